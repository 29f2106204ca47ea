import { defineEndpoints } from '@courtside/api-client/redux';

/** Requests of the VIP pages; loaded with their screens. */
export const vipApi = defineEndpoints((gateway) => ({
  vipGrades: gateway.read('/site/api/v1/user/member/memberGradeConfigList', {
    body: () => ({}),
    select: ({ list }) => list,
  }),
  /** The member's own grade, or the requested grade with the turnover missing to it. */
  vipGrade: gateway.read('/site/api/v1/user/member/memberGradeInfoByGrade', {
    body: (grade: number | null) => (grade === null ? {} : { grade }),
  }),
  /** Rates of each kind of venue, and the weekly turnover from which they count. */
  vipRebates: gateway.read('/site/api/v1/user/member/getGameFanshuiHighLow', { body: () => ({}) }),
  vipWeek: gateway.read('/act/api/v1/vipWeek/VipWeekInfo', { body: () => ({}) }),
}));
