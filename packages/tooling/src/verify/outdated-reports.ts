/**
 * The packages whose API report differs from their exports, from turbo's output of the task `api:check`.
 *
 * @example outdatedReports('Failed:    @courtside/money#api:check, @courtside/ui#api:check') // ['@courtside/money', '@courtside/ui']
 */
export const outdatedReports = (output: string): string[] => [
  ...new Set([...output.matchAll(/(@courtside\/[\w-]+)#api:check/g)].map(([, name = '']) => name)),
];
