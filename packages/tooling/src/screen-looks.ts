/** Rules of a screen's style sheet that belong to the kit: look, and rules for the kit's own classes. */
export interface ScreenLook {
  /** Declarations of color, type, border or shadow. */
  readonly look: number;
  /** Number of selectors with a class of the kit. */
  readonly kit: number;
}

/** Remaining numbers by file, relative to the root of the repository. */
export type LookList = ReadonlyMap<string, ScreenLook>;

const LOOK =
  /^(color|accent-color|caret-color|background|border|box-shadow|font|line-height|letter-spacing|text-decoration|text-shadow|text-transform|outline|fill|stroke|filter)(-|$)/;
/** Properties of layout, although their names look like those above. */
const LAYOUT = /^(border-(collapse|spacing)|background-(attachment|clip|origin)|outline-offset)$/;

const classesIn = (line: string): string[] =>
  [...line.matchAll(/\.(cs-[\w-]+)/g)].map(([, name = '']) => name);

/** The classes with rules in the kit's style sheets. */
export function kitClasses(sheets: readonly string[]): ReadonlySet<string> {
  return new Set(sheets.flatMap((css) => withoutComments(css).split('\n').flatMap(classesIn)));
}

const withoutComments = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');

/**
 * Counts the rules of a screen's style sheet beyond layout. The sheet must be formatted by Prettier: one declaration
 * per line, one selector per line.
 *
 * @example lookOf('.cs-vip {\n  color: red;\n  gap: 4px;\n}', new Set()) // { look: 1, kit: 0 }
 */
export function lookOf(css: string, kit: ReadonlySet<string>): ScreenLook {
  let look = 0;
  let named = 0;
  for (const line of withoutComments(css).split('\n')) {
    const [, property] = /^\s+([a-z-]+):/.exec(line) ?? [];
    if (property !== undefined && !/[{,]$/.test(line)) {
      if (LOOK.test(property) && !LAYOUT.test(property)) look += 1;
    } else if (/[{,]$/.test(line) && classesIn(line).some((name) => kit.has(name))) named += 1;
  }
  return { look, kit: named };
}

/** The stored list: `file`, `look`, `kit`, one line per file, without files that only have layout. */
export function readLooks(text: string): LookList {
  const rows = text.trim().split('\n').slice(1);
  return new Map(
    rows.map((row) => {
      const [file = '', look, kit] = row.split('\t');
      return [file, { look: Number(look), kit: Number(kit) }];
    }),
  );
}

export function writeLooks(list: LookList): string {
  const rows = [...list]
    .filter(([, { look, kit }]) => look + kit > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, { look, kit }]) => [file, look, kit].join('\t'));
  return [['file', 'look', 'kit'].join('\t'), ...rows, ''].join('\n');
}

/** Files above the list's numbers, and files below them that the list does not show yet: it may only shrink. */
export function lookProblems(kept: LookList, found: LookList): { more: string[]; less: string[] } {
  const more: string[] = [];
  const less: string[] = [];
  const NONE: ScreenLook = { look: 0, kit: 0 };
  for (const file of [...new Set([...kept.keys(), ...found.keys()])].toSorted()) {
    const most = kept.get(file) ?? NONE;
    const now = found.get(file) ?? NONE;
    if (now.look > most.look || now.kit > most.kit) {
      more.push(
        `${file}: ${now.look} declarations of look and ${now.kit} rules for classes of the kit, at most ${most.look} and ${most.kit}: look belongs to the kit, as a variant`,
      );
    } else if (now.look < most.look || now.kit < most.kit) {
      less.push(`${file}: less than the list says; run \`pnpm run screen-looks --write\``);
    }
  }
  return { more, less };
}
