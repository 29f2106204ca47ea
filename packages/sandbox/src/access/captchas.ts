import { randomBytes } from 'node:crypto';
import { type Db, toNumber, toText } from '../db/db.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { sameText } from '../wire/signature.ts';
import type { CaptchaAsker, CaptchaLimiter } from './captcha-limits.ts';
import { captchaQuestion, saysNumber } from './captcha-question.ts';
import { captchaText } from './captcha-text.ts';
import { pngAddress } from './pictures/bitmap.ts';
import { SLIDER, sliderPicture } from './pictures/slider-picture.ts';
import { textPicture } from './pictures/text-picture.ts';

const LIFE_MS = 120_000;

interface SliderProof {
  readonly lot_number: string;
  readonly captcha_output: string;
  readonly pass_token: string;
  readonly gen_time: string;
}

type CaptchaPeek =
  | { readonly id: string; readonly kind: 'picture'; readonly answer: string }
  | { readonly id: string; readonly kind: 'slider'; readonly x: number }
  | { readonly id: string; readonly kind: 'question'; readonly answer: string };

/** Position of the piece, or the typed answer to a question. */
export interface SliderTry {
  readonly x?: number | undefined;
  readonly answer?: string | undefined;
}

/** Captchas: pictures, sliders, and questions in place of either. Each expires after two minutes and is used once. */
export interface Captchas {
  /** @throws Refusal 6011 when there were too many; `slider` and `question` too */
  picture(asker: CaptchaAsker): Promise<{ image: string; 'x-code': string }>;
  /** Uses up a picture captcha, or the question in its place. */
  passPicture(id: string, answer: string): Promise<boolean>;
  slider(asker: CaptchaAsker): Promise<{
    lot_number: string;
    image: string;
    piece: string;
    width: number;
    height: number;
    pieceSize: number;
    pieceY: number;
  }>;
  /** A sum in words, for members who cannot see the others. Its id replaces that of a picture or of a slider. */
  question(asker: CaptchaAsker): Promise<{ id: string; question: string }>;
  /** A wrong position or answer ends the challenge. */
  answerSlider(lot: string, tried: SliderTry): Promise<SliderProof | undefined>;
  validateSlider(proof: SliderProof): Promise<boolean>;
  /** Uses up a validated slider. */
  passSlider(lot: string, passToken: string): Promise<boolean>;
  /** For tests: the right answer of the captcha. @param id or `latest` */
  peek(id: string): Promise<CaptchaPeek | undefined>;
}

export function createCaptchas(db: Db, clock: SiteClock, limiter: CaptchaLimiter): Captchas {
  const wall = (): number => Math.floor(clock.wall());
  async function add(kind: CaptchaPeek['kind'], answer: string): Promise<string> {
    const id = randomBytes(16).toString('hex');
    await db.query(
      `INSERT INTO captchas (id, kind, answer, state, expires_wall) VALUES ($1, $2, $3, 'fresh', $4)`,
      [id, kind, answer, wall() + LIFE_MS],
    );
    return id;
  }
  /** Moves a captcha of a kind, or a question in its place, from one state to the next; only one caller succeeds. */
  async function move(id: string, kind: 'picture' | 'slider', from: string, to: string) {
    const [row] = await db.query(
      `UPDATE captchas SET state = $4
       WHERE id = $1 AND kind IN ($2, 'question') AND state = $3 AND expires_wall >= $5
       RETURNING kind, answer, secret`,
      [id, kind, from, to, wall()],
    );
    return (
      row && {
        asked: row['kind'] === 'question',
        answer: toText(row['answer']),
        secret: toText(row['secret']),
      }
    );
  }

  return {
    async picture(asker) {
      // Before the drawing, which is the expensive part.
      await limiter.take(asker);
      const text = captchaText();
      return { image: pngAddress(textPicture(text)), 'x-code': await add('picture', text) };
    },
    async passPicture(id, answer) {
      const found = await move(id, 'picture', 'fresh', 'used');
      if (found === undefined) return false;
      return found.asked
        ? saysNumber(answer, Number(found.answer))
        : sameText(found.answer, answer.trim().toUpperCase());
    },
    async slider(asker) {
      await limiter.take(asker);
      const art = sliderPicture();
      return {
        lot_number: await add('slider', String(art.x)),
        image: pngAddress(art.image),
        piece: pngAddress(art.piece),
        width: SLIDER.width,
        height: SLIDER.height,
        pieceSize: SLIDER.piece,
        pieceY: art.y,
      };
    },
    async question(asker) {
      await limiter.takeQuestion(asker);
      const { question, sum } = captchaQuestion();
      return { id: await add('question', String(sum)), question };
    },
    async answerSlider(lot, { x, answer }) {
      const found = await move(lot, 'slider', 'fresh', 'answered');
      if (found === undefined) return undefined;
      const right = Number(found.answer);
      const isRight = found.asked
        ? answer !== undefined && saysNumber(answer, right)
        : x !== undefined && Math.abs(right - x) <= SLIDER.tolerance;
      if (!isRight) return undefined;
      const proof = {
        lot_number: lot,
        captcha_output: randomBytes(24).toString('base64url'),
        pass_token: randomBytes(24).toString('base64url'),
        gen_time: String(Math.floor(wall() / 1000)),
      };
      const secret = `${proof.captcha_output}|${proof.pass_token}|${proof.gen_time}`;
      await db.query(`UPDATE captchas SET state = 'solved', secret = $2 WHERE id = $1`, [
        lot,
        secret,
      ]);
      return proof;
    },
    async validateSlider(proof) {
      const said = `${proof.captcha_output}|${proof.pass_token}|${proof.gen_time}`;
      const found = await move(proof.lot_number, 'slider', 'solved', 'checking');
      if (found === undefined || !sameText(found.secret, said)) return false;
      await db.query(`UPDATE captchas SET state = 'valid' WHERE id = $1`, [proof.lot_number]);
      return true;
    },
    async passSlider(lot, passToken) {
      const found = await move(lot, 'slider', 'valid', 'used');
      return found !== undefined && sameText(found.secret.split('|')[1] ?? '', passToken);
    },
    async peek(id) {
      const [row] = await db.query(
        `SELECT id, kind, answer FROM captchas WHERE id = $1 OR $1 = 'latest' ORDER BY number DESC LIMIT 1`,
        [id],
      );
      if (row === undefined) return undefined;
      const own = toText(row['id']);
      const kind = row['kind'] as CaptchaPeek['kind'];
      return kind === 'slider'
        ? { id: own, kind, x: toNumber(row['answer']) }
        : { id: own, kind, answer: toText(row['answer']) };
    },
  };
}
