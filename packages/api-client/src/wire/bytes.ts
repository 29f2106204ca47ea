import { pause } from './pause.ts';

/** Base64 support of newer platforms; older ones use `atob` and `btoa`. */
interface NativeBase64 {
  fromBase64?: (text: string) => Uint8Array<ArrayBuffer>;
}

/** Bytes per `String.fromCharCode`: few enough arguments for every engine. */
const CHUNK = 8_192;

/** Characters of base64 that are decoded in one go; a multiple of four. */
const PIECE = 131_072;

export const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** @throws TypeError for bytes that are not UTF-8; a byte order mark is kept, as it was sealed */
export const textOf = (bytes: Uint8Array | ArrayBuffer): string =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);

export function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** @throws when the text is not base64 */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  const native = (Uint8Array as NativeBase64).fromBase64;
  if (native) return native.call(Uint8Array, text);
  const bytes = new Uint8Array(Math.ceil((text.length * 3) / 4));
  return bytes.subarray(0, putBase64(text, bytes, 0));
}

/** As `bytesOfBase64`, but on a platform that decodes slowly it yields the thread now and then. */
export async function bytesOfLongBase64(text: string): Promise<Uint8Array<ArrayBuffer>> {
  if ((Uint8Array as NativeBase64).fromBase64 || text.length <= PIECE) return bytesOfBase64(text);
  const bytes = new Uint8Array(Math.ceil((text.length * 3) / 4));
  let size = 0;
  for (let at = 0; at < text.length; at += PIECE) {
    if (at > 0) await pause();
    const end = putBase64(text.slice(at, at + PIECE), bytes, size);
    // White space or padding inside the text: its pieces cannot be decoded apart, so it is decoded at once.
    if (at + PIECE < text.length && end - size !== (PIECE / 4) * 3) return bytesOfBase64(text);
    size = end;
  }
  return bytes.subarray(0, size);
}

/** Decodes base64 into `into` from `start` on; returns the position after the last byte. */
function putBase64(text: string, into: Uint8Array, start: number): number {
  const binary = atob(text);
  for (let at = 0; at < binary.length; at++) into[start + at] = binary.charCodeAt(at);
  return start + binary.length;
}

export function base64Of(bytes: Uint8Array): string {
  const native = (bytes as { toBase64?: () => string }).toBase64;
  if (native) return native.call(bytes);
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return btoa(binary);
}
