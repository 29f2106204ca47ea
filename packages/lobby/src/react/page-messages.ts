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
  agentHow1: /*i18n*/ { id: 'lobby.agent.how1', message: '联系客服，说明您的推广方式与地区' },
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
  agentParts: /*i18n*/ { id: 'lobby.agent.parts', message: '合营页面' },
  agentPlan: /*i18n*/ { id: 'lobby.agent.plan', message: '佣金方案' },
  agentJoin: /*i18n*/ { id: 'lobby.agent.join', message: '加入流程' },
  agentReach: /*i18n*/ { id: 'lobby.agent.reach', message: '联系我们' },
  planLead: /*i18n*/ {
    id: 'lobby.agent.planLead',
    message: '佣金按所推荐会员的净收益分成，比例以双方签署的协议为准，不设存款或投注的人头指标。',
  },
  planFormula: /*i18n*/ {
    id: 'lobby.agent.planFormula',
    message: '净收益 ＝ 会员已结算输赢 － 奖励金 － 返水 － 支付渠道费用',
  },
  planExample: /*i18n*/ { id: 'lobby.agent.planExample', message: '计算示例（演示比例 30%）' },
  planItem: /*i18n*/ { id: 'lobby.agent.planItem', message: '项目' },
  planAmount: /*i18n*/ { id: 'lobby.agent.planAmount', message: '金额' },
  planWin: /*i18n*/ { id: 'lobby.agent.planWin', message: '会员已结算输赢' },
  planBonus: /*i18n*/ { id: 'lobby.agent.planBonus', message: '奖励金' },
  planRebate: /*i18n*/ { id: 'lobby.agent.planRebate', message: '返水' },
  planFees: /*i18n*/ { id: 'lobby.agent.planFees', message: '支付渠道费用' },
  planNet: /*i18n*/ { id: 'lobby.agent.planNet', message: '净收益' },
  planPaid: /*i18n*/ { id: 'lobby.agent.planPaid', message: '当月佣金' },
  planNote1: /*i18n*/ {
    id: 'lobby.agent.planNote1',
    message: '净收益为负的月份不产生佣金，也不从已付佣金中扣回。',
  },
  planNote2: /*i18n*/ {
    id: 'lobby.agent.planNote2',
    message: '处于冷静期或自我排除期的会员不计入推广，也不得联系其恢复投注。',
  },
  reachLead: /*i18n*/ {
    id: 'lobby.agent.reachLead',
    message: '合营事务由在线客服受理，请说明推广渠道、所在地区与联系方式，两个工作日内答复。',
  },
  reachWarn: /*i18n*/ {
    id: 'lobby.agent.reachWarn',
    message: '我们不收取加盟费、保证金或代理押金；任何索要此类费用的人都不是我们的工作人员。',
  },
  sponsorHow: /*i18n*/ { id: 'lobby.sponsor.how', message: '我们如何合作' },
  sponsorHow1: /*i18n*/ {
    id: 'lobby.sponsor.how1',
    message: '未成年人的球队、赛事与看台不出现任何博彩标识。',
  },
  sponsorHow2: /*i18n*/ {
    id: 'lobby.sponsor.how2',
    message: '每份合同列明公益投入与期限，到期在本页更新。',
  },
  sponsorHow3: /*i18n*/ {
    id: 'lobby.sponsor.how3',
    message: '不干预赛事，不接受合作方人员对其参加的赛事投注。',
  },
  sponsorContact: /*i18n*/ { id: 'lobby.sponsor.contact', message: '洽谈合作' },
  downloadSafe: /*i18n*/ { id: 'lobby.download.safe', message: '安装前请核对' },
  downloadSafe1: /*i18n*/ {
    id: 'lobby.download.safe1',
    message: '地址栏为本站域名，并显示安全连接标志。',
  },
  downloadSafe2: /*i18n*/ {
    id: 'lobby.download.safe2',
    message: '应用不会要求读取短信、通讯录或无障碍权限。',
  },
  downloadSafe3: /*i18n*/ {
    id: 'lobby.download.safe3',
    message: '客服不会索要密码与验证码，也不会要求安装其他软件。',
  },
  downloadAsk: /*i18n*/ { id: 'lobby.download.ask', message: '常见问题' },
  ask1: /*i18n*/ { id: 'lobby.download.ask1', message: '应用与网页的账户是同一个吗？' },
  answer1: /*i18n*/ {
    id: 'lobby.download.answer1',
    message: '是。余额、注单、限额与自我排除在所有设备上一致。',
  },
  ask2: /*i18n*/ { id: 'lobby.download.ask2', message: '如何更新与卸载？' },
  answer2: /*i18n*/ {
    id: 'lobby.download.answer2',
    message: '打开应用时会提示新版本，也可从本页重新安装；卸载不影响账户与余额。',
  },
  ask3: /*i18n*/ { id: 'lobby.download.ask3', message: '换手机后需要做什么？' },
  answer3: /*i18n*/ {
    id: 'lobby.download.answer3',
    message: '新设备首次登录需要手机验证；旧设备可在“个人资料”的登录设备中退出。',
  },
} as const;
