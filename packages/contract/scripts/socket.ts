// Writes the AsyncAPI document of the socket from socket/messages.yaml and the schemas of the calls that it names.
import { readFile } from 'node:fs/promises';
import { parse, stringify } from 'yaml';
import { type Bag, isBag, type Json, ref, schema } from './shorthand.ts';

interface Message {
  id: number;
  summary: string;
  client?: Json;
  server?: Json;
  example: { client?: Json; server?: Json };
}

interface Source {
  info: Json;
  messages: Record<string, Message>;
  schemas: Bag;
}

const SIDES = ['client', 'server'] as const;

export interface WrittenSocket {
  /** The document as YAML. */
  text: string;
  /** An OpenAPI document with the same schemas, for the types. */
  types: string;
  /** Names of the messages with their ids and the sides that send them. */
  ids: { name: string; id: number; client: boolean; server: boolean }[];
}

/** Names of the schemas that something refers to, directly. */
function namesIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isBag(value)) return [];
  return Object.entries(value).flatMap(([key, of]) =>
    key === '$ref' && typeof of === 'string'
      ? [of.replace('#/components/schemas/', '')]
      : namesIn(of),
  );
}

/** Adds what is referred to and not there yet, and what that refers to. @throws Error for a name that nothing has */
function borrow(schemas: Bag, from: Bag): void {
  const wanted = namesIn(schemas);
  for (const name of wanted) {
    if (schemas[name] !== undefined) continue;
    const found = from[name];
    if (found === undefined) throw new Error(`No schema has the name ${name}`);
    schemas[name] = found;
    wanted.push(...namesIn(found));
  }
}

/**
 * @param calls schemas of the calls, which messages may name too; one of the same name here goes first
 * @throws Error when an example is missing or an id is there twice
 */
export async function writeSocket(calls: Bag): Promise<WrittenSocket> {
  const file = new URL('../socket/messages.yaml', import.meta.url);
  const source = parse(await readFile(file, 'utf8')) as Source;
  const messages: Bag = {};
  const schemas: Bag = {};
  const operations: Bag = {};
  const seen = new Set<number>();
  for (const [name, schemaOf] of Object.entries(source.schemas)) schemas[name] = schema(schemaOf);
  for (const [name, message] of Object.entries(source.messages)) {
    if (seen.has(message.id)) throw new Error(`The id ${message.id} is there twice`);
    seen.add(message.id);
    for (const side of SIDES) {
      const data = message[side];
      if (data === undefined) continue;
      const example = message.example[side];
      if (example === undefined) throw new Error(`${name} has no example of the ${side}'s`);
      const title = `${name}From${side === 'client' ? 'Client' : 'Gateway'}`;
      const frame = title.charAt(0).toUpperCase() + title.slice(1);
      schemas[frame] = {
        type: 'object',
        additionalProperties: false,
        required: ['msgId', 'msgData'],
        properties: { msgId: { type: 'integer', const: message.id }, msgData: schema(data) },
      };
      messages[title] = {
        name: title,
        title: `${message.id} ${name}`,
        summary: message.summary,
        contentType: 'application/json',
        payload: ref(frame),
        examples: [{ payload: { msgId: message.id, msgData: example } }],
      };
      operations[title] = {
        action: side === 'client' ? 'receive' : 'send',
        summary: message.summary,
        channel: { $ref: '#/channels/chat' },
        security: [{ $ref: '#/components/securitySchemes/session' }],
        messages: [{ $ref: `#/channels/chat/messages/${title}` }],
      };
    }
  }
  borrow(schemas, calls);
  const names = Object.keys(messages);
  const document = {
    asyncapi: '3.0.0',
    info: source.info,
    servers: {
      gateway: { host: 'www.example.com', protocol: 'wss', description: "The brand's own origin." },
    },
    defaultContentType: 'application/json',
    channels: {
      chat: {
        address: '/stream/ws',
        description: 'The one socket of a page.',
        bindings: {
          ws: {
            method: 'GET',
            query: {
              type: 'object',
              required: ['clientType', 'siteId'],
              properties: {
                clientType: { type: 'string', const: 'web' },
                siteId: { type: 'string', pattern: '^[0-9]{1,8}$' },
                language: {
                  type: 'string',
                  description: 'As the header accept-language of a call.',
                },
                bundles: {
                  type: 'string',
                  const: '1',
                  description: 'The front end reads texts that are a list of frames.',
                },
              },
            },
          },
        },
        messages: Object.fromEntries(
          names.map((name) => [name, { $ref: `#/components/messages/${name}` }]),
        ),
      },
    },
    operations,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'password',
          description: 'The session token and the body of 10001; visitors send 10019 instead.',
        },
      },
      messages,
      schemas,
    },
  };
  const header = '# Written from socket/messages.yaml by `pnpm run generate`; edit that instead.\n';
  const types = {
    openapi: '3.1.0',
    info: { title: '', version: '' },
    paths: {},
    components: { schemas },
  };
  return {
    text: header + stringify(document, { aliasDuplicateObjects: false, lineWidth: 110 }),
    types: stringify(types),
    ids: Object.entries(source.messages).map(([name, { id, client, server }]) => ({
      name,
      id,
      client: client !== undefined,
      server: server !== undefined,
    })),
  };
}
