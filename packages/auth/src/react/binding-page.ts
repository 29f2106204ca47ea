import type { Screen } from '@courtside/shell/react';

/** The page of bindings. What it needs is named here, and not in the first page of the site: few open it. */
export const loadBinding = async (): Promise<Screen> =>
  (await import('./binding-screen.tsx')).BindingScreen;
