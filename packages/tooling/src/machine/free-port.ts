import { createServer, type AddressInfo } from 'node:net';

/**
 * A currently free port; the system does not hand it out again soon. Only for programs that cannot take port 0 and
 * report the port they got.
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
