import { GatewayError, type ApiClient } from '@courtside/api-client';
import type { FaultyLine } from './faulty-line.ts';
import type { SignedClient } from './signed-client.ts';

const SUCCESS = 6000;

/**
 * A client over a line that loses, delays and repeats what it carries, as the ports of a package take one.
 *
 * @param reads the end of each path that only asks: it would change nothing when it is carried late
 */
export function lineClient(
  client: SignedClient,
  { carry }: FaultyLine,
  reads: readonly string[] = [],
): Pick<ApiClient, 'call'> {
  async function call(path: string, body: unknown): Promise<unknown> {
    const isRead = reads.some((end) => path.endsWith(end));
    const { status_code, data, message } = await carry(() => client.call(path, body), isRead);
    if (status_code !== SUCCESS) throw new GatewayError(status_code, message, data);
    return data;
  }
  return { call: call as ApiClient['call'] };
}
