export const m = {
  rail: /*i18n*/ { id: 'shell.rail', message: '快捷入口' },
  app: /*i18n*/ { id: 'shell.rail.app', message: '手机应用' },
  top: /*i18n*/ { id: 'shell.rail.top', message: '回到顶部' },
} as const;
