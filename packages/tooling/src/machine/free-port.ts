import { createServer, type AddressInfo } from 'node:net';

/**
 * A port that is free now; the system does not hand the same one out again soon. Only for what cannot take port 0 and tell
 * which one it got.
 */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
