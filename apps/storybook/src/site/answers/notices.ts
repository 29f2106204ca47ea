import type { CallData } from '@courtside/api-client';
import type { Say } from '../story-gateway.ts';

export const notices = (zh: Say): CallData<'/site/api/v1/advertising/queryNoticeListByPage'> => ({
  total: 4,
  list: [
    {
      noticeId: 'notice-1',
      kind: 'system',
      onTop: 1,
      title: zh('仅限年满 18 周岁人士使用本站', '仅限年满 18 周岁人士使用本站'),
      content: zh(
        '请理性娱乐，量力而行。您可以随时在“责任博彩”中设置存款、投注与时长限额，或申请冷静期与自我排除。\n如对投注感到困扰，请联系在线客服或当地专业机构。',
        '请理性娱乐，量力而行。您可以随时在“责任博彩”中设置存款、投注与时长限额，或申请冷静期与自我排除。\n如对投注感到困扰，请联系在线客服或当地专业机构。',
      ),
      publishedAt: 1778927100000,
    },
    {
      noticeId: 'notice-2',
      kind: 'funds',
      onTop: 1,
      title: zh('存款渠道安全提示', '存款渠道安全提示'),
      content: zh(
        '平台存款仅通过官方网站、官方应用与在线客服提供的渠道办理，不承认任何线下代充。\n工作人员不会向您索取验证码或登录密码。',
        '平台存款仅通过官方网站、官方应用与在线客服提供的渠道办理，不承认任何线下代充。\n工作人员不会向您索取验证码或登录密码。',
      ),
      publishedAt: 1778901900000,
    },
    {
      noticeId: 'notice-3',
      kind: 'sport',
      onTop: 0,
      title: zh('让球盘与大小盘走水规则说明', '让球盘与大小盘走水规则说明'),
      content: zh(
        '全场让球与大小盘以九十分钟（含伤停补时）赛果结算，加时赛与点球不计。走水退还本金。',
        '全场让球与大小盘以九十分钟（含伤停补时）赛果结算，加时赛与点球不计。走水退还本金。',
      ),
      publishedAt: 1778916300000,
    },
    {
      noticeId: 'notice-4',
      kind: 'venue',
      onTop: 0,
      title: zh('双格彩票例行维护', '双格彩票例行维护'),
      content: zh(
        '双格彩票将于北京时间每周三 07:00 至 08:00 例行维护，期间无法进入，未结算注单不受影响。',
        '双格彩票将于北京时间每周三 07:00 至 08:00 例行维护，期间无法进入，未结算注单不受影响。',
      ),
      publishedAt: 1778891100000,
    },
  ],
});
