/** Maximum size of a request that the sandbox reads. */
export const MOST_BYTES = 64 * 1024;

/** For a call with an image of 2 MB: base64 adds a third, and encryption a third of that again. */
export const MOST_UPLOAD_BYTES = 4 * 1024 * 1024;

/**
 * The body of a request, or undefined when it is larger than `most` bytes, or the sender disconnects before its end.
 */
export async function readBody(request: Request, most: number): Promise<Buffer | undefined> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > most) return undefined;
  if (request.body === null) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const part = await reader.read().catch(() => null);
    if (part === null) return undefined;
    const { done, value } = part;
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > most) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
}
