declare module "virtual:facts" {
  export const version: string;
  export const components: import("../build/facts").Components;
}
