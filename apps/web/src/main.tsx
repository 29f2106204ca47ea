import '@courtside/ui/styles.css';
import '@courtside/shell/styles.css';
import { startSite } from '@courtside/site';
import { standardFeatures } from '@courtside/site/features';
import { version } from '../package.json';
import { brandOf } from './brand-of.ts';
import { courtside } from './brands/courtside.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

void startSite({
  container,
  version,
  fallbackBrand: courtside,
  brand: brandOf,
  features: standardFeatures,
  serviceWorker: import.meta.env.PROD ? '/sw.js' : undefined,
});
