/** Saves a canvas as a PNG file. */
export function savePicture(canvas: HTMLCanvasElement, name: string): void {
  canvas.toBlob((blob) => {
    if (!blob) return;
    const address = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    // The download has begun by then.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }, 'image/png');
}
