// Written by `pnpm run generate` from calls/*.yaml; edit those instead.

/** Calls that ask and change nothing. */
export const SAFE_CALLS = [
  '/site/api/v1/configuration/preInfo',
  '/site/api/v1/configuration/onlinecustomservice',
  '/site/api/v1/site/countryArea/queryCountryArea',
  '/site/api/v1/user/member/info',
  '/site/api/v1/user/member/avatarList',
  '/site/api/v1/site/common/singleDataDecryption',
  '/site/api/v1/user/member/memberGradeConfigList',
  '/site/api/v1/user/member/memberGradeInfoByGrade',
  '/site/api/v1/user/member/getGameFanshuiHighLow',
  '/site/api/v1/site/letter/getUnreadForType',
  '/site/api/v1/site/letter/list',
  '/site/api/v1/feedback/unreadNum',
  '/site/api/v1/feedback/queryMemberBetList',
  '/site/api/v1/feedback/querySiteDepositRewardConfigList',
  '/site/api/v1/feedback/getFeedBackList',
  '/fd/api/v1/transfer/getBalance',
  '/fd/api/v1/payment/types',
  '/fd/api/v1/payment/getDepositOrderStatus',
  '/game/api/v1/record/betRecordTotal',
  '/game/api/v1/record/betRecordList',
  '/game/api/v1/venue/getVenueInfoByCategory',
  '/game/api/v1/venue/getBonusPools',
  '/game/api/v1/venue/gameList',
  '/act/api/v1/promotion/config',
  '/site/api/v1/advertising/navigationList',
  '/site/api/v1/advertising/sponsorContent',
  '/site/api/v1/advertising/getMyDiscountAd',
  '/site/api/v1/advertising/queryNoticeListByPage',
] as const;

/** Calls whose parameters travel in the query. */
export const GET_CALLS = [
] as const;
