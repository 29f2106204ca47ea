// Public: the client, its faults, and the parts of the protocol that another client must agree with (signing, canonical
// texts, ciphers). How calls are shared, repeated and cached stays private.
export { createApiClient } from './create-api-client.ts';
export type {
  AnswerValue,
  ApiClient,
  ApiClientOptions,
  CallBody,
  CallData,
  CallEntry,
  CallOptions,
  CallPath,
  RetryEntry,
  SafePath,
} from './types.ts';
export { GatewayError } from './gateway-error.ts';
export { isGatewayError } from './is-gateway-error.ts';
export { isOutcomeKnown } from './is-outcome-known.ts';
export { newIntent } from './intent.ts';
export type { Intent } from './intent.ts';
export { checkImage, MAX_IMAGE_BYTES } from './image.ts';
export type { ImageViolation } from './image.ts';
export { createDecryptedCache } from './decrypted-cache.ts';
export type { DecryptedCache, DecryptedEntry } from './decrypted-cache.ts';
export { createHmacSigner } from './wire/signer.ts';
export type { Signer, SigningInput } from './wire/signer.ts';
export { deriveKey } from './wire/derive-key.ts';
export { createAesCipher } from './wire/cipher.ts';
export type { Cipher } from './wire/cipher.ts';
export { canonicalRequest, canonicalResponse } from './wire/canonical.ts';
export { encryptPath } from './wire/encrypted-path.ts';
