#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { CourtsideError, isCourtsideError } from '@courtside/kernel';
import { WebSocket } from 'ws';
import { siteKeys } from '../wire/keys.ts';
import { type BenchSocket, Deviation, NoAnswer } from './check.ts';
import { report } from './report.ts';
import { runConformance } from './run.ts';

const USAGE = `courtside-conformance --base-url URL [options]
  holds a gateway against the contract; exit code 0: it keeps it, 1: it does not, 2: the run could not be made
  --base-url URL   where the gateway is
  --token TOKEN    the session of a member, for what members may call
  --spare TOKEN    the session of a second member, who is put into a break of 24 hours that nothing ends
  --changing       also calls that change something, with the contract's examples: for a test site only
  --only TEXT      checks whose name contains this
  --site-id N      9000 by default
  --json           every outcome as JSON
  COURTSIDE_SIGN_KEY and COURTSIDE_CRYPT_KEY are the site's two keys.`;

const ANSWER_WITHIN_MS = 5000;

function bad(message: string): CourtsideError {
  return new CourtsideError(message, { code: 'conformance.option', kind: 'configuration' });
}

function options() {
  try {
    return parseArgs({
      options: {
        help: { type: 'boolean', default: false },
        'base-url': { type: 'string' },
        token: { type: 'string' },
        spare: { type: 'string' },
        changing: { type: 'boolean', default: false },
        only: { type: 'string' },
        'site-id': { type: 'string', default: '9000' },
        json: { type: 'boolean', default: false },
      },
    }).values;
  } catch (cause) {
    throw bad(cause instanceof Error ? cause.message : 'Bad options');
  }
}

/** A socket whose frames are read one by one. */
function openSocket(baseUrl: string, query: string): Promise<BenchSocket> {
  const socket = new WebSocket(`${baseUrl.replace(/^http/, 'ws')}/stream/ws?${query}`);
  const frames: string[] = [];
  let wake = (): void => undefined;
  socket.on('message', (data) => {
    frames.push(String(data));
    wake();
  });
  return new Promise((resolve, reject) => {
    socket.on('error', (cause) =>
      reject(new Deviation(`the socket was refused: ${cause.message}`)),
    );
    socket.on('open', () =>
      resolve({
        send: (text) => socket.send(text),
        close: () => socket.close(),
        async next() {
          if (frames.length === 0) {
            await new Promise<void>((done, give) => {
              const timer = setTimeout(
                () => give(new NoAnswer('no frame came within 5 s')),
                ANSWER_WITHIN_MS,
              );
              wake = () => {
                clearTimeout(timer);
                done();
              };
            });
          }
          return frames.shift() ?? '';
        },
      }),
    );
  });
}

async function main(): Promise<number> {
  const values = options();
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const baseUrl = (values['base-url'] ?? '').replace(/\/$/, '');
  if (!URL.canParse(baseUrl))
    throw bad('--base-url must be an address such as https://gateway.example.com');
  const { COURTSIDE_SIGN_KEY: sign, COURTSIDE_CRYPT_KEY: crypt } = process.env;
  if (sign === undefined || crypt === undefined) {
    throw bad('Set COURTSIDE_SIGN_KEY and COURTSIDE_CRYPT_KEY to the keys of the site');
  }
  const outcomes = await runConformance(
    {
      baseUrl,
      keys: siteKeys(sign, crypt),
      siteId: values['site-id'],
      changing: values.changing,
      socket: (query) => openSocket(baseUrl, query),
      ...(values.token === undefined ? {} : { token: values.token }),
      ...(values.spare === undefined ? {} : { spare: values.spare }),
      ...(values.only === undefined ? {} : { only: values.only }),
    },
    ({ name, outcome }) => {
      if (!values.json && process.stdout.isTTY) console.log(`${outcome.padEnd(8)}${name}`);
    },
  );
  console.log(values.json ? JSON.stringify(outcomes, null, 2) : report(outcomes));
  return outcomes.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (fault) {
  if (!isCourtsideError(fault)) throw fault;
  console.error(fault.message);
  process.exitCode = 2;
}
