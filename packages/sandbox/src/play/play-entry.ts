import type { ContractCall } from '../wire/contract.ts';
import { CENTER } from '../games/wallet-moves.ts';
import type { Play } from './play.ts';

/** Calls that an idle session may make: read its state, reauthenticate, log out. */
const IDLE_MAY: ReadonlySet<string> = new Set([
  'playState',
  'playSession',
  'reauthenticate',
  'logout',
]);

/** Whether a call stakes money or moves it closer to play. Money that comes back is free of every rule. */
function plays({ operationId }: ContractCall, body: unknown): boolean {
  const { method, ty, to } = body as { method?: string; ty?: string; to?: string };
  if (operationId === 'venueResource') return method === 'placeBet';
  if (operationId === 'utcTransfer') return ty === '1';
  if (operationId === 'venueTransfer') return to !== CENTER;
  return operationId === 'pay' || operationId === 'launchGame';
}

/** Checks that apply to every call of a member, before it is carried out. @throws Refusal 6031, 6033, 6709 */
export async function enterCall(
  play: Play,
  call: ContractCall,
  { body, memberId, ip }: { body: unknown; memberId: string; ip: string },
): Promise<void> {
  const playing = plays(call, body);
  const mayBeIdle = IDLE_MAY.has(call.operationId) || (call.session === 'optional' && !playing);
  const active = call.operationId === 'venueResource' ? playing : !call.safe;
  const quiet = call.operationId === 'playSession' || call.operationId === 'reauthenticate';
  await play.present(memberId, active && !quiet ? 'active' : 'poll', mayBeIdle);
  if (playing) await play.mayPlayFrom(ip);
}
