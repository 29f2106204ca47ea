/** When a component is the right one, and how it is used well. */
export interface Guide {
  use: string;
  /** When it is not, with what is. */
  not: string;
  do: string;
  dont: string;
  /** What it does for assistive technology, and what it needs from the application. */
  access: string;
}
