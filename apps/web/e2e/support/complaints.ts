/** What a program wrote of things that should not happen, told apart by the test that set them off. */
export interface Complaints {
  add(text: string): void;
  /** Takes what a test set off. */
  of(test: string): string;
  /** What no test took. */
  rest(): string;
}

const HEAD = /^\[test ([\w-]+)\] /;

/** Each complaint begins with `[test NAME] `; one that does not belongs to none, and lines without a head to the one above. */
export function createComplaints(): Complaints {
  let text = '';
  const blocks = (): string[] => text.split(/^(?=\[test )/m).filter((block) => block !== '');
  return {
    add(more) {
      text += more;
    },
    of(test) {
      const [own, others] = [[] as string[], [] as string[]];
      for (const block of blocks()) (HEAD.exec(block)?.[1] === test ? own : others).push(block);
      text = others.join('');
      return own.join('');
    },
    rest: () => text,
  };
}
