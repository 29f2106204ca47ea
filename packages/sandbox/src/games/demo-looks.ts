/** Looks of the demo games: one for each brand that ships. The frame names it as `look` in the address. */
const LOOKS = ['courtside', 'meridian', 'vermilion'] as const;
export type DemoLook = (typeof LOOKS)[number];

/** The first where there is no such look. */
export const lookOf = (name: string | undefined): DemoLook =>
  LOOKS.find((each) => each === name) ?? LOOKS[0];
