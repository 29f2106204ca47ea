/** Looks of the demo games: one for each shipped brand. The frame gives it as `look` in the address. */
const LOOKS = ['courtside', 'meridian', 'vermilion'] as const;
export type DemoLook = (typeof LOOKS)[number];

/** The first look for an unknown name. */
export const lookOf = (name: string | undefined): DemoLook =>
  LOOKS.find((each) => each === name) ?? LOOKS[0];
