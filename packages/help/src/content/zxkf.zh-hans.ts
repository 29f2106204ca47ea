import { links, list, section, service, warning, type HelpText } from '../core/help-page.ts';

export const page: HelpText = {
  updated: '2026-11-26',
  sections: [
    section(
      'open',
      '联系在线客服',
      '按下面的按钮联系在线客服。每个页面顶部的耳机图标也能打开它。',
      service,
    ),
    section(
      'prepare',
      '先准备好这些',
      list(
        '存款或取款的订单号，或者注单号。',
        '发生的时间和页面上的提示文字。',
        '付款凭证，或者截图。',
      ),
      '资料齐全，问题通常一次就能解决。',
    ),
    section(
      'safety',
      '安全提示',
      warning(
        '存款渠道只在本站、官方应用和在线客服中提供。其他线下存款方式，平台一律不认，谨防诈骗。',
      ),
      list(
        '平台人员从不索取验证码、登录密码或取款密码。',
        '不要点陌生人发来的链接，也不要安装他们给的远程控制软件。',
        '自称客服却要您转账的，都是骗子。',
      ),
    ),
    section(
      'faq',
      '也许这里已经有答案',
      '下列问题最常见。',
      links(
        ['/app/help/ck#late', '付了款却没有到账'],
        ['/app/help/qk#conditions', '为什么不能取款'],
        ['/app/help/tywt#wrong', '结算好像错了'],
        ['/app/help/kh#device', '换了设备无法登录'],
      ),
    ),
  ],
};
