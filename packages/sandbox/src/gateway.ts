import { ENCRYPTED_PATH } from '@courtside/contract';
import type { Sessions } from './access/sessions.ts';
import { type FaultPlan, type Faults, pause } from './doors/faults.ts';
import type { Handler } from './gateway-call.ts';
import { enterCall } from './play/play-entry.ts';
import type { Play } from './play/play.ts';
import { type Language, messageFor } from './text/messages.ts';
import { translate, translated } from './text/translate.ts';
import { decrypt, encrypt } from './wire/cipher.ts';
import type { Contract, ContractCall } from './wire/contract.ts';
import type { SiteKeys } from './wire/keys.ts';
import type { RateLimiter } from './wire/rate-limit.ts';
import { MOST_BYTES, MOST_UPLOAD_BYTES, readBody } from './wire/read-body.ts';
import { illegal, malformed, Refusal } from './wire/refusal.ts';
import { idsOf, type RequestCheck } from './wire/request-check.ts';
import { signAnswer } from './wire/signature.ts';

export interface GatewayParts {
  readonly contract: Contract;
  readonly keys: SiteKeys;
  readonly check: RequestCheck;
  readonly sessions: Sessions;
  readonly play: Play;
  readonly handlers: Readonly<Record<string, Handler>>;
  readonly encrypted: boolean;
  readonly faults: Faults;
  readonly limiter: RateLimiter;
  /** Called with every unexpected fault. */
  readonly onFault: (fault: unknown) => void;
  /** Called for every refused call; never receives a body, a token or a key. */
  readonly onRefusal: (refusal: RefusedCall) => void;
}

/** A line of the log. */
export interface RefusedCall {
  readonly statusCode: number;
  /**
   * One of `headers`, `signature`, `clock`, `sign-data`, `nonce`, `cipher`, `plain`, `encrypted`, `size`, `json` and
   * `schema`; else empty.
   */
  readonly why: string;
  /** Empty when the request was refused earlier. */
  readonly operationId: string;
  readonly requestId: string;
  readonly ip: string;
}

interface Answer {
  status_code: number;
  data: unknown;
  message: string;
}

/** Thrown to cut the connection without an answer. */
export class Dropped extends Error {}

/** NUL, and unpaired surrogates. */
const NO_TEXT = /\0|\p{Surrogate}/u;

