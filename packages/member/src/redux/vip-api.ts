import { defineEndpoints } from '@courtside/api-client/redux';

/** What the VIP pages ask; they come with their screens. */
export const vipApi = defineEndpoints((gateway) => ({
  vipGrades: gateway.read('/site/api/v1/user/member/memberGradeConfigList', {
    body: () => ({}),
    select: ({ list }) => list,
  }),
  /** The member's own grade, or the one that is asked for with what is left to it. */
  vipGrade: gateway.read('/site/api/v1/user/member/memberGradeInfoByGrade', {
    body: (grade: number | null) => (grade === null ? {} : { grade }),
  }),
  /** Rates of each kind of venue, and the turnover of a week from which they count. */
  vipRebates: gateway.read('/site/api/v1/user/member/getGameFanshuiHighLow', { body: () => ({}) }),
  vipWeek: gateway.read('/act/api/v1/vipWeek/VipWeekInfo', { body: () => ({}) }),
}));
