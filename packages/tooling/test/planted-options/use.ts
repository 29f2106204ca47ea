import type { Options } from './options.ts';

export const made: Options = {
  read: '',
  taken: '',
  renamed: '',
  set: '',
  sameName: '',
  never: '',
};

const other = { sameName: '' };

export function use(options: Readonly<Required<Omit<Options, 'x'>>>, target: Options): string[] {
  const { taken, renamed: here } = options;
  target.set = 'x';
  return [options.read, taken, here, other.sameName];
}
