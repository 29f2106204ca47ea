import { example, links, list, section, table, type HelpText } from '../core/help-page.ts';

export const page: HelpText = {
  updated: '2026-11-23',
  sections: [
    section(
      'valid',
      '注单何时成立',
      '平台接受并生成注单号，注单才成立。成立之后不能取消或更改，唯一的例外是平台提供的提前结算。',
      list(
        '请求没有收到结果，不代表没有成立。页面会按同一个单号查询，不会重复扣款。',
        '被拒绝的注单不扣款。',
        '投注前请核对选项、盘口、赔率和投注额。',
      ),
    ),
    section(
      'void',
      '哪些注单会作废',
      table(
        '作废的原因',
        ['情形', '怎样处理'],
        ['在开赛或赛果已知之后投注（滚球除外）', '退还本金'],
        ['同一会员对同一赛事重复投注', '拒绝或退还本金'],
        ['赔率、盘口、比分有明显错误', '退还本金'],
        ['系统故障', '退还本金'],
        ['机器人或自动化投注', '取消注单并关闭账户'],
      ),
      '串关中有一场作废，那一场的赔率按 1 计算，其余照常。可以在下面试一试。',
      example('void'),
    ),
    section(
      'limits',
      '派彩上限',
      '每位会员每日的派彩有上限，以美元计，其他货币按等值计算。',
      table(
        '每日最高派彩（美元）',
        ['项目', '每日最高派彩（美元）'],
        ['足球、篮球', '{payoutFootball}'],
        ['网球、美式足球、棒球、冰球、橄榄球、排球', '{payoutTennis}'],
        ['其他体育项目', '{payoutOther}'],
        ['冠军盘', '{payoutOutright}'],
        ['娱乐场', '{payoutCasino}'],
        ['金融投注', '{payoutFinancials}'],
      ),
      '超过上限的部分不派发，但退还的本金不受上限影响。',
    ),
    section(
      'odds',
      '赔率与限额',
      '派彩按接受注单时的赔率计算，与之后的变化无关。每注的最低和最高投注额显示在投注单里。投注单最多放 {maxPicks} 个选项。',
    ),
    section(
      'settle',
      '结算',
      '结算依据官方赛果，按金额最小单位向下取整，每一注各取一次。赛果更正时，先前的派彩会收回并重新结算，两次都会留在注单里。',
      example('settlement'),
    ),
    section(
      'dispute',
      '有异议',
      '请在赛果公布之日起 {disputeDays} 天内提出。交易记录保存 {recordYears} 年，是最终依据。',
      links(
        ['/mine/betRecord', '查看投注记录'],
        ['/app/help/zxkf', '联系在线客服'],
        ['/app/help/gztk', '规则与条款全文'],
      ),
    ),
  ],
};
