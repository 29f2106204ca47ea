import { CourtsideError, type Violation } from '@courtside/kernel';
import type { CallBody } from './types.ts';
import { base64Of } from './wire/bytes.ts';

/** Most bytes of a picture to upload. */
export const MAX_IMAGE_BYTES = 2 * 1024 * 1024;

export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp';
export type ImageViolation = Violation<'image.empty' | 'image.too-large' | 'image.type'>;

const HEAD_BYTES = 12;
const NAME_LENGTH = 120;
/** The bytes that files of a type begin with; null stands for any byte. */
const MAGIC: Readonly<Record<ImageType, readonly (number | null)[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/webp': [...[0x52, 0x49, 0x46, 0x46], null, null, null, null, ...[0x57, 0x45, 0x42, 0x50]],
};

/** Detects the type of a picture by its first bytes, whatever its name says; null for any other file. */
export function imageTypeOf(head: Uint8Array): ImageType | null {
  for (const [type, magic] of Object.entries(MAGIC)) {
    if (magic.every((byte, at) => byte === null || byte === head[at])) return type as ImageType;
  }
  return null;
}

/** Returns why a file cannot be uploaded as a picture, or null. */
export async function checkImage(file: Blob): Promise<ImageViolation | null> {
  if (file.size === 0) return { code: 'image.empty' };
  if (file.size > MAX_IMAGE_BYTES) {
    return { code: 'image.too-large', params: { maxBytes: MAX_IMAGE_BYTES } };
  }
  return (await typeOf(file)) === null ? { code: 'image.type' } : null;
}

/**
 * Makes the body of the upload of a picture; with `depositOrderId` it is the payment slip of that deposit.
 *
 * @throws CourtsideError `client.bad-image` for a file that `checkImage` refuses
 */
export async function imageBody(
  file: Blob & { readonly name?: string },
  depositOrderId?: string,
): Promise<CallBody<'/site/api/v1/user/upload/uploadImage'>> {
  const violation = await checkImage(file);
  const contentType = await typeOf(file);
  if (violation || contentType === null) {
    throw new CourtsideError(`The picture was refused: ${violation?.code ?? 'image.type'}`, {
      code: 'client.bad-image',
      kind: 'business',
    });
  }
  const name = file.name?.replace(/^.*[/\\]/, '').slice(-NAME_LENGTH) ?? '';
  return {
    fileName: name === '' ? `image.${contentType.slice('image/'.length)}` : name,
    contentType,
    content: base64Of(new Uint8Array(await file.arrayBuffer())),
    ...(depositOrderId !== undefined && { depositOrderId }),
  };
}

const typeOf = async (file: Blob): Promise<ImageType | null> =>
  imageTypeOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
