/** Colours that were changed in one edition: hex by semantic token, such as `brand`. */
export type Edits = Readonly<Record<string, string>>;

/** Colours that a brand changes most; others follow from the palette. */
export const EDITABLE = [
  'brand',
  'brand-hover',
  'brand-soft',
  'on-brand',
  'accent',
  'accent-hover',
  'on-accent',
  'header',
  'header-2',
  'on-header',
  'page',
  'surface',
  'text',
] as const;

const channel = (hex: string, at: number) =>
  Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4));

/** A DTCG colour. @example dtcgColour('#ff0000').components // [1, 0, 0] */
const dtcgColour = (hex: string) => ({
  colorSpace: 'srgb',
  components: [channel(hex, 1), channel(hex, 3), channel(hex, 5)],
  hex,
});

const group = (edits: Edits) =>
  Object.fromEntries(
    Object.entries(edits).map(([token, hex]) => [
      token,
      { $type: 'color', $value: dtcgColour(hex) },
    ]),
  );

/**
 * The token file of what was changed, as `courtside-theme` and `create-brand` take it: the colours of each edition in
 * its group.
 *
 * @example playgroundFile({ classic: { brand: '#0b5d4f' }, professional: {} })
 */
export const playgroundFile = (edits: {
  readonly classic: Edits;
  readonly professional: Edits;
}): object => ({ classic: group(edits.classic), professional: group(edits.professional) });
