/** A source of cryptographically strong random bytes. */
export interface Random {
  bytes(length: number): Uint8Array;
}

/** Lower-case hexadecimal of `length` random bytes. @example hexFrom(random, 16) // 32 digits */
export function hexFrom(random: Random, length: number): string {
  return Array.from(random.bytes(length), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A version 4 UUID (RFC 9562). */
export function uuidFrom(random: Random): string {
  const bytes = random.bytes(16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [8, 4, 4, 4, 12]
    .map((size, index, sizes) => {
      const start = sizes.slice(0, index).reduce((sum, each) => sum + each, 0);
      return hex.slice(start, start + size);
    })
    .join('-');
}
