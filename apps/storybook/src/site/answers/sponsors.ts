import type { CallData } from '@courtside/api-client';
import type { Say } from '../story-gateway.ts';

export const sponsors = (zh: Say): CallData<'/site/api/v1/advertising/sponsorContent'> => ({
  title: zh('赞助与合作', '赞助与合作'),
  lead: zh(
    '我们支持草根足球、女子篮球与城市路跑。以下为演示用的虚构合作伙伴。',
    '我们支持草根足球、女子篮球与城市路跑。以下为演示用的虚构合作伙伴。',
  ),
  partners: [
    {
      partnerId: 'linjiang',
      name: zh('临江竞技足球俱乐部', '临江竞技足球俱乐部'),
      role: zh('球衣胸前广告合作伙伴', '球衣胸前广告合作伙伴'),
      since: 2024,
      until: 2027,
      text: zh(
        '共同开办青训日营，每年向十二所小学捐赠训练器材。',
        '共同开办青训日营，每年向十二所小学捐赠训练器材。',
      ),
      colors: ['#0b5a55', '#f2c14e'],
      monogram: 'LJ',
    },
    {
      partnerId: 'beishan',
      name: zh('北山城女子篮球队', '北山城女子篮球队'),
      role: zh('官方合作伙伴', '官方合作伙伴'),
      since: 2025,
      until: 2028,
      text: zh(
        '主场设置理性娱乐宣传角，未成年观众席不展示任何博彩标识。',
        '主场设置理性娱乐宣传角，未成年观众席不展示任何博彩标识。',
      ),
      colors: ['#7a1f3d', '#f6e7d8'],
      monogram: 'BS',
    },
    {
      partnerId: 'haiwan',
      name: zh('海湾城市半程马拉松', '海湾城市半程马拉松'),
      role: zh('赛事支持单位', '赛事支持单位'),
      since: 2023,
      until: 2026,
      text: zh(
        '提供医疗点与完赛补给，赛道沿线共设八处。',
        '提供医疗点与完赛补给，赛道沿线共设八处。',
      ),
      colors: ['#1f4e8c', '#e9f1fb'],
      monogram: 'HM',
    },
    {
      partnerId: 'shuangta',
      name: zh('双塔电竞', '双塔电竞'),
      role: zh('训练基地合作伙伴', '训练基地合作伙伴'),
      since: 2025,
      until: 2027,
      text: zh(
        '队员均为成年人，合约包含反操纵比赛培训。',
        '队员均为成年人，合约包含反操纵比赛培训。',
      ),
      colors: ['#3a2f6b', '#9be564'],
      monogram: 'ST',
    },
  ],
});
