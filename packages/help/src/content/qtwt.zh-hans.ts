import { links, list, section, type HelpText } from '../core/help-page.ts';

export const page: HelpText = {
  updated: '2026-11-26',
  faq: true,
  sections: [
    section(
      'login',
      '为什么登录不了？',
      list(
        '核对用户名和密码，注意大小写。',
        '提示验证新设备：按说明输入 {codeDigits} 位验证码。',
        '提示地区受限：您所在的地区不能使用本站。',
        '仍然不行，联系在线客服。',
      ),
      links(['/app/help/kh#forgot', '忘记密码'], ['/app/help/zxkf', '联系在线客服']),
    ),
    section(
      'expired',
      '为什么突然要重新登录？',
      '登录已过期，或者您在别处修改了密码、退出了其他设备。重新登录之后，没有提交的内容不会变成注单。',
    ),
    section(
      'code',
      '收不到验证码？',
      '先等 {codeWait} 秒，检查短信拦截和垃圾邮件。手机可以改用语音来电。',
    ),
    section(
      'name',
      '可以修改实名或手机号码吗？',
      '不能自行修改。请联系在线客服，并准备好证明文件。',
    ),
    section(
      'devices',
      '怎样查看登录过的设备？',
      '个人资料中有设备列表，可以让其他设备退出。看到不认识的设备，请立即修改密码。',
      links(['/mine/userinfo', '查看个人资料']),
    ),
    section(
      'letters',
      '消息在哪里看？',
      '页面顶部的信封显示未读数量。账户安全的变化、注单的重新结算和反馈的答复会写信给您；存款和取款的进度写在各自的订单里。',
      links(['/mine/message', '查看消息']),
    ),
    section(
      'display',
      '怎样切换简繁、版面和赔率格式？',
      '页面顶部的语言菜单切换简体和繁体，显示设置切换经典版与专业版、涨跌颜色。赔率格式在体育页面选择。',
    ),
    section(
      'time',
      '页面的时间是哪里的时间？',
      '北京时间（GMT+8），二十四小时制。体育的一天从中午开始，凌晨的比赛仍算前一天。',
    ),
    section(
      'app',
      '可以装到手机上吗？',
      '可以。下载页面说明怎样添加到主屏幕。',
      links(['/download', '下载']),
    ),
    section(
      'close',
      '怎样停用账户？',
      '需要休息，请用休息或自我排除。要永久关闭，请先取款，再联系在线客服。',
      links(['/mine/play', '限额与休息'], ['/app/help/bczr', '博彩责任']),
    ),
  ],
};
