import '@courtside/ui/styles.css';
import '@courtside/shell/styles.css';
import './theme.css';
import { brandFromEnv, defineBrand } from '@courtside/shell';
import { startSite } from '@courtside/site';
import { version } from '../package.json';
import { brand, languages } from './brand.ts';
import { features } from './features.ts';

const container = document.querySelector('#root');
if (!container) throw new Error('index.html has no #root');

void startSite({
  container,
  version,
  fallbackBrand: defineBrand(brand),
  brand: (config) => brandFromEnv(brand, config.brand ?? {}),
  features,
  languages,
});
