// Written by `pnpm run generate` from calls/*.yaml; edit those instead.

/** Calls that ask and change nothing. */
export const SAFE_CALLS = [
  '/site/api/v1/configuration/preInfo',
  '/site/api/v1/configuration/onlinecustomservice',
  '/site/api/v1/user/member/info',
  '/fd/api/v1/transfer/getBalance',
  '/fd/api/v1/transfer/getTransferRate',
  '/fd/api/v1/payment/types',
  '/fd/api/v1/payment/getDepositOrderStatus',
  '/fd/api/v1/payment/getCustomerInfo',
  '/fd/api/v1/transactions/queryDealRecord',
  '/fd/api/v1/vCurrency/list',
  '/fd/api/v1/withdraw/baseCfg/list',
  '/fd/api/v1/withdraw/withdrawInfo',
  '/fd/api/v1/withdraw/usdtWithdrawInfo',
  '/fd/api/v1/withdraw/withdrawOrderInfo',
  '/fd/api/v1/bankCard/queryMemberBanksInfoList',
  '/fd/api/v1/bankCard/withdraw/add/list',
  '/game/api/v1/record/betRecordTotal',
  '/game/api/v1/record/betRecordList',
  '/game/api/v1/venue/getVenueInfoByCategory',
  '/game/api/v1/venue/getBonusPools',
  '/game/api/v1/venue/gameList',
  '/game/api/v1/venue/allBalance',
  '/game/api/v1/venue/balance',
  '/act/api/v1/promotion/config',
  '/site/api/v1/advertising/navigationList',
  '/site/api/v1/advertising/sponsorContent',
  '/site/api/v1/advertising/getMyDiscountAd',
  '/site/api/v1/advertising/queryNoticeListByPage',
  '/stream/api/v1/history',
  '/stream/api/v1/room/list',
  '/stream/api/v1/gift/list',
] as const;

/** Calls whose parameters travel in the query. */
export const GET_CALLS = [
  '/fd/api/v1/bankCard/queryMemberBanksInfoList',
  '/fd/api/v1/bankCard/withdraw/add/list',
] as const;
