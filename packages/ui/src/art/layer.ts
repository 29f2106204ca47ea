/** One shape of a picture, in one of the five colours of the brand. */
export interface Layer {
  /** `--cs-art-N`. */
  tone: string;
  /** Drawn at half strength. */
  faint: boolean;
  /** Width of the line; null for a filled shape. */
  line: number | null;
  /** Width of an outline in its own tone, which makes the filling or the line wider. */
  outline?: number;
  /** Number of copies, turned evenly around the middle of a glyph. */
  turns: number;
  kind: 'path' | 'circles' | 'boxes';
  /** Path data, or numbers: x y r of circles, x y width height radius of boxes. */
  path: string;
  numbers: readonly number[];
}

const FORM = /^([1-5])(~?)(?:-([\d.]+))?(?:\*(\d+))?([Mor].*)$/;

/**
 * Parses a picture: layers separated by `|`, each a tone, `~` for half strength, `-WIDTH` for a line, `*N` for N turned
 * copies, then path data, `o` with circles or `r` with boxes.
 *
 * @throws when a layer has another form
 * @example readLayers('5o32 32 24|1-2M8 32h48')
 */
export function readLayers(picture: string): Layer[] {
  return picture.split('|').map((text) => {
    const match = FORM.exec(text);
    if (!match) throw new Error(`no layer of a picture: ${text}`);
    const [, tone = '1', faint, line, turns, body = ''] = match;
    const kind = body.startsWith('o') ? 'circles' : body.startsWith('r') ? 'boxes' : 'path';
    return {
      tone,
      faint: faint === '~',
      line: line === undefined ? null : Number(line),
      turns: Number(turns ?? 1),
      kind,
      path: kind === 'path' ? body : '',
      numbers: kind === 'path' ? [] : body.slice(1).trim().split(/\s+/).map(Number),
    };
  });
}
