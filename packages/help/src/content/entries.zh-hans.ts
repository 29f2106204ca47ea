import type { HelpEntry } from '../core/help-page.ts';
import type { HelpPageId } from '../core/help-pages.ts';

export const entries: Readonly<Record<HelpPageId, HelpEntry>> = {
  kh: { title: '开户', summary: '注册、绑定手机号码和实名，以及换了设备怎样登录。' },
  ck: { title: '存款', summary: '选择存款渠道、付款、确认到账，以及没有到账时怎么办。' },
  qk: { title: '取款', summary: '取款的条件、步骤和进度，以及为什么暂时不能取款。' },
  zz: { title: '场馆转账', summary: '中心钱包与场馆钱包之间怎样转入和转出。' },
  xnbcqkjc: {
    title: '虚拟币存款与取款教程',
    summary: '用 USDT 存款和取款，怎样选对网络，不让币丢失。',
  },
  tytzjc: {
    title: '体育投注教程',
    summary: '从看懂盘口到投注成功：赔率格式、投注单、串关和提前结算。',
  },
  yhgz: { title: '投注规则', summary: '哪些注单有效，哪些会作废，派彩有什么上限。' },
  tysstqth: {
    title: '体育赛事提前、推迟与结算',
    summary: '赛事改期、中断、取消时，注单怎样处理，比分怎样计算。',
  },
  rqgl: { title: '让球攻略', summary: '整球、半球和四分之一球盘口，一步一步算出派彩。' },
  dxqgl: { title: '大小球攻略', summary: '大小盘口怎样判定赢、赢半、走水、输半和输。' },
  tywt: { title: '体育常见问题', summary: '赔率变了、注单待确认、结算不符预期时的答案。' },
  fjcjc: { title: '彩票教程', summary: '进入彩票场馆、看懂玩法、核对开奖的步骤。' },
  dzjj: { title: '彩票玩法与规则简介', summary: '常见彩票玩法的含义，以及中奖何时无效。' },
  cpwt: { title: '彩票常见问题', summary: '开奖、封盘、追号和中奖派发的答案。' },
  zrwt: { title: '真人常见问题', summary: '断线、牌局取消和转入转出的答案。' },
  qtwt: { title: '其他常见问题', summary: '登录、密码、设备、消息和显示设置的答案。' },
  tjllq: { title: '推荐礼与返水', summary: '邀请好友怎样绑定关系，返水怎样计算。' },
  sy: { title: '术语', summary: '本站使用的每一个词是什么意思。' },
  bczr: { title: '博彩责任', summary: '怎样保持在自己负担得起的范围内，以及去哪里求助。' },
  zxkf: { title: '在线客服', summary: '联系真正的客服，并避开冒充者。' },
  gywm: { title: '关于我们', summary: '{brand} 提供什么，由谁负责，怎样保护您。' },
  hzhb: { title: '合作伙伴', summary: '代理、赞助和内容合作的联系方式。' },
  gztk: { title: '规则与条款', summary: '您与 {brand} 之间的协议全文。' },
  ysgz: { title: '隐私政策', summary: '收集哪些资料，交给谁，您有哪些选择。' },
};
