/** A number rounded as it is displayed, so that the plural form fits. */
export const toTenths = (value: number): number => Math.round(value * 10) / 10;
