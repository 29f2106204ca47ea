export const s = {
  scoreFull: /*i18n*/ { id: 'betslip.step.scoreFull', message: '以全场比分 {score} 计算' },
  scoreTotal: /*i18n*/ {
    id: 'betslip.step.scoreTotal',
    message: '以全场总{unit}数 {score} 计算',
  },
  scoreHalf: /*i18n*/ { id: 'betslip.step.scoreHalf', message: '以上半场比分 {score} 计算' },
  scoreSecondHalf: /*i18n*/ {
    id: 'betslip.step.scoreSecondHalf',
    message: '以下半场比分 {score} 计算',
  },
  scorePart: /*i18n*/ { id: 'betslip.step.scorePart', message: '以{part}比分 {score} 计算' },
  scoreRegulation: /*i18n*/ {
    id: 'betslip.step.scoreRegulation',
    message: '以常规时间比分 {score} 计算，不含加时',
  },
  unfinished: /*i18n*/ { id: 'betslip.step.unfinished', message: '赛事没有完成，没有比分可计' },
  sinceBet: /*i18n*/ {
    id: 'betslip.step.sinceBet',
    message: '下注时比分为 {before}，只计下注之后的进球：{score}',
  },
  ahead: /*i18n*/ { id: 'betslip.step.ahead', message: '{team} 领先 {margin} {unit}' },
  behind: /*i18n*/ { id: 'betslip.step.behind', message: '{team} 落后 {margin} {unit}' },
  level: /*i18n*/ { id: 'betslip.step.level', message: '双方打平' },
  total: /*i18n*/ { id: 'betslip.step.total', message: '合计 {goals}' },
  line: /*i18n*/ {
    id: 'betslip.step.line',
    message: '盘口为 {line}，与盘口相差 {difference}',
  },
  halves: /*i18n*/ {
    id: 'betslip.step.halves',
    message: '投注额分为两半：{firstLine} 的一半{first}，{secondLine} 的一半{second}',
  },
  winning: /*i18n*/ { id: 'betslip.step.winning', message: '赢的选项：{picks}' },
  noWinner: /*i18n*/ { id: 'betslip.step.noWinner', message: '没有选项获胜' },
  grade: /*i18n*/ { id: 'betslip.step.grade', message: '结果：{result}' },
  stake: /*i18n*/ { id: 'betslip.step.stake', message: '投注额 {stake}，赔率 {price}' },
  won: /*i18n*/ { id: 'betslip.step.won', message: '{amount} 按赔率 {price} 派彩' },
  back: /*i18n*/ { id: 'betslip.step.back', message: '退还 {amount}' },
  lost: /*i18n*/ { id: 'betslip.step.lost', message: '输 {amount}' },
  cap: /*i18n*/ {
    id: 'betslip.step.cap',
    message: '超过单注最高派彩 {max}，少派 {cut}',
  },
  payout: /*i18n*/ { id: 'betslip.step.payout', message: '派彩 {payout}，输赢 {profit}' },
  leg: /*i18n*/ { id: 'betslip.step.leg', message: '第 {leg} 项{result}，按 {factor} 倍计' },
  accumulator: /*i18n*/ {
    id: 'betslip.step.accumulator',
    message: '第 {legs} 项组合：{factor} 倍，派彩 {payout}',
  },
  sum: /*i18n*/ {
    id: 'betslip.step.sum',
    message: '共 {lines} 注，其中 {paying} 注有派彩，合计 {gross}',
  },
  correction: /*i18n*/ {
    id: 'betslip.step.correction',
    message: '赛果更正：派彩由 {before} 改为 {after}，差额 {difference}',
  },
} as const;
