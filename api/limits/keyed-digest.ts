// Digests of what people are known by. Without the master key nobody can try addresses or e-mails
// until one of them fits, as with a plain SHA-256.
import { createHmac, hkdfSync } from 'node:crypto';

export type KeyedDigest = (text: string) => Buffer;

const KEY_BYTES = 32;

/**
 * @param purpose the same text has another digest for each purpose, so that they cannot be joined.
 * @returns a function from a text to the 32 bytes that stand for it.
 */
export function createKeyedDigest(masterKey: Buffer, purpose: string): KeyedDigest {
  const info = `lekha digest ${purpose}`;
  const key = Buffer.from(hkdfSync('sha256', masterKey, Buffer.alloc(0), info, KEY_BYTES));
  return (text) => createHmac('sha256', key).update(text).digest();
}
