import type { BrandInput } from '@courtside/shell';
import { DEMO_LICENCE } from './demo-licence.ts';

/** The noon line: sharp, fast, technical. */
export const meridian: BrandInput = {
  name: 'Meridian',
  slogan: { 'zh-Hans': '看得准，落得快', 'zh-Hant': '看得準，落得快' },
  theme: 'meridian',
  imagery: 'meridian',
  priceColors: 'green-up',
  minimumAge: 18,
  licence: DEMO_LICENCE,
  openCategories: ['home', 'sport', 'egame', 'realbet', 'lottery', 'chess', 'gaming', 'fish'],
  app: {
    manifest: '/app/meridian.webmanifest',
    icon: '/app/meridian-180.png',
    color: '#0a1331',
  },
};
