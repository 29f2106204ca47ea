import '@courtside/ui/styles.css';
import '@courtside/shell/styles.css';
import '@courtside/auth/styles.css';
import '@courtside/betslip/styles.css';
import '@courtside/help/styles.css';
import '@courtside/lobby/styles.css';
import '@courtside/member/styles.css';
import '@courtside/sports/styles.css';
import '@courtside/wallet/styles.css';
import { createSiteI18n } from '@courtside/i18n';
import { browserPlatform } from '@courtside/kernel/platform';
import { defineBrand, type Brand, type BrandInput } from '@courtside/shell';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createSite } from './app/create-site.ts';
import { StartFailure } from './app/start-failure.tsx';
import { startLocale } from './app/start-locale.ts';
import { brandInput, brandName, DEFAULT_BRAND, type BrandName } from './brand.ts';
import { readRuntimeConfig, type RuntimeConfig } from './runtime-config.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);
const i18n = createSiteI18n();
const defaultBrand = defineBrand(brandInput(DEFAULT_BRAND));

// A site wears one brand, so the looks of the others are no part of its entry.
const LOOKS: Record<BrandName, () => Promise<{ logo: NonNullable<BrandInput['logo']> }>> = {
  courtside: () => import('./looks/courtside.ts'),
  meridian: () => import('./looks/meridian.ts'),
  vermilion: () => import('./looks/vermilion.ts'),
};

/** Few sites override anything, so what reads overrides is no part of the entry either. */
async function brandOf(config: RuntimeConfig): Promise<Brand> {
  const name = brandName(config.brandName);
  const [{ logo }, overrides] = await Promise.all([
    LOOKS[name](),
    config.brand ? import('./app/brand-overrides.ts') : null,
  ]);
  const input = { ...brandInput(name), logo };
  return overrides ? overrides.brandFromEnv(input, config.brand ?? {}) : defineBrand(input);
}

async function start(): Promise<void> {
  const platform = browserPlatform();
  const language = navigator.language;
  // Texts and configuration are on their way at the same time; an override of the default language is rare.
  i18n.preload(startLocale(platform.storage, defaultBrand, language));
  const answer = await fetch('/runtime-config.json');
  if (!answer.ok) throw new Error(`runtime-config.json: HTTP ${answer.status}`);
  const config = readRuntimeConfig(await answer.json());
  const site = createSite(await brandOf(config), config, platform, language, i18n);
  await site.start({ address: location.href, page: document.documentElement });
  root.render(
    <StrictMode>
      <App site={site} />
    </StrictMode>,
  );
}

start().catch(() => root.render(<StartFailure i18n={i18n} brand={defaultBrand} />));
