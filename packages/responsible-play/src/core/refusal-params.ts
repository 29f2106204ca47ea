import { playRefusal, type PlayRefusalView } from './play-view.ts';

/** The code of a violation for a refusal of player protection, such as in an order of the slip. */
export const PLAY_REFUSED = 'house.play-refused';

/** Parameters of that violation: plain values, so that an order that is stored on the device keeps its reason. */
export const refusalParams = (refusal: PlayRefusalView): Readonly<Record<string, string>> => ({
  refusal: JSON.stringify(refusal),
});

/** @returns null where the parameters are not those of a refusal */
export function refusalOfParams(
  params: Readonly<Record<string, string | number>> = {},
): PlayRefusalView | null {
  try {
    const kept: unknown = JSON.parse(String(params['refusal']));
    if (typeof kept !== 'object' || kept === null || !('code' in kept)) return null;
    if (typeof kept.code !== 'number') return null;
    return playRefusal({ statusCode: kept.code, data: 'data' in kept ? kept.data : null });
  } catch {
    return null;
  }
}
