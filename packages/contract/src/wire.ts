/** First line of every canonical request; it changes together with the signature scheme. */
export const SIGNATURE_VERSION = 'courtside-v1';

/**
 * The form of an encrypted path. The service stays readable, so that the gateway can be split by service; the part
 * after `/api/e/` is base64url(IV || AES-256-CBC(rest of the path)).
 */
export const ENCRYPTED_PATH = /^\/(site|fd|act|game|stream)\/api\/e\/([A-Za-z0-9_-]+)$/;
