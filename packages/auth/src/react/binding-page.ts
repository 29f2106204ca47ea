import type { Screen } from '@courtside/shell/react';

/** Loads the page of bindings from a module of its own, as few members open it and the first page need not name it. */
export const loadBinding = async (): Promise<Screen> =>
  (await import('./binding-screen.tsx')).BindingScreen;
