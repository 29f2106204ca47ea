const MOST_BYTES = 64 * 1024;

/** The body of a request, or undefined when it is larger than the sandbox reads. */
export async function readBody(request: Request): Promise<Buffer | undefined> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > MOST_BYTES) return undefined;
  if (request.body === null) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > MOST_BYTES) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
}
