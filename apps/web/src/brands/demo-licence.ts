import type { BrandText } from '@courtside/shell';

/** A demonstration has no licence, and says so. */
export const DEMO_LICENCE: BrandText = {
  'zh-Hans': '演示站点，不接受真实资金；正式运营方须在此展示其博彩牌照信息。',
  'zh-Hant': '演示網站，不接受真實資金；正式營運方須在此展示其博彩牌照資訊。',
};
