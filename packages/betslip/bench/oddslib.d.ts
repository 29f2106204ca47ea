declare module 'oddslib' {
  type Format = 'decimal' | 'hongKong' | 'malay' | 'indonesian';
  interface Odds {
    to(format: Format, options?: { precision?: number }): number;
  }
  export function from(format: Format, odds: number): Odds;
}
