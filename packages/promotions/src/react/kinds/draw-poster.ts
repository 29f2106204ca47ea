import { qrPath } from '@courtside/ui';

export const POSTER_WIDTH = 600;
export const POSTER_HEIGHT = 900;

export interface PosterTexts {
  readonly brand: string;
  readonly title: string;
  readonly line: string;
  readonly age: string;
  readonly link: string;
}

const QR_SIDE = 280;
const MARGIN = 48;
const FONT = 'system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';

/** Draws a poster in the colours of the brand around the canvas. */
export function drawPoster(canvas: HTMLCanvasElement, texts: PosterTexts): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const style = getComputedStyle(canvas);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  pen.fillStyle = colour('--cs-art-1');
  pen.fillRect(0, 0, POSTER_WIDTH, POSTER_HEIGHT);
  drawCourt(pen, colour);
  pen.fillStyle = colour('--cs-on-art');
  write(pen, texts.brand, { size: 30, y: 84, weight: 600 });
  const titleEnd = write(pen, texts.title, { size: 56, y: 172, weight: 700 });
  write(pen, texts.line, { size: 28, y: titleEnd + 32, weight: 400 });
  drawCode(pen, texts.link);
  pen.fillStyle = colour('--cs-on-art');
  write(pen, texts.age, { size: 22, y: POSTER_HEIGHT - 40, weight: 400 });
}

/** A court in perspective with one ball on its line. */
function drawCourt(pen: CanvasRenderingContext2D, colour: (name: string) => string): void {
  pen.fillStyle = colour('--cs-art-2');
  pen.beginPath();
  pen.moveTo(0, 560);
  pen.lineTo(POSTER_WIDTH, 380);
  pen.lineTo(POSTER_WIDTH, POSTER_HEIGHT);
  pen.lineTo(0, POSTER_HEIGHT);
  pen.fill();
  pen.strokeStyle = colour('--cs-art-3');
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(0, 700);
  pen.lineTo(POSTER_WIDTH, 520);
  pen.moveTo(120, POSTER_HEIGHT);
  pen.lineTo(420, 434);
  pen.stroke();
  pen.fillStyle = colour('--cs-art-4');
  pen.beginPath();
  pen.arc(POSTER_WIDTH - 84, 494, 26, 0, Math.PI * 2);
  pen.fill();
}

function drawCode(pen: CanvasRenderingContext2D, link: string): void {
  const code = qrPath(link);
  if (!code) return;
  const left = (POSTER_WIDTH - QR_SIDE) / 2;
  const top = POSTER_HEIGHT - QR_SIDE - 108;
  // A scanner needs dark on white, whatever the brand's colours.
  pen.fillStyle = 'white';
  pen.fillRect(left, top, QR_SIDE, QR_SIDE);
  pen.save();
  pen.translate(left, top);
  pen.scale(QR_SIDE / code.size, QR_SIDE / code.size);
  pen.fillStyle = 'black';
  const squares = new Path2D(code.path);
  // A canvas is not an array.
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
  pen.fill(squares);
  pen.restore();
}

/** Writes a text in lines that fit. @returns y of the last line */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  { size, y, weight }: { size: number; y: number; weight: number },
): number {
  pen.font = `${weight} ${size}px ${FONT}`;
  let line = '';
  let at = y;
  for (const sign of text) {
    if (pen.measureText(line + sign).width > POSTER_WIDTH - 2 * MARGIN && line !== '') {
      pen.fillText(line, MARGIN, at);
      at += size * 1.4;
      line = '';
    }
    line += sign;
  }
  pen.fillText(line, MARGIN, at);
  return at + size * 0.6;
}
