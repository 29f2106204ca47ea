import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

interface Parameter {
  name: string;
  in: 'header' | 'query';
  required: boolean;
  schema: object;
}
interface Operation {
  operationId: string;
  security: Record<string, unknown>[];
  'x-result-codes': number[];
  'x-safe'?: boolean;
  requestBody?: {
    content: { 'application/json': { examples: { example: { value: unknown } } } };
  };
  parameters: readonly ({ $ref: string } | Parameter)[];
}
interface Document {
  paths: Record<string, Partial<Record<Method, Operation>>>;
  components: { parameters: Record<string, Parameter> };
}

export type Method = 'get' | 'post';

/** One call of the contract with its compiled checks. */
export interface ContractCall {
  readonly operationId: string;
  readonly path: string;
  readonly method: Method;
  /** `required`: members only; `optional`: visitors too. */
  readonly session: 'required' | 'optional' | 'none';
  /** Business codes of its answers. */
  readonly codes: readonly number[];
  /** True when it only reads. */
  readonly safe: boolean;
  /** The body (or query) of the contract's example. */
  readonly example: unknown;
  /** Checks the body, or the query as an object of texts. */
  readonly requestFits: ValidateFunction;
  /** Checks a whole success answer. */
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

let loaded: Contract | undefined;

/** The checks of `openapi.yaml` of the contract package, compiled once in a process. */
export const loadContract = (): Contract => (loaded ??= compileContract());

function compileContract(): Contract {
  const file = createRequire(import.meta.url).resolve('@courtside/contract/openapi.yaml');
  const document = parse(readFileSync(file, 'utf8')) as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  ajv.addSchema(document, BASE);
  const at = (pointer: string): ValidateFunction => ajv.compile({ $ref: `${BASE}#${pointer}` });
  const lazy = (make: () => ValidateFunction): (() => ValidateFunction) => {
    let made: ValidateFunction | undefined;
    return () => (made ??= make());
  };
  /** A set of parameters as one object; requests have other headers besides, but no other query parameters. */
  const together = (parameters: readonly Parameter[], open: boolean): ValidateFunction =>
    ajv.compile({
      type: 'object',
      additionalProperties: open,
      required: parameters.filter((each) => each.required).map((each) => each.name),
      properties: Object.fromEntries(parameters.map((each) => [each.name, each.schema])),
    });
  const call = (path: string, method: Method, operation: Operation): ContractCall => {
    const root = `/paths/${escaped(path)}/${method}`;
    const query = operation.parameters.filter(
      (each): each is Parameter => !('$ref' in each) && each.in === 'query',
    );
    const request = lazy(() =>
      method === 'get'
        ? together(query, false)
        : at(`${root}/requestBody/content/application~1json/schema`),
    );
    const answer = lazy(() => at(`${root}/responses/200/content/application~1json/schema/anyOf/0`));
    const withToken = operation.security.filter((scheme) => 'sessionToken' in scheme).length;
    return {
      operationId: operation.operationId,
      path,
      method,
      session:
        withToken === 0
          ? 'none'
          : withToken === operation.security.length
            ? 'required'
            : 'optional',
      codes: operation['x-result-codes'],
      safe: operation['x-safe'] === true,
      example: operation.requestBody?.content['application/json'].examples.example.value ?? {},
      get requestFits() {
        return request();
      },
      get answerFits() {
        return answer();
      },
    };
  };
  const calls = Object.entries(document.paths).flatMap(([path, { get, post }]) => [
    ...(get === undefined ? [] : [call(path, 'get', get)]),
    ...(post === undefined ? [] : [call(path, 'post', post)]),
  ]);
  const byPath = new Map(calls.map((each) => [each.path, each]));
  return {
    calls,
    call: (path) => byPath.get(path),
    headersFit: together(Object.values(document.components.parameters), true),
    refusalFits: at('/components/schemas/Refusal'),
  };
}
