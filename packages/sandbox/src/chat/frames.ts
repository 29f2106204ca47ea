import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ClientFrame, GatewayFrame } from '@courtside/contract';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

/** Maximum size of a frame that is read, in bytes (asyncapi.yaml). */
export const MOST_FRAME_BYTES = 4096;

interface Document {
  components: { schemas: Record<string, { properties?: { msgId?: { const?: number } } }> };
}

export interface Frames {
  /** A frame of the front end, or undefined for invalid text. */
  read(text: string): ClientFrame | undefined;
  /** @throws Error when the gateway would send a frame that the contract does not allow */
  write(frame: GatewayFrame): string;
}

let loaded: Frames | undefined;

/** The checks of both directions of `asyncapi.yaml` of the contract package, compiled once in a process. */
export const loadFrames = (): Frames => (loaded ??= compileFrames());

function compileFrames(): Frames {
  const file = createRequire(import.meta.url).resolve('@courtside/contract/asyncapi.yaml');
  const document = parse(readFileSync(file, 'utf8')) as Document;
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema(document, 'courtside:/asyncapi.yaml');
  const from = (side: string): Map<number, ValidateFunction> => {
    const found = Object.entries(document.components.schemas).flatMap(([name, schema]) => {
      const id = schema.properties?.msgId?.const;
      if (id === undefined || !name.endsWith(`From${side}`)) return [];
      const $ref = `courtside:/asyncapi.yaml#/components/schemas/${name}`;
      return [[id, ajv.compile({ $ref })] as const];
    });
    return new Map(found);
  };
  const client = from('Client');
  const gateway = from('Gateway');
  return {
    read(text) {
      if (Buffer.byteLength(text) > MOST_FRAME_BYTES) return undefined;
      let frame: unknown;
      try {
        frame = JSON.parse(text);
      } catch {
        return undefined;
      }
      if (typeof frame !== 'object' || frame === null || !('msgId' in frame)) return undefined;
      const fits = client.get(frame.msgId as number);
      return fits?.(frame) === true ? (frame as ClientFrame) : undefined;
    },
    write(frame) {
      const fits = gateway.get(frame.msgId);
      if (fits?.(frame) !== true) {
        throw new Error(
          `Not a frame of the contract: ${frame.msgId} ${JSON.stringify(fits?.errors)}`,
        );
      }
      return JSON.stringify(frame);
    },
  };
}
