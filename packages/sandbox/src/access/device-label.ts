/** Browsers by text unique to them; the first match counts, as each also names the browsers that it descends from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bMicroMessenger\//, '微信'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const named = (list: typeof BROWSERS, agent: string): string | undefined =>
  list.find(([pattern]) => pattern.test(agent))?.[1];

/**
 * Browser and system of a device, as members know them.
 *
 * @param agent the header `User-Agent`
 * @example deviceLabel('Mozilla/5.0 (Windows NT 10.0) … Chrome/131.0 Safari/537.36') // 'Chrome · Windows'
 */
export function deviceLabel(agent: string): string {
  const text = agent.slice(0, 512);
  const parts = [named(BROWSERS, text), named(SYSTEMS, text)].filter((part) => part !== undefined);
  return parts.join(' · ') || '未知设备';
}
