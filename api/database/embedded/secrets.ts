// Passwords of the embedded server's roles, made at its first start, in a file that only we read.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

export type Secrets = {
  readonly superuser: string;
  readonly owner: string;
  readonly writer: string;
  readonly reader: string;
};

/** @returns the passwords kept in a file of mode 0600, made when it is not there. */
export function readSecrets(file: string): Secrets {
  if (!existsSync(file)) {
    const password = () => randomBytes(24).toString('base64url');
    const fresh = {
      superuser: password(),
      owner: password(),
      writer: password(),
      reader: password(),
    };
    writeFileSync(`${file}.new`, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
}

/** @returns 32 bytes that wrap the keys of personal data. Back the file up apart from the database. */
export function readMasterKey(given: string | null, file: string): Buffer {
  if (given !== null) return Buffer.from(given, 'hex');
  if (!existsSync(file)) {
    writeFileSync(`${file}.new`, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
}
