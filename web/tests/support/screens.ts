/** Screens that people have. */
export const LAPTOP = { viewport: { width: 1280, height: 720 } };
export const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
