export const p = {
  iosTitle: /*i18n*/ { id: 'lobby.download.ios', message: 'iPhone 与 iPad' },
  androidTitle: /*i18n*/ { id: 'lobby.download.android', message: '安卓' },
  h5Title: /*i18n*/ { id: 'lobby.download.h5', message: '手机浏览器' },
  downloadTitle: /*i18n*/ { id: 'lobby.download.heading', message: '在手机上使用{brand}' },
  downloadLead: /*i18n*/ {
    id: 'lobby.download.lead',
    message: '只从本页提供的地址安装。任何他人发来的安装包都不是我们的应用。',
  },
  version: /*i18n*/ { id: 'lobby.download.version', message: '当前版本 {version}' },
  openIos: /*i18n*/ { id: 'lobby.download.openIos', message: '打开 iOS 安装页' },
  openAndroid: /*i18n*/ { id: 'lobby.download.openAndroid', message: '下载安卓安装包' },
  openH5: /*i18n*/ { id: 'lobby.download.openH5', message: '打开手机版' },
  qrIos: /*i18n*/ { id: 'lobby.download.qrIos', message: 'iOS 安装页的二维码' },
  qrAndroid: /*i18n*/ { id: 'lobby.download.qrAndroid', message: '安卓安装包的二维码' },
  iosSteps: /*i18n*/ {
    id: 'lobby.download.iosSteps',
    message:
      '用相机扫描二维码，在安装页点“安装”；首次打开前在“设置 - 通用 - VPN 与设备管理”中信任开发者。',
  },
  androidSteps: /*i18n*/ {
    id: 'lobby.download.androidSteps',
    message: '用浏览器扫描二维码并下载；安装时只对本次安装允许“未知来源”，装好后即可关闭。',
  },
  h5Steps: /*i18n*/ {
    id: 'lobby.download.h5Steps',
    message: '无需安装，用浏览器打开即可；可添加到主屏幕，下次一点即开。',
  },
  forever: /*i18n*/ { id: 'lobby.download.forever', message: '永久网址' },
  foreverDetail: /*i18n*/ {
    id: 'lobby.download.foreverDetail',
    message: '请保存官方网址，从这里进入可避免误入假冒网站。',
  },
  noApps: /*i18n*/ { id: 'lobby.download.none', message: '暂无可下载的应用' },
  noAppsDetail: /*i18n*/ {
    id: 'lobby.download.noneDetail',
    message: '您可以直接用手机浏览器打开本站。',
  },
  years: /*i18n*/ { id: 'lobby.sponsor.years', message: '{since} 至 {until}' },
  entering: /*i18n*/ { id: 'lobby.loading.entering', message: '正在进入{brand}' },
  agentLead: /*i18n*/ {
    id: 'lobby.agent.lead',
    message: '与{brand}合作，为您的成年受众提供合规、透明的娱乐选择，按净收益分成。',
  },
  agentHow: /*i18n*/ { id: 'lobby.agent.how', message: '如何加入' },
  agentHow1: /*i18n*/ { id: 'lobby.agent.how1', message: '联系在线客服，说明您的推广方式与地区' },
  agentHow2: /*i18n*/ { id: 'lobby.agent.how2', message: '提交身份证明；须年满 {age} 周岁' },
  agentHow3: /*i18n*/ { id: 'lobby.agent.how3', message: '审核通过后签署协议，领取推广链接' },
  agentHow4: /*i18n*/ { id: 'lobby.agent.how4', message: '每月初结算上月佣金，明细可逐笔核对' },
  agentRules: /*i18n*/ { id: 'lobby.agent.rules', message: '推广须知' },
  agentRule1: /*i18n*/ {
    id: 'lobby.agent.rule1',
    message: '不得向未成年人推广，不得出现在以未成年人为主的平台与内容中。',
  },
  agentRule2: /*i18n*/ {
    id: 'lobby.agent.rule2',
    message: '不得向禁止在线博彩的地区推广，不得教人绕过年龄、地区或自我排除限制。',
  },
  agentRule3: /*i18n*/ {
    id: 'lobby.agent.rule3',
    message: '不得承诺盈利，不得把博彩说成收入来源；须注明年龄与理性娱乐提示。',
  },
  agentRule4: /*i18n*/ {
    id: 'lobby.agent.rule4',
    message: '不得群发垃圾信息、冒充平台工作人员或代收代付资金。',
  },
  agentContact: /*i18n*/ { id: 'lobby.agent.contact', message: '联系客服申请' },
} as const;
