'use client';
import { useEffect, useRef } from 'react';

/** Side in CSS pixels; drawn with twice as many for high-density screens. */
const SIZE = 48;
const DRAWN = SIZE * 2;

/**
 * A thumbnail of an image file. It is drawn on a canvas, not linked: an address of the file would need `blob:` or
 * `data:` in the page's policy, and would keep the whole file in memory.
 */
export function FilePreview({ file }: { file: File }) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let gone = false;
    createImageBitmap(file).then(
      (image) => {
        const context = gone ? null : ref.current?.getContext('2d');
        const scale = Math.max(DRAWN / image.width, DRAWN / image.height);
        const [width, height] = [image.width * scale, image.height * scale];
        context?.drawImage(image, (DRAWN - width) / 2, (DRAWN - height) / 2, width, height);
        image.close();
      },
      // Not a valid image: the frame stays empty, and the server will refuse the file.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [file]);
  return (
    <canvas ref={ref} className="cs-upload__preview" width={DRAWN} height={DRAWN} aria-hidden />
  );
}
