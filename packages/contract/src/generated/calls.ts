// Written by `pnpm run generate` from calls/*.yaml; edit those instead.

/** Calls that ask and change nothing. */
export const SAFE_CALLS = [
  '/site/api/v1/configuration/preInfo',
  '/site/api/v1/configuration/onlinecustomservice',
  '/site/api/v1/user/member/info',
  '/site/api/v1/site/common/singleDataDecryption',
  '/fd/api/v1/transfer/getBalance',
  '/fd/api/v1/payment/types',
  '/fd/api/v1/payment/getDepositOrderStatus',
  '/fd/api/v1/bankCard/queryMemberBanksInfoList',
  '/fd/api/v1/bankCard/withdraw/add/list',
  '/game/api/v1/venue/getVenueInfoByCategory',
  '/game/api/v1/venue/getBonusPools',
  '/game/api/v1/venue/gameList',
  '/game/api/v1/record/betRecordTotal',
  '/game/api/v1/record/betRecordList',
  '/act/api/v1/promotion/config',
  '/site/api/v1/advertising/navigationList',
  '/site/api/v1/advertising/sponsorContent',
  '/site/api/v1/advertising/getMyDiscountAd',
  '/site/api/v1/advertising/queryNoticeListByPage',
] as const;

/** Calls whose parameters travel in the query. */
export const GET_CALLS = [
  '/fd/api/v1/bankCard/queryMemberBanksInfoList',
  '/fd/api/v1/bankCard/withdraw/add/list',
] as const;
