/** First line of every canonical request; it changes when the scheme does. */
export const SIGNATURE_VERSION = 'courtside-v1';

/**
 * The shape of an encrypted path: the service stays readable so that the gateway can be split by service, what
 * follows `/api/e/` is base64url(IV || AES-256-CBC(rest of the path)).
 */
export const ENCRYPTED_PATH = /^\/(site|fd|act|game|stream)\/api\/e\/([A-Za-z0-9_-]+)$/;
