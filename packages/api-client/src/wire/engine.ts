/** Does the heavy part of cryptography. Two engines with the same keys make and read the same bytes. */
export interface Engine {
  /** Lower-case hexadecimal SHA-256. */
  sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string>;
  /** Text to base64 of IV and ciphertext. */
  seal(text: string): Promise<string>;
  /** @throws CourtsideError `client.bad-answer` for anything that `seal` under the same key did not make */
  open(base64: string): Promise<string>;
}
