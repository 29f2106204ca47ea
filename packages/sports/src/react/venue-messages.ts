export const m = {
  maintenance: /*i18n*/ { id: 'sports.venue.maintenance', message: '体育场馆维护中' },
  maintenanceDetail: /*i18n*/ {
    id: 'sports.venue.maintenance.detail',
    message: '{said}。维护期间暂停投注，已确认的注单照常结算。',
  },
  maintenanceUntil: /*i18n*/ {
    id: 'sports.venue.maintenance.until',
    message: '{said}，预计 {time} 恢复。维护期间暂停投注，已确认的注单照常结算。',
  },
  region: /*i18n*/ { id: 'sports.venue.region', message: '您所在的地区不能使用体育投注' },
  regionDetail: /*i18n*/ {
    id: 'sports.venue.region.detail',
    message: '{said}。如果判断有误，请联系客服。',
  },
  service: /*i18n*/ { id: 'sports.venue.service', message: '联系客服' },
  home: /*i18n*/ { id: 'sports.venue.home', message: '去首页' },
} as const;
