import type { PromotionExchange, PromotionStanding } from '@courtside/contract';
import { STORY_TIME } from './home-answers.ts';
import {
  base,
  BOARD,
  bonus,
  CLAIM,
  CONFIG,
  configured,
  DAY,
  ODDS,
  STANDING,
  STANDINGS,
  standings,
  WEEK,
} from './promotion-scripts.ts';
import type { Script } from './story-gateway.ts';

/** Every call that the pages of promotions read. */
const READ = [CONFIG, STANDING, STANDINGS, WEEK, BOARD] as const;

/** A region without service. */
export const promotionsRefused: Script = (gateway, zh) => {
  const message = zh('您所在的地区暂不提供服务', '您所在的地區暫不提供服務');
  for (const path of READ) gateway.on(path, { statusCode: 6031, message });
};

/** The promotions are there; how the member stands is on its way, for ever. */
export const standingLoading: Script = (gateway) => {
  for (const path of [STANDING, STANDINGS] as const) gateway.hang(path);
};

/** The promotions are there; how the member stands cannot be had. */
export const standingCut: Script = (gateway) => {
  for (const path of [STANDING, STANDINGS] as const) gateway.cut(path);
};

/** What ran is over. */
export const promotionsEnded: Script = (gateway, zh) => {
  gateway.on(CONFIG, (body) => ({
    data: {
      list:
        (body as { state?: string }).state === 'ended'
          ? configured(zh).map((each) => ({ ...each, endsAt: STORY_TIME - DAY }))
          : [],
    },
  }));
};

/** The member may take part in none of them, each for its reason. */
export const notEligible: Script = (gateway, zh) => {
  gateway.on(STANDING, (body) => {
    const { promotionId } = body as { promotionId: string };
    const late = promotionId === 'p-newtask';
    const reason = late
      ? ({ code: 'too-late', text: zh('已超过参与期限', '已超過參與期限') } as const)
      : ({ code: 'grade-too-low', text: zh('贵宾等级不足', '貴賓等級不足') } as const);
    const found = standings(zh).find((each) => each.promotionId === promotionId);
    const data: PromotionStanding = {
      ...(found ?? base(promotionId)),
      ...{ state: 'not-eligible', reasons: [reason] },
    };
    return { data };
  });
};

/** Nobody leads, and nobody came by the member's link. */
export const nobodyYet: Script = (gateway, zh) => {
  gateway.on(BOARD, {
    data: {
      ...{ from: STORY_TIME - 4 * DAY, to: STORY_TIME + 3 * DAY, at: STORY_TIME },
      ...{ players: 0, own: null, list: [] },
    },
  });
  gateway.on(STANDING, (body) => {
    const { promotionId } = body as { promotionId: string };
    const reason = {
      code: 'no-friend',
      text: zh('暂无符合条件的好友', '暫無符合條件的好友'),
    } as const;
    const data: PromotionStanding = {
      ...base(promotionId),
      ...{ state: 'running', reasons: promotionId === 'p-race' ? [] : [reason] },
      reward: bonus('10.00'),
      ...(promotionId === 'p-friendinvitation' && {
        invite: { iCode: '100002', rCode: 'R100002', earned: '0.00', friends: [] },
      }),
    };
    return { data };
  });
};

/** What the draw wins: this amount, or nothing. */
export const drawn =
  (amount: string): Script =>
  (gateway, zh) => {
    const won = amount !== '0.00';
    const claimed: PromotionStanding = { ...base('p-drawgift'), state: 'claimed', odds: ODDS };
    const exchange: PromotionExchange = {
      ...{ exchangeId: 'E1-1', promotionId: 'p-drawgift', kind: won ? 'bonus' : 'none' },
      ...{ title: zh('周年幸运转盘', '週年幸運轉盤'), amount, turnover: '0.00', at: STORY_TIME },
    };
    gateway.on(CLAIM, () => {
      gateway.on(STANDING, { data: claimed });
      return { data: { exchange, standing: claimed } };
    });
  };
