import type { ReactElement } from 'react';

/** How the suite draws a component, and what it may expect of it. */
export interface Specimen {
  /** The component with ordinary props; `act` is to be called when the member does what it is for. */
  draw: (act: () => void) => ReactElement<Record<string, unknown>>;
  /** Selector of the element that `className` reaches. */
  root: string;
  /** Selector of the element that `ref`, `data-*` and `aria-label` reach; the root when it is left out. */
  part?: string;
  /** What disables it. Left out for what cannot be operated. */
  disabled?: Readonly<Record<string, unknown>>;
  /** How it is operated. Left out for what cannot be. */
  operate?: {
    /** Selector of what takes the focus; the part when it is left out. */
    on?: string;
    /** Keys that call `act`, in the notation of the testing library. */
    keys: string;
    /** Selector of what a pointer presses; the same when it is left out. Null when a press alone does nothing. */
    press?: string | null;
    /** Selector of what shows the focus; the same when it is left out. */
    ring?: string;
  };
}
