import { links, list, section, type HelpText } from '../core/help-page.ts';

export const page: HelpText = {
  updated: '2026-11-23',
  faq: true,
  sections: [
    section(
      'cut',
      '牌局中途断线怎么办？',
      '已经成立的投注继续有效，由场馆照常开牌和派彩。重新进入后，在场馆的记录里可以看到结果。',
    ),
    section(
      'void',
      '牌局取消，钱退不退？',
      '设备故障、洗牌错误等原因取消的一局，退还本金，由场馆决定并公告。',
    ),
    section(
      'enter',
      '为什么进不去？',
      list(
        '场馆正在维护：等维护结束。',
        '地区受限：不能使用。',
        '提示“数据异常”：退出之后重新进入。',
        '浏览器拦截新窗口：允许本站打开窗口，再试一次。',
      ),
      links(['/game/realbet', '打开真人']),
    ),
    section(
      'money',
      '场馆里没有余额？',
      '先从中心钱包转入。转入窗口会在进入时出现。',
      links(['/app/help/zz', '场馆转账']),
    ),
    section(
      'late',
      '点了投注却没有成立？',
      '投注时间结束之后的点击无效，不扣款。以场馆显示的“投注成功”为准。',
    ),
    section('limit', '限红是什么？', '每一桌的最低和最高投注额。不同的桌不一样，进桌前会显示。'),
    section(
      'fair',
      '结果怎样保证公平？',
      '由真人荷官现场发牌，全程直播。每局都有局号，便于查询和复核。',
    ),
    section(
      'problem',
      '对结果有异议？',
      '记下局号和时间，联系在线客服，由场馆复核录像。',
      links(['/app/help/zxkf', '联系在线客服']),
    ),
  ],
};
