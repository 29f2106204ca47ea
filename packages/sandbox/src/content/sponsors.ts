import type { Schemas } from '../gateway-call.ts';

/** Fictional clubs and people: a demonstration must not claim a partner. */
export const SPONSORS: Schemas['SponsorContent'] = {
  title: '赞助与合作',
  lead: '我们支持草根足球、女子篮球与城市路跑。以下为演示用的虚构合作伙伴。',
  partners: [
    {
      partnerId: 'linjiang',
      name: '临江竞技足球俱乐部',
      role: '球衣胸前广告合作伙伴',
      since: 2024,
      until: 2027,
      text: '共同开办青训日营，每年向十二所小学捐赠训练器材。',
      colors: ['#0b5a55', '#f2c14e'],
      monogram: 'LJ',
    },
    {
      partnerId: 'beishan',
      name: '北山城女子篮球队',
      role: '官方合作伙伴',
      since: 2025,
      until: 2028,
      text: '主场设置理性娱乐宣传角，未成年观众席不展示任何博彩标识。',
      colors: ['#7a1f3d', '#f6e7d8'],
      monogram: 'BS',
    },
    {
      partnerId: 'haiwan',
      name: '海湾城市半程马拉松',
      role: '赛事支持单位',
      since: 2023,
      until: 2026,
      text: '提供医疗点与完赛补给，赛道沿线共设八处。',
      colors: ['#1f4e8c', '#e9f1fb'],
      monogram: 'HM',
    },
    {
      partnerId: 'shuangta',
      name: '双塔电竞',
      role: '训练基地合作伙伴',
      since: 2025,
      until: 2027,
      text: '队员均为成年人，合约包含反操纵比赛培训。',
      colors: ['#3a2f6b', '#9be564'],
      monogram: 'ST',
    },
  ],
};
