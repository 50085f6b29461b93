// Passwords of the embedded server's roles, made at its first start, in a file that only we read.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { DatabaseFault } from '#api/database/fault.ts';
import { writeDurably } from './write-durably.ts';

export type Secrets = {
  readonly superuser: string;
  readonly owner: string;
  readonly writer: string;
  readonly reader: string;
};

/** @returns the passwords kept in a file of mode 0600, made when it is not there. */
export function readSecrets(file: string): Secrets {
  if (!holdsSomething(file)) {
    const password = () => randomBytes(24).toString('base64url');
    const fresh = {
      superuser: password(),
      owner: password(),
      writer: password(),
      reader: password(),
    };
    writeDurably(file, `${JSON.stringify(fresh, null, 2)}\n`);
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  } catch (error) {
    throw new DatabaseFault(
      `${file} cannot be read. It holds no books: remove it, and new passwords are made.`,
      { cause: error },
    );
  }
}

/** An empty one is what a power cut can leave of a file. */
const holdsSomething = (file: string): boolean =>
  (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;

/**
 * @returns 32 bytes that wrap the keys of personal data. Back the file up apart from the database.
 */
export function readMasterKey(given: string | null, file: string): Buffer {
  if (given !== null) return Buffer.from(given, 'hex');
  if (!existsSync(file)) {
    writeDurably(file, `${randomBytes(32).toString('hex')}\n`);
  }
  const text = readFileSync(file, 'utf8').trim();
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  // Another one in its place would make the personal data in the books unreadable for good.
  throw new DatabaseFault(
    `${file} does not hold a key of 64 characters. Put it back from its backup; only where there ` +
      'are no books yet may it be removed.',
  );
}
