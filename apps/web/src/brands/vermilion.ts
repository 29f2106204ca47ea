import type { BrandInput } from '@courtside/shell';
import { DEMO_LICENCE } from './demo-licence.ts';

/** The southern bird: warm, festive, generous. */
export const vermilion: BrandInput = {
  name: 'Vermilion',
  slogan: { 'zh-Hans': '南方有朱雀，绿茵有好球', 'zh-Hant': '南方有朱雀，綠茵有好球' },
  theme: 'vermilion',
  imagery: 'vermilion',
  minimumAge: 18,
  licence: DEMO_LICENCE,
  openCategories: ['home', 'sport', 'egame', 'realbet', 'lottery', 'chess', 'gaming', 'fish'],
  app: {
    manifest: '/app/vermilion.webmanifest',
    icon: '/app/vermilion-180.png',
    color: '#40100d',
  },
};
