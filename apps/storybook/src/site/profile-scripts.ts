import type { MemberInfo } from '@courtside/contract';
import { codes } from './access-scripts.ts';
import { STORY_TIME } from './home-answers.ts';
import { all, member } from './scripts.ts';
import type { Script } from './story-gateway.ts';

export const MEMBER_CALLS = '/site/api/v1/user/member' as const;

/** Who has only just registered. */
export const NEW_MEMBER: MemberInfo = {
  userId: '10000001',
  name: 'linjiang88',
  bindPhone: false,
  bindRealName: false,
  bindEmail: false,
  sealed: {},
  currency: 'CNY',
  registeredAt: STORY_TIME - 86_400_000,
  nickname: '',
  profileSubmitted: false,
  secondPasswordSet: false,
  securityLevel: 'low',
  avatar: { url: '', motif: 'avatar-football' },
  vipLevel: 0,
};

/** Who lacks nothing. */
export const WHOLE_MEMBER: MemberInfo = {
  ...NEW_MEMBER,
  bindPhone: true,
  bindRealName: true,
  bindEmail: true,
  phoneNumber: '138****5678',
  realName: '测**',
  email: 'l***8@example.com',
  sealed: { phoneNumber: 'p', realName: 'n', email: 'e' },
  nickname: '小测试',
  gender: 'female',
  birthday: '1990-05-20',
  profileSubmitted: true,
  secondPasswordSet: true,
  securityLevel: 'high',
};

const OPENED: Readonly<Record<string, string>> = {
  p: '13812345678',
  n: '测试甲',
  e: 'linjiang88@example.com',
};

const own =
  (info: MemberInfo): Script =>
  (gateway) => {
    const here = { label: 'Chrome · Windows', place: '上海', lastAt: STORY_TIME, current: true };
    const away = {
      ...{ label: 'Safari · iPhone', place: '香港', current: false },
      lastAt: STORY_TIME - 3_600_000,
    };
    gateway.on(`${MEMBER_CALLS}/info`, { data: info });
    gateway.on(`${MEMBER_CALLS}/avatarList`, {
      data: {
        list: ['football', 'basketball', 'tennis', 'trophy', 'star', 'panda'].map((avatarId) => ({
          avatarId,
          picture: { url: '', motif: `avatar-${avatarId}` },
        })),
      },
    });
    gateway.on(`${MEMBER_CALLS}/loginDevices`, {
      data: {
        devices: [here, away],
        otherSessions: 1,
        logins: [here, away].map(({ label, place, lastAt }) => ({
          ...{ label, place, ip: '203.0.113.7' },
          at: lastAt,
        })),
      },
    });
    gateway.on('/site/api/v1/site/common/singleDataDecryption', (body) => ({
      data: { value: OPENED[(body as { value: string }).value] ?? '' },
    }));
  };

/** What the pages of the profile and of bindings ask; every code is sent. */
export const profile = (info: MemberInfo): Script => all(member(), codes, own(info));
