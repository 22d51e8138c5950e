/** Colours as numbers: contrast as defined by WCAG, and simulations of colour blindness. */
export type Rgb = readonly [number, number, number];
export type Deficiency = "deuteranopia" | "protanopia" | "tritanopia";

export function parse(hex: string): Rgb {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  return [red!, green!, blue!];
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toLinear = ([r, g, b]: Rgb): Rgb => [linear(r), linear(g), linear(b)];

function luminance(colour: Rgb): number {
  const [r, g, b] = toLinear(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** From 1, no contrast, to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Machado, Oliveira and Fernandes 2009, complete deficiencies; rows for red, green and blue in linear light. */
const SEEN: Record<Deficiency, readonly Rgb[]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** In linear light. */
function seen(colour: Rgb, by: Deficiency | null): Rgb {
  const [r, g, b] = toLinear(colour);
  if (by === null) return [r, g, b];
  const mixed = SEEN[by].map(([x, y, z]) => Math.min(1, Math.max(0, x * r + y * g + z * b)));
  return [mixed[0]!, mixed[1]!, mixed[2]!];
}

function lab([r, g, b]: Rgb): Rgb {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How different two colours look, in CIE L*a*b*: about 2 can just be noticed, 20 is another colour. */
export function distance(one: Rgb, other: Rgb, by: Deficiency | null = null): number {
  const [a, b] = [lab(seen(one, by)), lab(seen(other, by))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
