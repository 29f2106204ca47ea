import type { Cipher } from './cipher.ts';

/** `/fd/api/v1/x?y=1` → `/fd/api/e/{base64url of the encrypted rest}`. */
export function encryptPath(path: string, cipher: Pick<Cipher, 'encrypt'>): string {
  const { service, rest } = partsOf(path);
  return sealedPath(service, cipher.encrypt(rest));
}

/** As `encryptPath`, with an asynchronous cipher. */
export async function sealPath(
  path: string,
  seal: (text: string) => Promise<string>,
): Promise<string> {
  const { service, rest } = partsOf(path);
  return sealedPath(service, await seal(rest));
}

function partsOf(path: string): { service: string; rest: string } {
  const at = path.indexOf('/api/');
  return { service: path.slice(0, at), rest: path.slice(at + '/api'.length) };
}

const sealedPath = (service: string, base64: string): string =>
  `${service}/api/e/${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
