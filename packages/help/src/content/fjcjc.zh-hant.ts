import { links, section, steps, table, warning, type HelpText } from '../core/help-page.ts';

export const page: HelpText = {
  updated: '2026-11-23',
  sections: [
    section(
      'enter',
      '進入彩票場館',
      steps(
        '登入後打開「彩票」，選擇場館。',
        '需要時把金額轉入場館錢包。',
        '選擇彩種。頁面顯示本期的期號、封盤倒數和上期開獎。',
      ),
      links(['/game/lottery', '打開彩票'], ['/app/help/zz', '場館轉帳']),
    ),
    section(
      'bet',
      '怎樣投注',
      steps(
        '選擇玩法，例如和值、單雙或直選。',
        '選擇號碼。頁面顯示注數。',
        '輸入每注金額，核對總投注額。',
        '在封盤之前確認。確認後不能撤銷。',
      ),
      warning('總投注額是注數乘每注金額。複式號碼會產生很多注，請先看清。'),
    ),
    section(
      'plays',
      '先從簡單的玩法開始',
      table(
        '玩法的難易',
        ['玩法', '猜什麼', '中獎機會'],
        ['單雙、大小', '和值或某一位的單雙、大小', '較大'],
        ['組選', '號碼，不分先後', '較小'],
        ['直選', '號碼和先後都要對', '很小'],
      ),
      '賠率越高，中獎機會越小。任何「必中」的方法都不存在。',
    ),
    section(
      'draw',
      '核對開獎',
      '每一期的開獎號碼以該彩種官方公布的為準。開獎後場館自動派彩，中獎金額進入場館錢包。',
      links(['/mine/betRecord', '查看投注記錄']),
    ),
    section(
      'stop',
      '控制節奏',
      '彩票開獎快，不知不覺會投很多期。開始之前定好今天的金額和時間，到了就停。',
      links(
        ['/mine/play', '設定限額'],
        ['/app/help/bczr', '博彩責任'],
        ['/app/help/dzjj', '彩票玩法與規則簡介'],
      ),
    ),
  ],
};
