/** The characters of this package's names that Traditional Chinese writes otherwise, in pairs. */
const PAIRS =
  '东東乌烏云雲亚亞会會伦倫体體兰蘭兴興兹茲内內军軍凯凱刚剛别別卢盧发發国國图圖圣聖奥奧宫宮尔爾岛島库庫时時欧歐毕畢汉漢灵靈热熱矿礦竞競红紅约約级級纳納纽紐维維罗羅' +
  '联聯苏蘇莱萊萨薩诺諾谊誼贝貝费費赖賴赛賽轻輕达達连連锡錫镇鎮长長门門队隊际際韩韓顿頓风風马馬鲁魯鸿鴻鹏鵬麦麥齐齊';

const TABLE: ReadonlyMap<string, string> = new Map(
  Array.from({ length: PAIRS.length / 2 }, (_, i) => [
    PAIRS.charAt(i * 2),
    PAIRS.charAt(i * 2 + 1),
  ]),
);

/** Character by character; good for names, not for prose. @example traditional('罗马') // '羅馬' */
export function traditional(text: string): string {
  return Array.from(text, (char) => TABLE.get(char) ?? char).join('');
}
