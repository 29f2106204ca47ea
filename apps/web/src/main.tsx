import '@courtside/ui/styles.css';
import '@courtside/shell/styles.css';
import '@courtside/auth/styles.css';
import '@courtside/betslip/styles.css';
import '@courtside/help/styles.css';
import '@courtside/member/styles.css';
import '@courtside/sports/styles.css';
import '@courtside/wallet/styles.css';
import { createSiteI18n } from '@courtside/i18n';
import { browserPlatform } from '@courtside/kernel/platform';
import type { Brand } from '@courtside/shell';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createSite } from './app/create-site.ts';
import { StartFailure } from './app/start-failure.tsx';
import { startLocale } from './app/start-locale.ts';
import { brand, brandInput } from './brand.ts';
import { readRuntimeConfig, type RuntimeConfig } from './runtime-config.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);
const i18n = createSiteI18n();

/** Few sites override anything, so what reads overrides is no part of the entry. */
async function brandOf({ brand: overrides }: RuntimeConfig): Promise<Brand> {
  if (!overrides) return brand;
  const { brandFromEnv } = await import('./app/brand-overrides.ts');
  return brandFromEnv(brandInput, overrides);
}

async function start(): Promise<void> {
  const platform = browserPlatform();
  const language = navigator.language;
  // Texts and configuration are on their way at the same time; an override of the default language is rare.
  i18n.preload(startLocale(platform.storage, brand, language));
  const answer = await fetch('/runtime-config.json');
  if (!answer.ok) throw new Error(`runtime-config.json: HTTP ${answer.status}`);
  const config = readRuntimeConfig(await answer.json());
  const site = createSite(await brandOf(config), config, platform, language, i18n);
  await site.start(location.href);
  root.render(
    <StrictMode>
      <App site={site} />
    </StrictMode>,
  );
}

start().catch(() => root.render(<StartFailure i18n={i18n} />));
