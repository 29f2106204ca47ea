import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { pinnedFonts } from '../src/visual/fontconfig.ts';

const isThere = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;
const inPinned = (command: string, args: readonly string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', env: { ...process.env, ...pinnedFonts() } });

// `.ci/run` installs fontconfig; a machine without it compares no pictures.
test.runIf(isThere('fc-list'))(
  'pictures see Noto Sans CJK and no other font of the machine',
  () => {
    const files = inPinned('fc-list', [':', 'file']).trim().split('\n');
    expect(files.filter((file) => !/NotoSansCJK/.test(file))).toEqual([]);
    for (const family of ['monospace', 'serif', 'Arial', 'DejaVu Sans Mono']) {
      expect(inPinned('fc-match', [family]), family).toMatch(/Noto Sans (Mono )?CJK SC/);
    }
  },
);
