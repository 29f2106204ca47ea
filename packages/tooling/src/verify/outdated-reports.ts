/**
 * The packages whose API report is not what they export, from what turbo prints of the task `api:check`.
 *
 * @example outdatedReports('Failed:    @courtside/money#api:check, @courtside/ui#api:check') // ['@courtside/money', '@courtside/ui']
 */
export const outdatedReports = (output: string): string[] => [
  ...new Set([...output.matchAll(/(@courtside\/[\w-]+)#api:check/g)].map(([, name = '']) => name)),
];
