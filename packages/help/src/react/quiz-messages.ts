export const q = {
  title: /*i18n*/ { id: 'help.quiz.title', message: '自我测验' },
  lead: /*i18n*/ { id: 'help.quiz.lead', message: '答案由结算规则算出。选择之后会显示步骤。' },
  number: /*i18n*/ { id: 'help.quiz.number', message: '第 {number} 题' },
  right: /*i18n*/ { id: 'help.quiz.right', message: '答对了。' },
  wrong: /*i18n*/ { id: 'help.quiz.wrong', message: '答案是：{answer}' },
  handicap: /*i18n*/ {
    id: 'help.quiz.handicap',
    message: '{giver}让 {line} 球。您以香港盘 {price} 投注{pick} {stake}，完场 {score}。结果怎样？',
  },
  handicapLive: /*i18n*/ {
    id: 'help.quiz.handicapLive',
    message:
      '滚球，投注时 {before}，{giver}让 {line} 球。您以香港盘 {price} 投注{pick} {stake}，完场 {score}。结果怎样？',
  },
  total: /*i18n*/ {
    id: 'help.quiz.total',
    message: '大小盘口 {line}。您以香港盘 {price} 投注“{pick}” {stake}，完场 {score}。结果怎样？',
  },
  result: /*i18n*/ {
    id: 'help.quiz.result',
    message: '{market}，您投注“{pick}”，完场 {score}。结果怎样？',
  },
  resultHalf: /*i18n*/ {
    id: 'help.quiz.resultHalf',
    message: '{market}，您投注“{pick}”，上半场 {half}，完场 {score}。结果怎样？',
  },
  resultCut: /*i18n*/ {
    id: 'help.quiz.resultCut',
    message: '{market}，您投注“{pick}”，上半场 {half}，下半场中断。结果怎样？',
  },
  series: /*i18n*/ {
    id: 'help.quiz.series',
    message: '{combination}，每注 {unit}：{legs}。派彩多少？',
  },
  leg: /*i18n*/ { id: 'help.quiz.leg', message: '第 {leg} 场香港盘 {price}，{result}' },
  cost: /*i18n*/ { id: 'help.quiz.cost', message: '{combination}，每注 {unit}。总投注额多少？' },
  odds: /*i18n*/ { id: 'help.quiz.odds', message: '香港盘 {price}，{format}怎样显示？' },
} as const;
