import {
  example,
  links,
  note,
  section,
  steps,
  table,
  warning,
  type HelpText,
} from '../core/help-page.ts';

export const page: HelpText = {
  updated: '2026-11-26',
  sections: [
    section(
      'steps',
      '怎样存款',
      steps(
        '登录后打开“存款”。',
        '选择存款渠道。每个渠道都列出单笔范围、到账时间、手续费和流水倍数。',
        '输入金额，或者选择快捷金额。最多 {amountLength} 个字符，有的渠道只收整数。',
        '选择是否领取加赠。',
        '提交，按付款页面的说明付款。到账后页面会自动更新。',
      ),
      links(['/mine/savemoney', '去存款']),
    ),
    section(
      'channels',
      '渠道怎样选',
      table(
        '各种渠道的特点',
        ['渠道', '怎样付款', '要注意'],
        ['网银、钱包', '扫描付款码', '付款码有时限，失效后换一个再付'],
        ['银行卡转账', '转到页面显示的账户', '填写付款人姓名，便于核对'],
        ['虚拟币', '转到页面显示的地址', '网络和币种必须一致'],
      ),
      note('有的渠道提交后金额会减少几分。系统靠这几分认出您的付款，请按页面显示的金额付。'),
    ),
    section(
      'bonus',
      '加赠和流水',
      '领取加赠，加赠与本金一并入账，两者合计完成规定倍数的流水后才能取款。不领取，只有本金需要完成流水。',
      example('turnover'),
    ),
    section(
      'late',
      '付了款却没有到账',
      steps(
        '不要关闭订单，也不要再付一次。',
        '在订单页提交付款凭证：PNG、JPEG 或 WebP 图片，每张不超过 {slipMegabytes} MB。',
        '过了页面所示的到账时间仍未入账，带上订单号联系在线客服。',
      ),
      warning(
        '订单已经关闭或过期，就不要再向它的账户付款。收款账户会变，旧账户的付款可能无法找回。',
      ),
    ),
    section(
      'safe',
      '安全提示',
      '存款渠道只在本站、官方应用和在线客服中提供。其他人给您的线下收款账户，平台一律不认。',
      links(
        ['/app/help/xnbcqkjc', '虚拟币存款与取款教程'],
        ['/app/help/zxkf', '联系在线客服'],
        ['/mine/play', '设置存款限额'],
      ),
    ),
  ],
};
