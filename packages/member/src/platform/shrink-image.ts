/** Longer side of an uploaded picture, in pixels. */
const LONGEST = 1920;
const QUALITIES = [0.85, 0.7, 0.5];

/**
 * Makes a picture small enough to be uploaded: unchanged where it fits, else redrawn as JPEG.
 *
 * @returns null for a file that is not a picture, or cannot be made small enough
 */
export async function shrinkImage(file: File, maxBytes: number): Promise<File | null> {
  let image: ImageBitmap;
  try {
    image = await createImageBitmap(file);
  } catch {
    return null;
  }
  try {
    const scale = Math.min(1, LONGEST / Math.max(image.width, image.height));
    if (scale === 1 && file.size <= maxBytes) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(image.width * scale));
    canvas.height = Math.max(1, Math.round(image.height * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    for (const quality of QUALITIES) {
      // Each is tried only where the one before was too large.
      // oxlint-disable-next-line no-await-in-loop
      const blob = await new Promise<Blob | null>((done) =>
        canvas.toBlob(done, 'image/jpeg', quality),
      );
      if (blob && blob.size <= maxBytes) {
        return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
      }
    }
    return null;
  } finally {
    image.close();
  }
}
