// Writes the OpenAPI document from calls/*.yaml: what every call has in common is said once.
import { readdir, readFile } from 'node:fs/promises';
import { parse, stringify } from 'yaml';
import { type Bag, isBag, type Json, ref, schema } from './shorthand.ts';

interface Call {
  /** `operationId`. */
  id: string;
  summary: string;
  description?: string;
  /** Who may call: visitors, members, or both (what they get may differ). */
  access: 'visitor' | 'member' | 'anyone';
  /** Asks and changes nothing: may be sent again, shared and kept. */
  safe?: boolean;
  /** The two calls that are GETs; their body is the query. */
  method?: 'get';
  /** Business codes beyond those that every call may answer. */
  codes?: number[];
  body?: Json;
  answers: string;
  /** Null when left out. */
  data?: Json;
  example: { body?: Json; data?: Json };
}

interface Area {
  /** Left out by a file that has only schemas, for calls of other areas. */
  calls?: Record<string, Call>;
  schemas?: Bag;
}

interface Common {
  openapi: string;
  info: Json;
  servers: Json;
  security: Json;
  tags: { name: string }[];
  components: { securitySchemes: Bag; parameters: Record<string, { name: string }> };
  schemas: Bag;
}

/** What any call may answer: success, a fault, a bad parameter, a bad signature, too often, maintenance. */
const EVERY_CALL = [6000, 6005, 6007, 6008, 6011, 6013];
const SESSION_OVER = 6001;
/** A session that was left alone is still there, but wants to be proved. */
const SESSION_IDLE = 6709;
const EMPTY: Json = { type: 'object', additionalProperties: false };

/** The query parameters of a GET; every value is text on the way. */
function query(body: Json | undefined): Json[] {
  const object = body === undefined ? EMPTY : schema(body);
  const { properties = {}, required = [] } = object as { properties?: Bag; required?: Json[] };
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: of,
    ...(isBag(of) && typeof of['description'] === 'string'
      ? { description: of['description'] }
      : {}),
  }));
}

function operation(call: Call, tag: string, headers: Json[]): Json {
  const codes = new Set([
    ...EVERY_CALL,
    ...(call.access === 'visitor' ? [] : [SESSION_OVER, SESSION_IDLE]),
    ...(call.codes ?? []),
  ]);
  const signed = { signature: [] };
  const session = { sessionToken: [], signature: [] };
  const success = {
    type: 'object',
    additionalProperties: false,
    required: ['status_code', 'message', 'data'],
    properties: {
      status_code: { type: 'integer', const: 6000 },
      message: { type: 'string' },
      data: call.data === undefined ? { type: 'null' } : schema(call.data),
    },
  };
  const content = (of: Json, example: Json): Json => ({
    'application/json': { schema: of, examples: { example: { value: example } } },
  });
  return {
    operationId: call.id,
    tags: [tag],
    summary: call.summary,
    ...(call.description === undefined ? {} : { description: call.description }),
    security:
      call.access === 'member'
        ? [session]
        : call.access === 'visitor'
          ? [signed]
          : [signed, session],
    'x-result-codes': [...codes].toSorted((a, b) => a - b),
    ...(call.safe === true ? { 'x-safe': true } : {}),
    parameters: [...headers, ...(call.method === 'get' ? query(call.body) : [])],
    ...(call.method === 'get'
      ? {}
      : {
          requestBody: {
            required: true,
            content: content(
              call.body === undefined ? EMPTY : schema(call.body),
              call.example.body ?? {},
            ),
          },
        }),
    responses: {
      '200': {
        description: call.answers,
        content: content(
          { anyOf: [success, ref('Refusal')] },
          { status_code: 6000, message: '成功', data: call.example.data ?? null },
        ),
      },
      '401': { $ref: '#/components/responses/SessionOver' },
    },
  };
}

const folder = new URL('../calls/', import.meta.url);
const read = async (name: string): Promise<unknown> =>
  parse(await readFile(new URL(name, folder), 'utf8'));

export interface Written {
  /** The document as YAML. */
  text: string;
  /** Paths of the calls that ask and change nothing. */
  safe: string[];
  /** Paths of the calls that are GETs. */
  gets: string[];
  /** The schemas of the calls, by name. */
  schemas: Bag;
}

/** @throws Error when a call has no example, or a path is said twice */
export async function writeDocument(): Promise<Written> {
  const { schemas, ...common } = (await read('common.yaml')) as Common;
  const parameters = common.components.parameters;
  const headers = Object.keys(parameters).map((name) => ({
    $ref: `#/components/parameters/${name}`,
  }));
  const named = new Map(Object.entries(schemas));
  const addSchemas = (more: Bag = {}): void => {
    for (const [name, of] of Object.entries(more)) {
      if (named.has(name)) throw new Error(`The schema ${name} is there twice`);
      named.set(name, of);
    }
  };
  const paths: Bag = {};
  const safe: string[] = [];
  const gets: string[] = [];
  const files = new Set((await readdir(folder)).filter((name) => name !== 'common.yaml'));
  for (const { name: tag } of common.tags) {
    if (!files.delete(`${tag}.yaml`)) throw new Error(`calls/${tag}.yaml is missing`);
    const area = (await read(`${tag}.yaml`)) as Area;
    for (const [path, call] of Object.entries(area.calls ?? {})) {
      if (paths[path] !== undefined) throw new Error(`${path} is there twice`);
      if (call.example === undefined) throw new Error(`${call.id} has no example`);
      paths[path] = { [call.method ?? 'post']: operation(call, tag, headers) };
      if (call.safe === true) safe.push(path);
      if (call.method === 'get') gets.push(path);
    }
    addSchemas(area.schemas);
  }
  for (const file of files) {
    const { calls, schemas: more } = (await read(file)) as Area;
    if (calls !== undefined) throw new Error(`No tag for calls/${file}`);
    addSchemas(more);
  }
  const written = Object.fromEntries([...named].map(([name, of]) => [name, schema(of)]));
  const document = {
    ...common,
    paths,
    components: {
      ...common.components,
      responses: {
        SessionOver: {
          description: 'The session is over, said by what stands before the gateway; as 6001.',
          content: { 'application/json': { schema: ref('Refusal') } },
        },
      },
      schemas: written,
    },
  };
  const header = '# Written from calls/*.yaml by `pnpm run generate`; edit those instead.\n';
  const text = stringify(document, { aliasDuplicateObjects: false, lineWidth: 110 });
  return { text: header + text, safe, gets, schemas: written };
}
