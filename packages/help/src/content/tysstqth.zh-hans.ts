import { example, links, list, section, table, type HelpText } from '../core/help-page.ts';

export const page: HelpText = {
  updated: '2026-11-23',
  sections: [
    section(
      'time',
      '计算到什么时候',
      '足球以九十分钟和伤停补时的比分结算，不含加时赛和点球大战。上半场的玩法只看上半场比分。',
      list(
        '让球滚球：只计投注之后的进球，从 0-0 重新算起。',
        '大小、独赢、波胆滚球：用全场比分，投注前的进球也算。',
        '半场已经完成，半场玩法照常结算，即使比赛后来中断。',
        '波胆列出单队最多 {listedGoals} 球的比分，半场最多 {listedGoalsHalf} 球；更多属于“其他比分”。',
      ),
    ),
    section('try', '换一种玩法试算', '改变比分和玩法，看看规则怎样判定。', example('settlement')),
    section(
      'early',
      '提前开赛',
      '开赛之前接受的注单有效。实际开赛之后才接受的早盘注单作废，退还本金。',
    ),
    section(
      'postponed',
      '推迟与中断',
      table(
        '赛事没有按时完成',
        ['情形', '注单'],
        ['推迟', '按场馆公布的时限等待；逾时取消，退还本金'],
        ['中断、腰斩', '没有完成的时段取消；已经完成的时段照常结算'],
        ['取消', '全部退还本金'],
        ['改到别的场地、主客场对调', '退还本金'],
      ),
      '取消的注单会写明原因。',
    ),
    section(
      'series',
      '串关中的一场取消',
      '取消或走水的一场按 1 计算，赢半和输半也各有系数。所有选项都取消时，退还全部本金。',
      example('void'),
    ),
    section(
      'correct',
      '赛果更正',
      '官方更正赛果之后，平台重新结算。差额会从余额中加上或扣回，注单里可以看到两次结算。',
    ),
    section(
      'check',
      '自己核对',
      '打开注单，“结算说明”会列出计算的比分、盘口、每一半的结果和派彩。',
      links(
        ['/mine/betRecord', '查看投注记录'],
        ['/game/sport/results', '查看赛果'],
        ['/app/help/yhgz', '投注规则'],
      ),
    ),
  ],
};
