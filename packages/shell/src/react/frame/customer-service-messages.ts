export const m = {
  service: /*i18n*/ { id: 'shell.service', message: '在线客服' },
  title: /*i18n*/ { id: 'shell.service.title', message: '安全提示' },
  notice: /*i18n*/ {
    id: 'shell.service.notice',
    message:
      '{brand}的存款渠道只在官方网站、官方应用与在线客服中提供，不承认任何其他线下存款，谨防诈骗。工作人员不会向您索取验证码或密码。',
  },
  go: /*i18n*/ { id: 'shell.service.go', message: '联系客服' },
} as const;
