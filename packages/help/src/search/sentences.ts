export interface SentencePart {
  readonly text: string;
  /** Where in the sentence it begins. */
  readonly at: number;
  /** Whether it is what was looked for. */
  readonly marked: boolean;
}

/** Sentences of a line. */
export const sentencesOf = (line: string): readonly string[] =>
  line.match(/[^。；！？]+[。；！？]?/gu) ?? [];

/** The Chinese words of a query and its other words, longest first. */
export const wordsOf = (query: string): readonly string[] =>
  (query.match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? []).toSorted((a, b) => b.length - a.length);

/** A sentence in parts: those that are the first of the words that it holds, and those between. */
export function partsOf(sentence: string, words: readonly string[]): readonly SentencePart[] {
  const lower = sentence.toLowerCase();
  const word = words.find((each) => lower.includes(each));
  if (word === undefined) return [{ text: sentence, at: 0, marked: false }];
  const parts: SentencePart[] = [];
  let end = 0;
  const add = (to: number, marked: boolean) => {
    if (to > end) parts.push({ text: sentence.slice(end, to), at: end, marked });
    end = to;
  };
  for (let found = lower.indexOf(word); found >= 0; found = lower.indexOf(word, end)) {
    add(found, false);
    add(found + word.length, true);
  }
  add(sentence.length, false);
  return parts;
}
