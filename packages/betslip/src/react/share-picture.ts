/** Contents of a shared picture. */
export interface SharedPicture {
  /** Name of the brand. */
  readonly title: string;
  readonly picks: readonly SharedLine[];
  readonly code: string;
}

/** A pick in words. */
export interface SharedLine {
  readonly selection: string;
  readonly price: string;
  readonly details: readonly string[];
}

const WIDTH = 640;
const PAD = 32;
const HEAD = 88;
const ROW = 112;
const FOOT = 40;
const LINE = 26;
const FAMILY = 'system-ui, sans-serif';
/** Colours for pages without styles of the kit. */
const PLAIN = { brand: '#0b5a50', onBrand: '#fff', surface: '#fff', text: '#111', soft: '#555' };

function coloursOf(element: Element): typeof PLAIN {
  const style = getComputedStyle(element);
  const read = (name: string, plain: string) => style.getPropertyValue(name).trim() || plain;
  return {
    brand: read('--cs-brand', PLAIN.brand),
    onBrand: read('--cs-on-brand', PLAIN.onBrand),
    surface: read('--cs-surface', PLAIN.surface),
    text: read('--cs-text', PLAIN.text),
    soft: read('--cs-text-2', PLAIN.soft),
  };
}

/** The code in lines that fit, broken between picks. */
function codeLines(pen: CanvasRenderingContext2D, code: string): string[] {
  const lines: string[] = [];
  for (const part of code.split(';')) {
    const last = lines.at(-1);
    const longer = last === undefined ? part : `${last};${part}`;
    if (last !== undefined && pen.measureText(longer).width > WIDTH - 2 * PAD) {
      lines[lines.length - 1] = `${last};`;
      lines.push(part);
    } else lines.splice(Math.max(0, lines.length - 1), 1, longer);
  }
  return lines;
}

/**
 * Draws picks in the colours of the brand at `element`, with the code that loads them, without stakes.
 *
 * @returns the address of a PNG, or null when the browser cannot draw it
 */
export function sharePicture(
  element: Element,
  { title, picks, code }: SharedPicture,
): string | null {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const colours = coloursOf(element);
  pen.font = `18px ${FAMILY}`;
  const lines = codeLines(pen, code);
  canvas.width = WIDTH;
  canvas.height = HEAD + picks.length * ROW + lines.length * LINE + FOOT;
  const write = (text: string, x: number, y: number, font: string, colour: string) => {
    pen.font = `${font} ${FAMILY}`;
    pen.fillStyle = colour;
    pen.fillText(text, x, y, WIDTH - x - PAD);
  };
  pen.fillStyle = colours.surface;
  pen.fillRect(0, 0, WIDTH, canvas.height);
  pen.fillStyle = colours.brand;
  pen.fillRect(0, 0, WIDTH, HEAD - PAD / 2);
  write(title, PAD, 46, 'bold 28px', colours.onBrand);
  picks.forEach(({ selection, price, details }, at) => {
    const top = HEAD + at * ROW;
    pen.font = `bold 24px ${FAMILY}`;
    const room = WIDTH - 2 * PAD - pen.measureText(price).width - PAD;
    pen.fillStyle = colours.text;
    pen.fillText(selection, PAD, top + 32, room);
    write(price, WIDTH - PAD - pen.measureText(price).width, top + 32, 'bold 24px', colours.brand);
    details.forEach((text, line) => write(text, PAD, top + 60 + line * LINE, '18px', colours.soft));
  });
  lines.forEach((text, at) =>
    write(text, PAD, canvas.height - FOOT - (lines.length - 1 - at) * LINE, '18px', colours.soft),
  );
  return canvas.toDataURL('image/png');
}
