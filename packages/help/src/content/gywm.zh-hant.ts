import { links, list, section, type HelpText } from '../core/help-page.ts';

export const page: HelpText = {
  updated: '2026-11-23',
  sections: [
    section(
      'what',
      '我們提供什麼',
      '{brand} 為年滿 {age} 歲的會員提供體育投注，以及真人、棋牌、電競、彩票、電子和捕魚場館。訪客可以瀏覽公開頁面，投注和資金操作需要登入。',
    ),
    section(
      'promise',
      '我們的承諾',
      list(
        '結算有步驟：每張注單都說明為什麼這樣派彩。',
        '資金有去處：每一筆存款、取款和轉帳都可以查到狀態。',
        '規則寫清楚：說明裡的例子用結算的同一套規則計算。',
        '保護會員：限額、休息和自我排除由系統執行，期滿之前不能解除。',
      ),
    ),
    section(
      'records',
      '記錄和監督',
      '交易記錄自交易之日起保存 {recordYears} 年。對賽果有異議，可以在 {disputeDays} 天內提出。',
      links(
        ['/app/help/gztk', '規則與條款'],
        ['/app/help/ysgz', '隱私權政策'],
        ['/app/help/bczr', '博彩責任'],
      ),
    ),
    section('who', '營運者與牌照', '下面是品牌公布的資料。'),
  ],
};
