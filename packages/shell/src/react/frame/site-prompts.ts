import { SITE_PAGES } from '../../core/site-pages.ts';
import { m } from './dialog-messages.ts';
import type { SiteServices } from '../services.tsx';

type PromptServices = Pick<SiteServices, 'dialogs' | 'events' | 'i18n' | 'toaster'>;

/** Tells the visitor that something needs a login; the button leads to it. */
export async function showLoginTips({ dialogs, events, i18n }: PromptServices): Promise<void> {
  const yes = await dialogs.tips({ content: i18n.t(m.loginTips), cancellable: true });
  events.emit(yes ? 'login' : 'loginDeclined', undefined);
}

export interface MissingDataParts {
  /** Whether the site has a page at an address. */
  hasPage: (path: string) => boolean;
  navigate: (path: string, options: { state: { from: string } }) => unknown;
  /** Path and query of the current page, to which the member is led back. */
  from: string;
}

/** Shows a refusal's message (6015, 6449), and leads to the member's data if there is a page for it. */
export async function showMissingData(
  message: string,
  { dialogs, i18n, toaster }: PromptServices,
  { hasPage, navigate, from }: MissingDataParts,
): Promise<void> {
  if (!hasPage(SITE_PAGES.memberData)) {
    toaster.show(message, 'error');
    return;
  }
  const ask = { content: message, confirmText: i18n.t(m.complete), cancellable: true };
  if (await dialogs.tips(ask)) await navigate(SITE_PAGES.memberData, { state: { from } });
}

/** Tells the member that the game must be entered again (6302), then reloads the page. */
export async function showReEntry({ dialogs, i18n }: PromptServices): Promise<void> {
  const only = { content: i18n.t(m.reEnterText), confirmText: i18n.t(m.reEnter), closable: false };
  await dialogs.tips(only);
  location.reload();
}
