import { randomBytes } from 'node:crypto';
import { type Db, toNumber, toText } from '../db/db.ts';
import type { Schemas } from '../gateway-call.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';

const MOST_BYTES = 2 * 1024 * 1024;
const MOST_AN_HOUR = 20;
const HOUR_MS = 3_600_000;
const PLACE = '/site/upload/';

type UploadedImage = Schemas['UploadedImage'];

export interface NewImage {
  readonly fileName: string;
  readonly contentType: string;
  /** Base64. */
  readonly content: string;
}

/** Images that members upload. */
export interface Images {
  /** @throws Refusal 6010 for a file that is not an image or too large, 6011 after twenty in an hour */
  add(memberId: string, image: NewImage): Promise<UploadedImage>;
  owns(memberId: string, ids: readonly string[]): Promise<boolean>;
  /** The answer to a browser's request for an image. */
  serve(id: string): Promise<Response>;
}

export const imageUrl = (id: string): string => PLACE + id;

/** Type of an image by its first bytes; the given name and type prove nothing. */
function imageType(bytes: Buffer): string | undefined {
  const begins = (hex: string): boolean =>
    bytes.subarray(0, hex.length / 2).toString('hex') === hex;
  if (begins('89504e470d0a1a0a')) return 'image/png';
  if (begins('ffd8ff')) return 'image/jpeg';
  const webp = bytes.subarray(8, 12).toString('latin1') === 'WEBP';
  return webp && bytes.subarray(0, 4).toString('latin1') === 'RIFF' ? 'image/webp' : undefined;
}

export function createImages(db: Db, clock: SiteClock): Images {
  const wall = (): number => Math.floor(clock.wall());
  return {
    async add(memberId, { fileName, contentType, content }) {
      if (!/^[A-Za-z0-9+/]+={0,2}$/.test(content)) throw new Refusal(6010);
      const bytes = Buffer.from(content, 'base64');
      if (bytes.length > MOST_BYTES) throw new Refusal(6010, '图片不能超过2MB');
      const type = imageType(bytes);
      if (type === undefined || type !== contentType) {
        throw new Refusal(6010, '仅支持PNG、JPEG、WebP格式的图片');
      }
      const [row] = await db.query(
        'SELECT COUNT(*)::int AS n FROM images WHERE member_id = $1 AND added_wall > $2',
        [memberId, wall() - HOUR_MS],
      );
      if (toNumber(row?.['n']) >= MOST_AN_HOUR) throw new Refusal(6011);
      const imageId = randomBytes(16).toString('hex');
      await db.query(
        `INSERT INTO images (id, member_id, file_name, content_type, content, added_wall)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [imageId, memberId, fileName, type, content, wall()],
      );
      return { imageId, url: imageUrl(imageId) };
    },
    async owns(memberId, ids) {
      const [row] = await db.query(
        'SELECT COUNT(*)::int AS n FROM images WHERE member_id = $1 AND id = ANY($2::text[])',
        [memberId, [...ids]],
      );
      return toNumber(row?.['n']) === new Set(ids).size;
    },
    async serve(id) {
      const [row] = await db.query('SELECT content_type, content FROM images WHERE id = $1', [id]);
      if (row === undefined) return new Response('', { status: 404 });
      return new Response(new Uint8Array(Buffer.from(toText(row['content']), 'base64')), {
        headers: {
          'content-type': toText(row['content_type']),
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        },
      });
    },
  };
}
