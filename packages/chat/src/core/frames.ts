import type { ClientFrame, GatewayFrame } from '@courtside/contract';
import { err, ok, type Result } from '@courtside/kernel';
import { type Check, fields, listOf, oneOf, orNull, text, whole } from './checks.ts';

/**
 * Why a text is not a frame: not JSON, not an envelope of `msgId` and `msgData`, an unknown id, or data that do not fit
 * it.
 */
export type FrameFault = 'no-json' | 'no-envelope' | 'unknown-id' | 'bad-data';

const instant = whole(0, 8_640_000_000_000_000);
const flag = oneOf(0, 1);
const count = whole(0);
const level = whole(0, 10);
const room = text(1, 40, /^[a-z0-9-]+$/);
const user = text(4, 14, /^(g-)?[0-9a-z]{4,12}$/);
const nickname = text(1, 20);
const person = fields({ userId: user, nickname, vipLevel: level, guest: flag });
const self = fields({ person, maySpeak: flag, mutedUntil: orNull(whole(0)) });
const goals = whole(0, 20);
const record = { id: count, rid: room, sender: person, at: instant };
const message = fields({ ...record, msg: text(1, 200) }, { key: text() });
const gift = fields({
  ...record,
  giftCode: text(1, 20, /^[a-z-]+$/),
  giftName: text(),
  count: whole(1, 99),
});
const prediction = fields({
  ...record,
  h: goals,
  c: goals,
  state: oneOf('open', 'hit', 'missed', 'void'),
});
const roomStatus = oneOf('open', 'closed');
const notice = text(0, 200);

/**
 * Checks of the data that the gateway sends, by id: the specification's nineteen ids except 10002, which only the front
 * end sends.
 */
const GATEWAY = new Map<unknown, Check>([
  [0, fields({ time: instant })],
  [10001, self],
  [10003, message],
  [10004, fields({ rid: room, userId: user, nickname, until: orNull(whole(0)), reason: text() })],
  [10005, fields({ rid: room, blocked: flag, reason: text() })],
  [10006, fields({ rid: room, status: roomStatus }, { notice })],
  [10007, fields({ rid: room, minLevel: level })],
  [10008, fields({ rid: room, person, online: count })],
  [10009, fields({ open: flag, reason: text() })],
  [
    10011,
    fields({
      rid: room,
      pageNum: whole(1),
      pageSize: whole(1),
      total: count,
      list: listOf(message, gift, prediction),
    }),
  ],
  [10013, fields({ rid: room })],
  [
    10014,
    fields({
      rid: room,
      gidm: text(),
      status: oneOf('scheduled', 'in-play', 'half-time', 'finished', 'abandoned'),
      h: count,
      c: count,
    }),
  ],
  [10015, fields({ rid: room, upTo: count })],
  [
    10016,
    fields(
      {
        rid: room,
        name: text(),
        kind: oneOf('lobby', 'match'),
        status: roomStatus,
        blocked: flag,
        minLevel: level,
        online: count,
        gidm: orNull(text()),
        score: orNull(fields({ h: count, c: count })),
      },
      { notice, blockReason: text() },
    ),
  ],
  [10017, gift],
  [10018, prediction],
  [10019, self],
  [
    60000,
    fields(
      {
        code: oneOf(
          ...['bad-frame', 'login-first', 'login-refused', 'no-such-room', 'room-closed'],
          ...['chat-closed', 'not-in-room', 'guest', 'muted', 'blocked', 'vip-level'],
          ...['too-fast', 'refused-words', 'break', 'watches', 'notice'],
        ),
        message: text(),
        about: orNull(whole(0)),
      },
      { key: text(), waitMs: whole(0) },
    ),
  ],
]);

/** All ids that the gateway may send. */
export const GATEWAY_IDS = [...GATEWAY.keys()] as readonly GatewayFrame['msgId'][];

function parsed(from: string): Result<unknown, FrameFault> {
  try {
    return ok(JSON.parse(from) as unknown);
  } catch {
    return err('no-json');
  }
}

const isEnvelope = fields({ msgId: Number.isSafeInteger, msgData: () => true });

function frameOf(
  value: unknown,
  others: ReadonlySet<number> | undefined,
): Result<GatewayFrame, FrameFault> {
  // A frame needs both fields as own properties; further fields are ignored.
  if (!isEnvelope(value)) return err('no-envelope');
  const { msgId, msgData } = value as { msgId: unknown; msgData: unknown };
  const check = GATEWAY.get(msgId);
  if (!check && others?.has(msgId as number) !== true) return err('unknown-id');
  if (!(check ?? fields({}))(msgData)) return err('bad-data');
  return ok(value as GatewayFrame);
}

/**
 * Reads a frame of the gateway (spec betting 3, ids 0 to 60000). An invalid one is returned as an error, never thrown.
 *
 * @param others ids of other parts that share the socket; their data are handed on as they came
 * @example readFrame('{"msgId":0,"msgData":{"time":1781205600000}}') // { ok: true, value: { msgId: 0, … } }
 */
export function readFrame(
  from: string,
  others?: ReadonlySet<number>,
): Result<GatewayFrame, FrameFault> {
  const value = parsed(from);
  return value.ok ? frameOf(value.value, others) : value;
}

/** Frames that one text may hold (asyncapi.yaml). */
const MOST_BUNDLED = 1000;

/**
 * Reads a text that is a frame, or a list of frames as a gateway sends them in a busy room (`bundles=1`). Each frame is
 * read separately: an invalid one does not affect the others.
 *
 * @param others as of `readFrame`
 * @returns at least one result
 */
export function readFrames(
  from: string,
  others?: ReadonlySet<number>,
): readonly Result<GatewayFrame, FrameFault>[] {
  const value = parsed(from);
  if (!value.ok) return [value];
  const bundle = value.value;
  if (!Array.isArray(bundle)) return [frameOf(bundle, others)];
  if (bundle.length === 0 || bundle.length > MOST_BUNDLED) return [err('no-envelope')];
  return bundle.map((each) => frameOf(each, others));
}

/** A frame as it goes over the socket. @example writeFrame({ msgId: 10002, msgData: { rid: 'lobby' } }) */
export const writeFrame = ({ msgId, msgData }: ClientFrame): string =>
  JSON.stringify({ msgId, msgData });
