// Passwords as argon2id hashes in PHC strings. Parameters: OWASP Password Storage Cheat Sheet,
// 19 MiB of memory, two passes, one lane.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { isStorableText } from '#core/kernel/text.ts';
import { createHashQueue } from './hash-queue.ts';
import type { HashQueue } from './hash-queue.ts';

const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const TAG_BYTES = 32;

type Parameters = {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
};
type PhcHash = Parameters & { readonly salt: Buffer; readonly tag: Buffer };

/** Both take the address of whoever asks, since addresses take turns. */
export type Passwords = {
  /** @returns the PHC string to keep. */
  readonly hash: (password: string, address: string) => Promise<string>;
  /**
   * @param kept the PHC string, or null when there is nobody of that name: then a decoy is hashed,
   * so that both cost the same.
   */
  readonly verify: (password: string, kept: string | null, address: string) => Promise<boolean>;
};

/** What computes a tag; tests count its calls. */
type Derive = typeof deriveTag;

export function createPasswords(
  derive: Derive = deriveTag,
  queue: HashQueue = createHashQueue(),
): Passwords {
  const current = { memory: MEMORY_KIB, passes: PASSES, parallelism: LANES };
  const decoy = { ...current, salt: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) };
  return {
    async hash(password, address) {
      const salt = randomBytes(SALT_BYTES);
      const tag = await queue(address, () =>
        derive(password, { ...current, salt, tag: decoy.tag }),
      );
      return phcString({ ...current, salt, tag });
    },
    async verify(password, kept, address) {
      // What no password may hold could reach a wrong hash by being normalised or replaced.
      const known = kept !== null && isStorableText(password) ? parsePhc(kept) : null;
      const against = known ?? decoy;
      const tag = await queue(address, () => derive(password, against));
      return timingSafeEqual(tag, against.tag) && known !== null;
    },
  };
}

const runArgon2 = promisify(argon2);

/** NFKC, so that the same password typed on another keyboard is the same bytes. */
export async function deriveTag(
  password: string,
  { salt, tag, ...cost }: PhcHash,
): Promise<Buffer> {
  return runArgon2('argon2id', {
    message: Buffer.from(password.normalize('NFKC'), 'utf8'),
    nonce: salt,
    tagLength: tag.length,
    ...cost,
  });
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const phcString = ({ memory, passes, parallelism, salt, tag }: PhcHash): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;

const PHC =
  /^\$argon2id\$v=19\$m=([0-9]+),t=([0-9]+),p=([0-9]+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** @returns null for a hash that is not ours, so that nobody signs in with it. */
function parsePhc(text: string): PhcHash | null {
  const match = PHC.exec(text);
  if (match === null) return null;
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}
