import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Puts a gateway and files behind a port of this machine. */
export async function serve(
  gateway: (request: Request) => Promise<Response>,
  files: Readonly<Record<string, { type: string; text: string }>>,
): Promise<{ port: number; stop(): void }> {
  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const file = files[path];
    if (file) {
      outgoing.setHeader('content-type', file.type);
      // An isolated page has a clock that tells more than tenths of a millisecond.
      outgoing.setHeader('cross-origin-opener-policy', 'same-origin');
      outgoing.setHeader('cross-origin-embedder-policy', 'require-corp');
      outgoing.end(file.text);
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    );
    const answer = await gateway(
      new Request(`http://gateway.test${path}`, {
        method: incoming.method ?? 'GET',
        headers,
        ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
      }),
    );
    for (const [name, value] of answer.headers) outgoing.setHeader(name, value);
    outgoing.statusCode = answer.status;
    outgoing.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