/** Answers the calls of the contract. Refusals are HTTP 200 like successes. */
export function createGateway(parts: GatewayParts) {
  const { contract, keys, check, sessions, play, handlers, encrypted, faults, limiter } = parts;
  const { onFault, onRefusal } = parts;
  for (const { operationId } of contract.calls) {
    if (handlers[operationId] === undefined) throw new Error(`Nothing answers ${operationId}`);
  }

  /** The decrypted path with its query, and the body of an encrypted call; plain calls as they are. */
  function opened(path: string, body: Buffer): { path: string; text: string } {
    const sealed = ENCRYPTED_PATH.exec(path);
    if (!encrypted) {
      if (sealed !== null) throw illegal('encrypted');
      return { path, text: body.toString('utf8') };
    }
    if (sealed === null) {
      const plain = contract.call(path)?.operationId === 'preInfo';
      if (!plain) throw illegal('plain');
      return { path, text: body.toString('utf8') };
    }
    try {
      const plainPath = openedPath(sealed);
      if (body.length === 0) return { path: plainPath, text: '' };
      const outer = JSON.parse(body.toString('utf8')) as { payload: string };
      return { path: plainPath, text: decrypt(keys.crypt, Buffer.from(outer.payload, 'base64')) };
    } catch {
      throw illegal('cipher');
    }
  }

  const openedPath = (sealed: RegExpExecArray): string =>
    `/${sealed[1]}/api${decrypt(keys.crypt, Buffer.from(sealed[2] ?? '', 'base64url'))}`;

  /** Only an image may be large; in encrypted mode the path must be decrypted first. */
  function isUpload(path: string): boolean {
    const sealed = encrypted ? ENCRYPTED_PATH.exec(path) : null;
    try {
      const plain = sealed === null ? path : openedPath(sealed);
      return contract.call(plain)?.operationId === 'uploadImage';
    } catch {
      return false;
    }
  }

  async function answer(
    call: ContractCall,
    body: unknown,
    request: Request,
    ip: string,
    language: Language,
  ): Promise<unknown> {
    const token = request.headers.get('token') ?? '';
    const device = request.headers.get('uuid') ?? '';
    const memberId = call.session === 'none' ? undefined : await sessions.memberOf(token);
    limiter.take(memberId ?? device, call.path);
    if (!call.requestFits(body)) throw malformed('schema');
    const ending = call.operationId === 'logout';
    if (call.session === 'required' && memberId === undefined && !ending) throw new Refusal(6001);
    // An expired token is refused, even for calls that visitors may make.
    if (call.session === 'optional' && token !== '' && memberId === undefined) {
      throw new Refusal(6001);
    }
    if (memberId !== undefined) await enterCall(play, call, { body, memberId, ip });
    const data = await handlers[call.operationId]?.({
      body,
      ip,
      device,
      agent: request.headers.get('user-agent') ?? '',
      token,
      memberId: memberId ?? '',
      language,
    });
    return data ?? null;
  }

  /** Reports a refusal that the contract does not list for its call; the caller gets it nevertheless. */
  const listed = (call: ContractCall) => (thrown: unknown) => {
    if (thrown instanceof Refusal && !call.codes.includes(thrown.statusCode)) {
      onFault(new Error(`${call.operationId} may not answer ${thrown.statusCode}`));
    }
    throw thrown;
  };

  function checked(call: ContractCall, data: unknown, language: Language): Answer {
    const made = { status_code: 6000, data, message: messageFor(6000, language) };
    if (!call.answerFits(made)) {
      onFault(
        new Error(
          `${call.operationId} answered what the contract does not allow: ${JSON.stringify(call.answerFits.errors)}`,
        ),
      );
      throw new Refusal(6005);
    }
    return made;
  }

  function refused(fault: unknown, language: Language): Answer {
    const refusal = fault instanceof Refusal ? fault : new Refusal(6005);
    if (!(fault instanceof Refusal)) onFault(fault);
    const made = {
      status_code: refusal.statusCode,
      data: translated(refusal.data, language),
      message:
        refusal.said === undefined
          ? messageFor(refusal.statusCode, language)
          : translate(refusal.said, language),
    };
    if (!contract.refusalFits(made)) onFault(new Error(`No refusal: ${refusal.statusCode}`));
    return made;
  }

  function respond(path: string, headers: Headers, made: Answer, status: number): Response {
    const plain = JSON.stringify(made);
    const sealed = encrypted && ENCRYPTED_PATH.test(path);
    const text = sealed
      ? JSON.stringify({ payload: encrypt(keys.crypt, plain).toString('base64') })
      : plain;
    const { requestId, nonce } = idsOf(headers);
    return new Response(text, {
      status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        // By it a server knows that a short answer needs no compression.
        'content-length': String(Buffer.byteLength(text)),
        'cache-control': 'no-store',
        sign: signAnswer(keys.sign, requestId, nonce, text),
      },
    });
  }

  return async function gateway(request: Request, ip: string): Promise<Response> {
    const url = new URL(request.url);
    const wirePath = url.pathname + url.search;
    let language = languageOf('', request.headers);
    let fault: FaultPlan | undefined;
    let made: Answer;
    let operationId = '';
    try {
      const upload = isUpload(wirePath);
      const body = await readBody(request, upload ? MOST_UPLOAD_BYTES : MOST_BYTES);
      if (body === undefined) throw upload ? new Refusal(6010) : malformed('size');
      const { method } = request;
      if (method !== 'POST' && method !== 'GET') throw new Refusal(6004);
      const signed = check.signedHeaders(request.headers);
      await check.genuine({ method, path: wirePath, body }, request.headers, signed);
      const { path: asked, text } = opened(wirePath, body);
      const [path = '', query = ''] = asked.split('?', 2);
      language = languageOf(text, request.headers);
      fault = faults.take(path, methodOf(text));
      if (fault !== undefined) {
        await pause(fault.latencyMs);
        if (fault.drop) throw new Dropped();
        if (fault.statusCode !== undefined) {
          throw new Refusal(fault.statusCode, fault.message, fault.data);
        }
        if (fault.httpStatus !== undefined) throw new Refusal(6005);
      }
      const call = contract.call(path);
      if (call?.method !== method.toLowerCase()) throw new Refusal(6004);
      ({ operationId } = call);
      const given =
        method === 'GET' ? Object.fromEntries(new URLSearchParams(query)) : parsed(text);
      const data = await answer(call, given, request, ip, language).catch(listed(call));
      made = checked(call, data, language);
    } catch (thrown) {
      if (thrown instanceof Dropped) throw thrown;
      made = refused(thrown, language);
      onRefusal({
        statusCode: made.status_code,
        why: thrown instanceof Refusal ? thrown.why : '',
        operationId,
        requestId: idsOf(request.headers).requestId.slice(0, 36),
        ip,
      });
    }
    if (fault?.dropAfter === true) throw new Dropped();
    return respond(wirePath, request.headers, made, fault?.httpStatus ?? 200);
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown) => {
      // Neither is valid text, and no database stores it.
      if (typeof value === 'string' && NO_TEXT.test(value)) throw value;
      return value;
    });
  } catch {
    throw malformed('json');
  }
}

/** The language in the body (of the sports venue's calls) takes precedence over the header. */
export function languageOf(text: string, headers: Headers): Language {
  const own = /"language"\s*:\s*"(zh-(?:cn|tw))"/.exec(text)?.[1];
  if (own !== undefined) return own as Language;
  const wanted = headers.get('accept-language') ?? '';
  return /^zh-(hant|tw|hk|mo)\b/i.test(wanted) ? 'zh-tw' : 'zh-cn';
}

/** The sports method in a body, as faults may name it. */
const methodOf = (text: string): string => /"method"\s*:\s*"(\w+)"/.exec(text)?.[1] ?? '';
