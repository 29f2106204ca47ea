import { defineEndpoints } from '@courtside/api-client/redux';
import type { MemberInfo } from '@courtside/contract';

export interface ProfileSubmission {
  readonly gender: NonNullable<MemberInfo['gender']>;
  /** Such as `1990-05-20`. */
  readonly birthday: string;
  readonly nickname: string;
}

/** Requests of `/mine/userinfo`; the member's data itself is the rail of the shell, with the tag `member`. */
export const profileApi = defineEndpoints(
  (gateway) => ({
    avatars: gateway.read('/site/api/v1/user/member/avatarList', {
      body: () => ({}),
      select: ({ list }) => list,
    }),
    chooseAvatar: gateway.write('/site/api/v1/user/member/addAvatar', {
      body: (avatarId: string) => ({ avatarId }),
      invalidatesTags: ['member'],
    }),
    submitProfile: gateway.write('/site/api/v1/user/member/updateProfile', {
      body: (profile: ProfileSubmission) => profile,
      invalidatesTags: ['member'],
    }),
    loginDevices: gateway.read('/site/api/v1/user/member/loginDevices', {
      body: () => ({}),
      providesTags: ['member/login'],
      // There may have been another login in the meantime.
      keepUnusedDataFor: 0,
    }),
    logoutOtherDevices: gateway.write('/site/api/v1/user/member/logoutOtherDevices', {
      body: () => ({}),
      invalidatesTags: ['member/login'],
    }),
  }),
  ['member/login'],
);
