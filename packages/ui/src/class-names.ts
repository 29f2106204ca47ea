/** Joins the class names that are set. @example classNames('cs-price', selected && 'is-selected') */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
