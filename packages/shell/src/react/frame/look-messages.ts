export const m = {
  toDark: /*i18n*/ { id: 'shell.edition.toProfessional', message: '切换到专业版（深色）' },
  toLight: /*i18n*/ { id: 'shell.edition.toClassic', message: '切换到经典版（浅色）' },
} as const;
