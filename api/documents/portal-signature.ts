// The texts that the e-invoice portal signs: JSON web tokens by RS256.
import { createPublicKey, verify } from 'node:crypto';
import type { PortalKey } from '#core/book/index.ts';

const BITS_MIN = 2048;

/** @param pem a public key or a certificate. @returns the key as PEM; null where it is none. */
export function publicKeyOf(pem: string): string | null {
  // A private key would be taken too, and be kept in the log.
  if (/PRIVATE KEY/.test(pem)) return null;
  try {
    const key = createPublicKey(pem);
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    if (key.asymmetricKeyType !== 'rsa' || bits < BITS_MIN) return null;
    return key.export({ type: 'spki', format: 'pem' }).toString();
  } catch {
    return null;
  }
}

const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** @returns what a token says, signed or not; null where it is none. */
export function payloadOf(token: string): unknown {
  if (!TOKEN.test(token)) return null;
  const [, payload = ''] = token.split('.');
  return parsed(Buffer.from(payload, 'base64url').toString('utf8'));
}

/** @returns the JSON in a text; null where there is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/**
 * @returns whether a token says that it is signed as the portal signs, by RSA with SHA-256, and
 * bears a signature as long as the shortest key that is taken makes; whose it is, only a key tells.
 */
export function isSigned(token: string): boolean {
  const [header = '', , signature = ''] = token.split('.');
  const said = parsed(Buffer.from(header, 'base64url').toString('utf8'));
  const isRs256 =
    typeof said === 'object' && said !== null && 'alg' in said && said.alg === 'RS256';
  return isRs256 && Buffer.from(signature, 'base64url').length >= BITS_MIN / 8;
}

/** @returns the name of the key that signed the token, or null where none of them did. */
export function signerOf(token: string, keys: readonly PortalKey[]): string | null {
  const [header = '', payload = '', signature = ''] = token.split('.');
  if (!isSigned(token)) return null;
  const signed = Buffer.from(`${header}.${payload}`);
  const bytes = Buffer.from(signature, 'base64url');
  const signer = keys.find(({ publicKey }) => verify('RSA-SHA256', signed, publicKey, bytes));
  return signer?.name ?? null;
}
