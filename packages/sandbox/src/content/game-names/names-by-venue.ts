/** Names of a category's games by venue code, each with its motif; the first of a venue are its hot ones. */
export type NamesByVenue = Readonly<
  Record<string, readonly (readonly [name: string, motif: string])[]>
>;
