/** Our own signs, each in a box of 24 by 24; filled with the current colour unless they say otherwise. */
export const SIGNS: Record<string, string> = {
  ship: `<path d="M2.5 15.5c2 4 5 5.5 9.5 5.5s7.500-1.500 9.500-5.500l-8.500 1.200V3.500c4 1.500 6.500 5 6.500 9.500l-6.500.6v1.600Z"/><path d="M11 4.500C7.500 6.500 5.300 9.800 5 14l6-.7Z" opacity=".75"/>`,
  task: `<path d="M6 3h11a3 3 0 0 1 3 3v1.500h-4V18a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3v-1.500h9V18"/><path d="M8 7.500h5M8 10.500h5M8 13.500h5" fill="none" stroke="var(--b-hole)" stroke-width="1.500" stroke-linecap="round"/>`,
  guardian: `<circle cx="12" cy="5.500" r="3.300"/><path d="M12 9.300c4.200 0 6 4 6.800 11.700H5.200C6 13.300 7.800 9.300 12 9.300Z"/><path d="M12 11v9" stroke="var(--b-hole)" stroke-width="1.300"/>`,
  path: `<path d="M3 17.500 6.500 14h5L9.500 21H4.500ZM8.500 11.500 11 8.500h4.500L14 12.500h-5ZM13 14h6l1.500 6.500H12ZM13.500 6.500 15.500 3h4l-1.500 4h-4Z"/>`,
  "great-bonfire": `<path d="M12 2c1 4 6.500 6.500 6.500 12.500A6.500 6.500 0 0 1 12 21a6.500 6.500 0 0 1-6.500-6.500c0-3 1.700-4.500 2.700-7 1.400.8 1.900 2 1.800 3.500C12 8.700 12.800 5.500 12 2Z"/><path d="M12 12.500c.5 2 2.700 2.800 2.700 5a2.700 2.700 0 0 1-5.400 0c0-2 2-2.500 2.700-5Z" fill="var(--b-hole)"/>`,
  gnome: `<path d="M12 1.500c2 3.500 5 6 5.500 9h-11c.5-3 3.500-5.500 5.500-9Z"/><path d="M7.500 12h9c.5 5-1.500 9-4.500 10-3-1-5-5-4.500-10Z" opacity=".8"/><circle cx="10.300" cy="13.800" r=".9" fill="var(--b-hole)"/><circle cx="13.700" cy="13.800" r=".9" fill="var(--b-hole)"/>`,
  yellow: `<path d="m12 2 2.600 6.400 6.900.5-5.300 4.400 1.700 6.700L12 16.300 6.100 20l1.700-6.700L2.500 8.900l6.900-.5Z"/>`,
  blossom: `<g><circle cx="12" cy="6.500" r="4"/><circle cx="17.300" cy="10.400" r="4"/><circle cx="15.300" cy="16.600" r="4"/><circle cx="8.700" cy="16.600" r="4"/><circle cx="6.700" cy="10.400" r="4"/><circle cx="12" cy="12" r="2.800" fill="var(--b-hole)"/></g>`,
  fruit: `<path d="M12 8c2-2 8-1.500 8 4.500S15.500 21.500 12 21.500 4 18.500 4 12.500 10 6 12 8Z"/><path d="M12 8c0-3 1.500-5 5-5.500-.3 3-2 5-5 5.500Z" opacity=".75"/><path d="M8 11.500c-1 1-1.300 2.500-1 4" fill="none" stroke="var(--b-hole)" stroke-width="1.400" stroke-linecap="round"/>`,
  herb: `<path d="M4 21C3 11 9 4 20.500 3c.5 11-5 17-13.500 16.500Z"/><path d="M5 20.500 16 8" stroke="var(--b-hole)" stroke-width="1.500" stroke-linecap="round"/>`,
  shell: `<path d="M12 3.500c5.500 0 9.500 4.500 9.500 9.500L15 19v2H9v-2L2.500 13C2.500 8 6.500 3.500 12 3.500Z"/><path d="M12 5v13M7.500 6.500 10.500 18M16.500 6.500 13.500 18" stroke="var(--b-hole)" stroke-width="1.300"/>`,
  root: `<path d="M8 8.500c2.500-1.500 5.500-1.500 8 0 .5 5-1 10-4 13.500C9 18.500 7.500 13.500 8 8.500Z"/><path d="M11.500 8C10 6 8.500 4 6 3.500M12 8c0-2.500 0-4 .5-6M12.500 8c1.500-2 3-3.500 5.500-4" fill="none" stroke="currentColor" stroke-width="1.800" stroke-linecap="round"/><path d="M9.500 12h3M11.500 15.500h2.500" stroke="var(--b-hole)" stroke-width="1.300" stroke-linecap="round"/>`,
  gold: `<circle cx="12" cy="12" r="9.500"/><circle cx="12" cy="12" r="6.500" fill="none" stroke="var(--b-hole)" stroke-width="1.400"/><path d="m12 8 1.200 2.800 3 .2-2.300 1.900.8 2.900-2.700-1.600-2.700 1.600.8-2.900L7.800 11l3-.2Z" fill="var(--b-hole)"/>`,
  points: `<path d="m12 1.500 3 6.800 7.500.7-5.700 4.900 1.700 7.300-6.500-3.900-6.500 3.900 1.700-7.300L1.500 9l7.500-.7Z"/>`,
  novice: `<path d="M12 2.500c3.500 0 5 3 5 6.200 0 1.500-.5 2.600-1.300 3.500 2.600 1.500 3.800 4.800 4.300 9.300H4c.5-4.500 1.700-7.800 4.300-9.300C7.500 11.300 7 10.200 7 8.700 7 5.500 8.500 2.500 12 2.500Z"/>`,
  crystal: `<path d="M12 1.500 19 8l-7 14.500L5 8Z"/><path d="M5 8h14M12 1.500 9 8l3 14 3-14Z" fill="none" stroke="var(--b-hole)" stroke-width="1"/>`,
  portal: `<path d="M4 21.500V11a8 8 0 0 1 16 0v10.500h-4.500V11a3.500 3.500 0 0 0-7 0v10.500Z"/>`,
  fate: `<path d="M1.500 8h21v8h-21Z"/><path d="M8.500 8v8M15.500 8v8" stroke="var(--b-hole)" stroke-width="1.300"/>`,
  offering: `<path d="M2.500 11h19c0 5-3.500 8-7 9v1.500h-5V20c-3.500-1-7-4-7-9Z"/><path d="M6.500 9c0-3 2-5 3.500-3 0-3 3-4 4-1 2-1.500 4 1 3.500 4Z" opacity=".75"/>`,
  flame: `<path d="M12 1.500c1 4.500 7 7 7 13.200A7 7 0 0 1 12 22a7 7 0 0 1-7-7.300c0-3.200 1.800-5 2.900-7.700 1.500.9 2 2.200 2 3.800 2-2.400 3-5.500 2.100-9.300Z"/>`,
  elder: `<path d="M12 1.500c1.800 3 4 5.200 4.500 8h-9c.5-2.800 2.700-5 4.500-8Z"/><path d="M7.800 11h8.400c.6 4.800-1 9.500-4.200 11-3.200-1.500-4.800-6.200-4.200-11Z" opacity=".8"/><path d="M20 6v16" stroke="currentColor" stroke-width="1.800" stroke-linecap="round"/><circle cx="20" cy="4.500" r="2"/>`,
  turn: `<path d="M12 4a8 8 0 1 1-7.700 5.800" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"/><path d="M12 .5v7.500L7.500 4.200Z"/>`,
  move: `<path d="M3 12h13M11 5.500 17.500 12 11 18.500" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
};

/** The seven shapes of portals and notches. */
export const SHAPES: Record<string, string> = {
  a: "M12 1.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21Z",
  b: "M2.500 2.500h19v19h-19Z",
  c: "M12 .5 23.500 22h-23Z",
  d: "M12 .5 23.500 12 12 23.500.5 12Z",
  e: "M12 .8 23.300 9.300 19 22.500H5L.7 9.300Z",
  f: "M6.200 1.800h11.600L23.500 12l-5.700 10.200H6.200L.5 12Z",
  g: "M7.500 1h9v6.500H23v9h-6.500V23h-9v-6.500H1v-9h6.500Z",
};
