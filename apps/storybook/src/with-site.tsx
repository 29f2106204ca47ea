import { createSiteI18n, toLocale, type Locale } from '@courtside/i18n';
import { SiteI18nProvider } from '@courtside/i18n/react';
import { FRAME_MESSAGES } from '@courtside/site';
import { standardFeatures } from '@courtside/site/features';
import { UiProvider } from '@courtside/ui';
import type { Decorator } from '@storybook/react-vite';
import { attributesOf, lookOf } from './globals.ts';

export const SITE = createSiteI18n();
const START = [
  ...FRAME_MESSAGES,
  ...standardFeatures().flatMap(({ frameMessages = [] }) => frameMessages),
];

/** Has ready what a site has before its first paint. */
export async function prepareTexts(locale: Locale): Promise<void> {
  await Promise.all(START.map((source) => SITE.use(source)));
  await SITE.activate(locale);
}

/** Puts the story where a site puts its screens: its look and language on the document, providers around it. */
export const withSite: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  root.lang = toLocale(String(globals['locale']));
  root.removeAttribute('data-theme');
  for (const [name, value] of Object.entries(attributesOf(lookOf(globals)))) {
    root.setAttribute(name, value);
  }
  return (
    <UiProvider>
      <SiteI18nProvider site={SITE}>
        <Story />
      </SiteI18nProvider>
    </UiProvider>
  );
};
