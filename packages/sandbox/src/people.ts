import { createAccess } from './access/access.ts';
import type { AccessHandlerParts } from './access/access-handlers.ts';
import {
  type CaptchaLimiter,
  type CaptchaLimits,
  createCaptchaLimiter,
} from './access/captcha-limits.ts';
import { createCaptchas } from './access/captchas.ts';
import { type Codes, createCodes } from './access/codes.ts';
import { createDevices } from './access/devices.ts';
import { createLogins } from './access/logins.ts';
import { createLoginFailures } from './access/login-failures.ts';
import { createResets } from './access/reset.ts';
import { createSendCodes } from './access/send-code.ts';
import { createSessions } from './access/sessions.ts';
import type { SiteGate } from './access/site-gate.ts';
import type { Db } from './db/db.ts';
import { secretOf } from './db/secret.ts';
import { createBindings } from './member/bindings.ts';
import { betTurnover } from './member/grades.ts';
import { createImages } from './member/images.ts';
import type { MemberParts } from './member/member-handlers.ts';
import { sealedData } from './member/sealed-data.ts';
import { createSecondPassword } from './member/second-password.ts';
import { createFeedbacks, type Feedbacks } from './messages/feedback.ts';
import { createLetters } from './messages/letters.ts';
import type { Play } from './play/play.ts';
import type { SiteClock } from './time/site-clock.ts';

/** Everything of members except their money. */
export interface People extends AccessHandlerParts, Omit<MemberParts, 'slips'> {
  readonly codes: Codes;
  readonly captchaLimiter: CaptchaLimiter;
  readonly gate: SiteGate;
  readonly feedbacks: Feedbacks;
}

export interface PeopleParts {
  readonly db: Db;
  readonly clock: SiteClock;
  readonly cryptKey: Buffer;
  readonly gate: SiteGate;
  readonly play: Play;
  readonly captchaLimits: Partial<CaptchaLimits> | undefined;
}

export async function createPeople({
  db,
  clock,
  cryptKey,
  gate,
  play,
  captchaLimits,
}: PeopleParts): Promise<People> {
  const captchaLimiter = createCaptchaLimiter(db, clock, captchaLimits);
  const captchas = createCaptchas(db, clock, captchaLimiter);
  const sessions = createSessions(db, clock);
  const failures = createLoginFailures(db, clock);
  const devices = createDevices(db, clock);
  const logins = createLogins(db, clock);
  const codes = createCodes(db, clock);
  const letters = createLetters(db, clock, play);
  const images = createImages(db, clock);
  return {
    db,
    clock,
    captchas,
    captchaLimiter,
    sessions,
    failures,
    devices,
    logins,
    codes,
    letters,
    images,
    gate,
    play,
    access: createAccess({
      db,
      clock,
      captchas,
      sessions,
      codes,
      devices,
      logins,
      failures,
      letters,
      gate,
      play,
    }),
    sendCodes: createSendCodes({ db, cryptKey, captchas, codes, devices }),
    resets: createResets({ db, clock, codes, sessions, letters }),
    bindings: createBindings({ db, codes, devices, letters, play }),
    secondPassword: createSecondPassword({ db, clock, codes, letters }),
    feedbacks: createFeedbacks({ db, clock, images, letters }),
    sealed: sealedData(await secretOf(db, 'member-secret')),
    chatSecret: await secretOf(db, 'chat-secret'),
    turnoverOf: betTurnover(db),
  };
}
