import { links, list, section, service, warning, type HelpText } from '../core/help-page.ts';

export const page: HelpText = {
  updated: '2026-11-26',
  sections: [
    section(
      'open',
      '聯絡線上客服',
      '按下面的按鈕聯絡線上客服。每個頁面上方的耳機圖示也能打開它。',
      service,
    ),
    section(
      'prepare',
      '先準備好這些',
      list(
        '存款或取款的訂單編號，或者注單號。',
        '發生的時間和頁面上的提示文字。',
        '付款憑證，或者截圖。',
      ),
      '資料齊全，問題通常一次就能解決。',
    ),
    section(
      'safety',
      '安全提示',
      warning(
        '存款管道只在本站、官方應用程式和線上客服中提供。其他線下存款方式，平台一律不認，謹防詐騙。',
      ),
      list(
        '平台人員從不索取驗證碼、登入密碼或取款密碼。',
        '不要點陌生人傳來的連結，也不要安裝他們給的遠端控制軟體。',
        '自稱客服卻要您轉帳的，都是騙子。',
      ),
    ),
    section(
      'faq',
      '也許這裡已經有答案',
      '下列問題最常見。',
      links(
        ['/app/help/ck#late', '付了款卻沒有入帳'],
        ['/app/help/qk#conditions', '為什麼不能取款'],
        ['/app/help/tywt#wrong', '結算好像錯了'],
        ['/app/help/kh#device', '換了裝置無法登入'],
      ),
    ),
  ],
};
