import type { Contract, ContractCall } from '../wire/contract.ts';
import {
  ask,
  type Bench,
  type Check,
  Deviation,
  expectCode,
  expectSigned,
  Skipped,
} from './check.ts';
import type { Heard } from './probe.ts';

const method = (call: ContractCall): 'GET' | 'POST' => (call.method === 'get' ? 'GET' : 'POST');

/** Any answer must be in the contract: a success that matches the schema, or a refusal with a listed code. */
function expectListed(contract: Contract, call: ContractCall, heard: Heard): void {
  expectSigned(heard, call.operationId);
  const code = heard.envelope?.status_code;
  if (code === 6000) {
    if (call.answerFits(heard.envelope)) return;
    const [first] = call.answerFits.errors ?? [];
    throw new Deviation(
      `the answer is not what the schema says: ${first?.instancePath ?? ''} ${first?.message ?? ''} ${JSON.stringify(first?.params ?? {})}`,
    );
  }
  if (code === undefined) throw new Deviation(`HTTP ${heard.httpStatus} without an envelope`);
  if (!call.codes.includes(code))
    throw new Deviation(`answered ${code}, which the contract does not list for it`);
  if (!contract.refusalFits(heard.envelope))
    throw new Deviation(`the refusal ${code} is not of the Refusal schema`);
}

/** Calls with permanent effects on a member, who must stay usable. */
const FOR_GOOD: ReadonlySet<string> = new Set(['startCoolOff', 'startExclusion']);

/**
 * The checks of one call: the answer to visitors, the effect of an undocumented field, and the schema of its answer.
 */
export function callChecks(contract: Contract): Check[] {
  return contract.calls.flatMap((call): Check[] => {
    const { path, operationId, example: body } = call;
    const send = (bench: Bench, more: object = {}) => {
      // The settings are unencrypted in both modes.
      const mode = operationId === 'preInfo' ? { encrypted: false } : {};
      return ask(bench, { path, method: method(call), body, ...mode, ...more });
    };
    const checks: Check[] = [
      {
        name: `call/${operationId}/undocumented-field`,
        async run(bench) {
          const token = call.session === 'none' ? '' : bench.token;
          if (call.session === 'required' && token === '') throw new Skipped('needs --token');
          const more = { ...(body as object), 'not-in-the-contract': '1' };
          expectCode(
            await send(bench, { body: more, token }),
            6007,
            'a field that is not in the contract',
          );
        },
      },
    ];
    if (call.session === 'required') {
      checks.push({
        name: `call/${operationId}/session`,
        async run(bench) {
          // Ending an ended session is a success.
          const code = operationId === 'logout' ? 6000 : 6001;
          expectCode(await send(bench), code, 'a visitor');
          expectCode(
            await send(bench, { token: '0'.repeat(64) }),
            code,
            'a token that was never given',
          );
        },
      });
    }
    checks.push({
      name: `call/${operationId}/answer`,
      async run(bench) {
        if (call.session === 'required' && bench.token === '') throw new Skipped('needs --token');
        if (!call.safe && !bench.changing) throw new Skipped('changes something: needs --changing');
        if (operationId === 'logout') throw new Skipped('would end the session of the run');
        if (FOR_GOOD.has(operationId)) throw new Skipped('would shut the member out: see --spare');
        const token = call.session === 'none' ? '' : bench.token;
        expectListed(contract, call, await send(bench, { token }));
      },
    });
    return checks;
  });
}
