import { createSiteI18n, toLocale } from '@courtside/i18n';
import { SiteI18nProvider } from '@courtside/i18n/react';
import { UiProvider } from '@courtside/ui';
import type { Decorator } from '@storybook/react-vite';

export const SITE = createSiteI18n();

/** Puts the story where a site puts its screens: edition, theme and language on the document, providers around it. */
export const withSite: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  root.lang = toLocale(String(globals['locale']));
  root.dataset['edition'] = String(globals['edition']);
  if (globals['theme'] === 'sport') root.dataset['theme'] = 'sport';
  else delete root.dataset['theme'];
  return (
    <UiProvider>
      <SiteI18nProvider site={SITE}>
        <Story />
      </SiteI18nProvider>
    </UiProvider>
  );
};
