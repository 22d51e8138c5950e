/** A number as it is said, so that its plural is that of what is read. */
export const toTenths = (value: number): number => Math.round(value * 10) / 10;
