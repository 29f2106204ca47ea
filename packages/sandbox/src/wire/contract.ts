import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

interface HeaderParameter {
  name: string;
  required: boolean;
  schema: object;
}
interface Operation {
  operationId: string;
  security?: Record<string, unknown>[];
  'x-result-codes': number[];
}
interface Document {
  security: Record<string, unknown>[];
  paths: Record<string, { post: Operation }>;
  components: { parameters: Record<string, HeaderParameter> };
}

/** One call of the contract with its compiled checks. */
export interface ContractCall {
  readonly operationId: string;
  readonly path: string;
  /** `required`: members only; `optional`: visitors too. */
  readonly session: 'required' | 'optional' | 'none';
  /** Business codes that it may answer. */
  readonly codes: readonly number[];
  readonly requestFits: ValidateFunction;
  readonly answerFits: ValidateFunction;
}

export interface Contract {
  call(path: string): ContractCall | undefined;
  readonly calls: readonly ContractCall[];
  readonly headersFit: ValidateFunction;
  readonly refusalFits: ValidateFunction;
}

const BASE = 'courtside:/openapi.yaml';
const escaped = (path: string): string =>
  encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Reads `openapi.yaml` of the contract package and makes it enforceable. */
export function loadContract(): Contract {
  const file = createRequire(import.meta.url).resolve('@courtside/contract/openapi.yaml');
  const document = parse(readFileSync(file, 'utf8')) as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  ajv.addSchema(document, BASE);
  const at = (pointer: string): ValidateFunction => ajv.compile({ $ref: `${BASE}#${pointer}` });
  const lazy = (pointers: string): (() => ValidateFunction) => {
    let made: ValidateFunction | undefined;
    return () => (made ??= at(pointers));
  };
  const calls = Object.entries(document.paths).map(([path, { post }]): ContractCall => {
    const body = bodyPointer(document, path);
    const request = lazy(body);
    const answer = lazy(
      `/paths/${escaped(path)}/post/responses/200/content/application~1json/schema`,
    );
    const schemes = post.security ?? document.security;
    const withToken = schemes.filter((scheme) => 'sessionToken' in scheme).length;
    return {
      operationId: post.operationId,
      path,
      session: withToken === 0 ? 'none' : withToken === schemes.length ? 'required' : 'optional',
      codes: post['x-result-codes'],
      get requestFits() {
        return request();
      },
      get answerFits() {
        return answer();
      },
    };
  });
  const parameters = Object.values(document.components.parameters);
  return {
    calls,
    call: (path) => calls.find((each) => each.path === path),
    headersFit: ajv.compile({
      type: 'object',
      required: parameters.filter((each) => each.required).map((each) => each.name),
      properties: Object.fromEntries(parameters.map((each) => [each.name, each.schema])),
    }),
    refusalFits: at('/components/schemas/ErrorEnvelope'),
  };
}

function bodyPointer(document: Document, path: string): string {
  const post = document.paths[path]?.post as unknown as { requestBody: { $ref?: string } };
  const ref = post.requestBody.$ref;
  const root = ref === undefined ? `/paths/${escaped(path)}/post/requestBody` : ref.slice(1);
  return `${root}/content/application~1json/schema`;
}
