export interface SentencePart {
  readonly text: string;
  /** Index in the sentence where the part begins. */
  readonly at: number;
  /** Whether the part is the searched word. */
  readonly marked: boolean;
}

/** Sentences of a line. */
export const sentencesOf = (line: string): readonly string[] =>
  line.match(/[^。；！？]+[。；！？]?/gu) ?? [];

/** The Chinese words of a query and its other words, longest first. */
export const wordsOf = (query: string): readonly string[] =>
  (query.match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? []).toSorted((a, b) => b.length - a.length);

/** Splits a sentence at the first word that it contains: marked parts are that word, the others the text between. */
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
