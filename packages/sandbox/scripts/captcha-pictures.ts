// Draws a picture and a slider into files, as the gateway draws them, for whoever shows captchas without a gateway.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { captchaText } from '../src/access/captcha-text.ts';
import { type Bitmap, pngAddress } from '../src/access/pictures/bitmap.ts';
import { sliderPicture } from '../src/access/pictures/slider-picture.ts';
import { textPicture } from '../src/access/pictures/text-picture.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say the folder that the files go to.');

function write(path: string, bitmap: Bitmap): void {
  const [, bytes = ''] = pngAddress(bitmap).split(',');
  writeFileSync(path, Buffer.from(bytes, 'base64'));
}

const text = captchaText();
const { x, y, image, piece } = sliderPicture();
mkdirSync(folder, { recursive: true });
write(join(folder, 'picture.png'), textPicture(text));
write(join(folder, 'slider.png'), image);
write(join(folder, 'piece.png'), piece);
process.stdout.write(`The picture reads ${text}; the hole of the slider is at ${x}, ${y}.\n`);
