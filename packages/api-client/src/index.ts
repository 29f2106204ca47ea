export { createApiClient } from './create-api-client.ts';
export type {
  AnswerValue,
  ApiClient,
  ApiClientOptions,
  CallBody,
  CallData,
  CallOptions,
  CallPath,
} from './types.ts';
export { GatewayError, isGatewayError } from './gateway-error.ts';
export { isOutcomeKnown } from './is-outcome-known.ts';
export { createHmacSigner } from './wire/signer.ts';
export type { Signer, SigningInput } from './wire/signer.ts';
export { createAesCipher } from './wire/cipher.ts';
export type { Cipher } from './wire/cipher.ts';
export { canonicalRequest, canonicalResponse } from './wire/canonical.ts';
export { encryptPath } from './wire/encrypted-path.ts';
