import { defineBrand, type BrandInput } from '@courtside/shell';

/** The demonstration brand. Another brand is another file like this one. */
export const brandInput: BrandInput = {
  name: 'Courtside',
  slogan: { 'zh-Hans': '每一球，都有盘口', 'zh-Hant': '每一球，都有盤口' },
  siteId: '9000',
  minimumAge: 18,
  licence: {
    'zh-Hans': '演示站点，不接受真实资金；正式运营方须在此展示其博彩牌照信息。',
    'zh-Hant': '演示網站，不接受真實資金；正式營運方須在此展示其博彩牌照資訊。',
  },
  openCategories: ['home', 'sport'],
};

/** The brand as it is without the overrides of an environment. */
export const brand = defineBrand(brandInput);
