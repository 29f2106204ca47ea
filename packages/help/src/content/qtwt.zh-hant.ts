import { links, list, section, type HelpText } from '../core/help-page.ts';

export const page: HelpText = {
  updated: '2026-11-26',
  faq: true,
  sections: [
    section(
      'login',
      '為什麼登入不了？',
      list(
        '核對用戶名稱和密碼，注意大小寫。',
        '提示驗證新裝置：按說明輸入 {codeDigits} 位驗證碼。',
        '提示地區受限：您所在的地區不能使用本站。',
        '仍然不行，聯絡線上客服。',
      ),
      links(['/app/help/kh#forgot', '忘記密碼'], ['/app/help/zxkf', '聯絡線上客服']),
    ),
    section(
      'expired',
      '為什麼突然要重新登入？',
      '登入已過期，或者您在別處修改了密碼、登出了其他裝置。重新登入之後，沒有送出的內容不會變成注單。',
    ),
    section(
      'code',
      '收不到驗證碼？',
      '先等 {codeWait} 秒，檢查簡訊阻擋和垃圾郵件。手機可以改用語音來電。',
    ),
    section(
      'name',
      '可以修改實名或手機號碼嗎？',
      '不能自行修改。請聯絡線上客服，並準備好證明文件。',
    ),
    section(
      'devices',
      '怎樣查看登入過的裝置？',
      '個人資料中有裝置清單，可以讓其他裝置登出。看到不認識的裝置，請立即修改密碼。',
      links(['/mine/userinfo', '查看個人資料']),
    ),
    section(
      'letters',
      '訊息在哪裡看？',
      '頁面上方的信封顯示未讀數量。帳戶安全的變化、注單的重新結算和回饋的答覆會寫信給您；存款和取款的進度寫在各自的訂單裡。',
      links(['/mine/message', '查看訊息']),
    ),
    section(
      'display',
      '怎樣切換簡繁、版面和賠率格式？',
      '頁面上方的語言選單切換簡體和繁體，顯示設定切換經典版與專業版、漲跌顏色。賠率格式在體育頁面選擇。',
    ),
    section(
      'time',
      '頁面的時間是哪裡的時間？',
      '北京時間（GMT+8），二十四小時制。體育的一天從中午開始，凌晨的比賽仍算前一天。',
    ),
    section(
      'app',
      '可以裝到手機上嗎？',
      '可以。下載頁面說明怎樣加到主畫面。',
      links(['/download', '下載']),
    ),
    section(
      'close',
      '怎樣停用帳戶？',
      '需要休息，請用休息或自我排除。要永久關閉，請先取款，再聯絡線上客服。',
      links(['/mine/play', '限額與休息'], ['/app/help/bczr', '博彩責任']),
    ),
  ],
};
