/** Words that urge a member to continue, to play more, or to win back losses; in both scripts. */
const URGING: readonly string[] = [
  '赶快',
  '趕快',
  '快来',
  '快來',
  '马上下注',
  '馬上下注',
  '立刻下注',
  '最后机会',
  '最後機會',
  '机不可失',
  '機不可失',
  '错过',
  '錯過',
  '不要停',
  '继续赢',
  '繼續贏',
  '再来一局',
  '再來一局',
  '再接再厉',
  '再接再厲',
  '翻本',
  '回本',
  '稳赚',
  '穩賺',
  '必赢',
  '必贏',
  '包赢',
  '包贏',
  '轻松赚',
  '輕鬆賺',
  '差一点就',
  '差一點就',
  '手气正旺',
  '手氣正旺',
  '加倍投注',
];

/**
 * The urging words in a text for players.
 *
 * @example urgingWords('赶快下注，马上翻本') // ['赶快', '翻本']
 */
export const urgingWords = (text: string): string[] => URGING.filter((word) => text.includes(word));
