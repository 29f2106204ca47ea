import type { BrandInput } from '@courtside/shell';
import { DEMO_LICENCE } from './demo-licence.ts';

/** The seat at the line: close, level, fair. */
export const courtside: BrandInput = {
  name: 'Courtside',
  slogan: { 'zh-Hans': '每一球，都有盘口', 'zh-Hant': '每一球，都有盤口' },
  theme: 'courtside',
  imagery: 'courtside',
  minimumAge: 18,
  licence: DEMO_LICENCE,
  openCategories: ['home', 'sport', 'egame', 'realbet', 'lottery', 'chess', 'gaming', 'fish'],
  app: {
    manifest: '/app/courtside.webmanifest',
    icon: '/app/courtside-180.png',
    color: '#0c2422',
  },
};
