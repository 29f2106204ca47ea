import type { SportsAnswer, SportsAnswers, SportsCall } from '@courtside/contract';
import { STORY_TIME } from './home-answers.ts';
import { result, results } from './match-answers.ts';
import type { Say, Script } from './story-gateway.ts';

const RESOURCE = '/game/api/v1/venue/resource';

const history: SportsAnswers['getPriceHistory'] = {
  method: 'getPriceHistory',
  points: ['0.92', '0.95', '0.88', '0.84', '0.90', '1.01'].map((ior, at) => ({
    at: STORY_TIME - (5 - at) * 10 * 60_000,
    ior,
  })),
};

/** The page of one match, whatever its number; and how it ended. */
export const matchPage =
  (match: (zh: Say) => SportsAnswers['getMatch']): Script =>
  (gateway, zh) => {
    gateway.on('/game/api/v1/video/hotLive/matchDetail', { statusCode: 6004 });
    gateway.on(RESOURCE, (body) => {
      const { method } = body as SportsCall;
      const answers: Partial<Record<SportsCall['method'], SportsAnswer>> = {
        getMatch: match(zh),
        getPriceHistory: history,
        getResult: result(zh),
      };
      const data = answers[method];
      if (!data) throw new Error(`No script for ${method}`);
      return { data };
    });
  };

/** No match has this number. */
export const noMatch: Script = (gateway) => gateway.on(RESOURCE, { statusCode: 6004 });

/** Results of a day; of none when told so. */
export const resultsPage =
  (none = false): Script =>
  (gateway, zh) => {
    gateway.on(RESOURCE, (body) => {
      const call = body as SportsCall;
      if (call.method === 'getResult') return { data: result(zh) };
      if (call.method !== 'getResults') throw new Error(`No script for ${call.method}`);
      const day = results(zh, call.request.day);
      return { data: none ? { ...day, leagues: [] } : day };
    });
  };
