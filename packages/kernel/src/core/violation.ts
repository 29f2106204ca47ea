/**
 * One reason why a rule refuses its input.
 *
 * `code` is stable and chooses the message; `params` fills its placeholders; `field` names the input that it is shown
 * at.
 */
export interface Violation<Code extends string = string> {
  readonly code: Code;
  readonly field?: string;
  readonly params?: Readonly<Record<string, string | number>>;
}
