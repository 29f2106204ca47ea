import type { Schemas } from '../gateway-call.ts';

type Notice = Schemas['Notice'];

const HOUR = 3_600_000;

/** Newest first; `ageHours` is the time since publication at the moment of the call. */
const NOTICES: readonly (Omit<Notice, 'noticeId' | 'publishedAt'> & { ageHours: number })[] = [
  {
    kind: 'system',
    onTop: 1,
    ageHours: 2,
    title: '仅限年满 18 周岁人士使用本站',
    action: '限额与休息',
    path: '/mine/play',
    content:
      '请理性娱乐，量力而行。您可以随时在“限额与休息”中设置存款、亏损、投注总额与时长限额，或开始休息与自我排除。\n如对投注感到困扰，请联系在线客服或当地专业机构。',
  },
  {
    kind: 'funds',
    onTop: 1,
    ageHours: 9,
    title: '存款渠道安全提示',
    content:
      '平台存款仅通过官方网站、官方应用与在线客服提供的渠道办理，不承认任何线下代充。\n工作人员不会向您索取验证码或登录密码。',
  },
  {
    kind: 'sport',
    onTop: 0,
    ageHours: 5,
    title: '让球盘与大小盘走水规则说明',
    content: '全场让球与大小盘以九十分钟（含伤停补时）赛果结算，加时赛与点球不计。走水退还本金。',
  },
  {
    kind: 'venue',
    onTop: 0,
    ageHours: 12,
    title: '双格彩票例行维护',
    content:
      '双格彩票将于北京时间每周三 07:00 至 08:00 例行维护，期间无法进入，未结算注单不受影响。',
  },
  {
    kind: 'funds',
    onTop: 0,
    ageHours: 26,
    title: '网银快捷存款限额调整',
    content: '网银快捷存款单笔限额调整为 100 至 50,000 元，到账时间通常为一分钟以内。',
  },
  {
    kind: 'sport',
    onTop: 0,
    ageHours: 31,
    title: '滚球危险球确认时间',
    content: '滚球投注遇危险球时进入待确认状态，确认期间盘口变化以您选择的赔率接受方式为准。',
  },
  {
    kind: 'system',
    onTop: 0,
    ageHours: 50,
    title: '专业版界面上线',
    content: '页面右上角可在经典版与专业版之间切换，选择会保存在本机。',
  },
  {
    kind: 'venue',
    onTop: 0,
    ageHours: 74,
    title: '海王捕鱼新增三个房间',
    content: '海王捕鱼新增“珊瑚湾”“深海沟”“沉船湾”三个房间，最低单发 0.1 元。',
  },
  {
    kind: 'system',
    onTop: 0,
    ageHours: 120,
    title: '隐私权政策更新',
    action: '查看隐私权政策',
    path: '/app/help/ysgz',
    content: '隐私权政策已更新，主要补充了交易记录的保存年限，继续使用即表示您同意更新内容。',
  },
];

/** Pinned ones first, then the newest. */
export function notices(now: number): Notice[] {
  return NOTICES.map(({ ageHours, ...notice }, index) => ({
    noticeId: `notice-${index + 1}`,
    ...notice,
    // Rounded to the full hour, so that a notice keeps its time between calls.
    publishedAt: Math.max(0, Math.floor(now / HOUR) * HOUR - ageHours * HOUR),
  })).toSorted((a, b) => b.onTop - a.onTop || b.publishedAt - a.publishedAt);
}
