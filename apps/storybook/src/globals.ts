/** The editions of the kit, in the order in which the matrix shows them. */
export const EDITIONS = ['classic', 'professional'] as const;
