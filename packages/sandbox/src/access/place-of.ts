/** Addresses reserved for documentation represent cities; private addresses are the member's own network. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2[0-9]|3[01])\.|::1$|::ffff:127\.|f[cd])/, '本地网络'],
  [/^203\.0\.113\./, '上海'],
  [/^198\.51\.100\./, '香港'],
  [/^192\.0\.2\./, '台北'],
];

/** Place of an address. @example placeOf('203.0.113.7') // '上海' */
export const placeOf = (ip: string): string =>
  PLACES.find(([pattern]) => pattern.test(ip))?.[1] ?? '未知地区';
