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
  vipRebates: gateway.read('/site/api/v1/user/member/getGameFanshuiHighLow', {
    body: () => ({}),
    select: ({ list }) => list,
  }),
  vipWeek: gateway.read('/act/api/v1/vipWeek/VipWeekInfo', { body: () => ({}) }),
}));
