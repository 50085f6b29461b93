// Personal fields lie in the log sealed with their subject's key (AES-256-GCM). Destroying the key
// erases them everywhere at once, and the chain still verifies, since it covers the sealed text.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { ERASED } from '#core/kernel/event.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { personalFieldsOf } from './personal-fields.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Where a sealed field stands: it cannot be moved to another book, record or event. */
export type SealContext = {
  readonly bookUuid: string;
  readonly stream: string;
  readonly type: string;
};

type Sealed = { readonly sealed: string; readonly subject: number };

const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'object' && value !== null && 'sealed' in value && 'subject' in value;

/** @returns nonce, ciphertext and tag in one buffer. */
export function encrypt(key: Buffer, plain: Buffer, place: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Throws when the key, the place or a single bit is not the one that was sealed. */
export function decrypt(key: Buffer, box: Buffer, place: string): Buffer {
  const nonce = box.subarray(0, NONCE_BYTES);
  const tag = box.subarray(box.length - TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce)
    .setAAD(Buffer.from(place))
    .setAuthTag(tag);
  const text = box.subarray(NONCE_BYTES, box.length - TAG_BYTES);
  return Buffer.concat([decipher.update(text), decipher.final()]);
}

const placeText = ({ bookUuid, stream, type }: SealContext): string =>
  `${bookUuid}\n${stream}\n${type}`;

/** @returns whether the data has a personal text, so that its subject needs a key. */
export const hasPersonalText = (type: string, version: number, data: object): boolean =>
  (personalFieldsOf(type, version)?.paths ?? []).some((path) => {
    let found = false;
    replaceAt(data, path, (value) => {
      found = typeof value === 'string';
      return value;
    });
    return found;
  });

/** @returns the data with each personal text sealed; other events come back as they are. */
export function sealData<Data extends object>(
  { version, data }: { readonly version: number; readonly data: Data },
  place: SealContext,
  subject: { readonly id: number; readonly key: Buffer } | null,
): Data {
  const fields = personalFieldsOf(place.type, version);
  if (fields === null) return data;
  const replace = (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    invariant(subject !== null, 'Personal fields are sealed with a key.');
    const box = encrypt(subject.key, Buffer.from(value), placeText(place));
    return { sealed: box.toString('base64'), subject: subject.id };
  };
  return fields.paths.reduce((result, path) => replaceAt(result, path, replace), data);
}

/** @returns the data as it was said, or '[erased]' where the subject's key is no more. */
export function unsealData<Data extends object>(
  { version, data }: { readonly version: number; readonly data: Data },
  place: SealContext,
  keyOf: (subject: number) => Buffer | null,
): Data {
  const fields = personalFieldsOf(place.type, version);
  if (fields === null) return data;
  const replace = (value: unknown): unknown => {
    if (!isSealed(value)) return value;
    const key = keyOf(value.subject);
    if (key === null) return ERASED;
    return decrypt(key, Buffer.from(value.sealed, 'base64'), placeText(place)).toString();
  };
  return fields.paths.reduce((result, path) => replaceAt(result, path, replace), data);
}

/** @returns the subjects whose keys are needed to read the data. */
export function subjectsIn(type: string, version: number, data: object): number[] {
  const found: number[] = [];
  for (const path of personalFieldsOf(type, version)?.paths ?? []) {
    replaceAt(data, path, (value) => {
      if (isSealed(value)) found.push(value.subject);
      return value;
    });
  }
  return found;
}

function replaceAt<Data extends object>(
  data: Data,
  [key, ...rest]: readonly string[],
  replace: (value: unknown) => unknown,
): Data {
  if (key === undefined || !(key in data)) return data;
  const value: unknown = data[key as keyof Data];
  if (rest.length === 0) return { ...data, [key]: replace(value) };
  if (typeof value !== 'object' || value === null) return data;
  return { ...data, [key]: replaceAt(value, rest, replace) };
}
