/** What befalls a call: it never arrives, its answer is lost, it arrives once the page gave up, twice, or nothing. */
export type Fate = 'request-lost' | 'answer-lost' | 'late' | 'twice' | 'answered';

export interface FaultyLine {
  /** Asks as its fate will have it. @param isRead of what only asks nothing is carried late: it would change nothing */
  carry<T>(ask: () => Promise<T>, isRead?: boolean): Promise<T>;
  /** Lets arrive what is late; the page gave up waiting for it. */
  release(): Promise<unknown>;
  /** Carries nothing until it is mended, whatever the fates say. */
  cut(): void;
  mend(): void;
}

/** A line that loses, delays and repeats what it carries, until the fates are used up; from then on it holds. */
export function faultyLine(fates: readonly Fate[]): FaultyLine {
  const left = [...fates];
  const late: (() => Promise<unknown>)[] = [];
  let isCut = false;
  return {
    async carry(ask, isRead = false) {
      if (isCut) throw new Error('cut');
      const fate = left.shift() ?? 'answered';
      if (fate === 'request-lost') throw new Error('cut before');
      if (fate === 'late') {
        if (!isRead) late.push(ask);
        throw new Error('cut, and on its way');
      }
      if (fate === 'twice') void ask().catch(() => undefined);
      const answer = await ask();
      if (fate === 'answer-lost') throw new Error('cut after');
      return answer;
    },
    cut: () => void (isCut = true),
    mend: () => void (isCut = false),
    release: () => Promise.all(late.splice(0).map((ask) => ask())),
  };
}
