/** The TypeScript examples of a README, in order, with the fence's own language (`ts` or `tsx`). */
export function readmeExamples(markdown: string): { language: 'ts' | 'tsx'; code: string }[] {
  return [...markdown.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map(([, language, code]) => ({
    language: language as 'ts' | 'tsx',
    code: code ?? '',
  }));
}
