// Personal fields lie in the log sealed with their subject's key (AES-256-GCM). Destroying the key
// erases them everywhere at once, and the chain still verifies, since it covers the sealed text.
import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { ERASED } from '#core/kernel/event.ts';
import { boundedMap } from './bounded-map.ts';
import { personalFieldsOf, textAt } from './personal-fields.ts';
import type { Sealing } from './personal-fields.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Where a sealed field stands: it cannot be moved to another book, record or event. */
type SealContext = {
  readonly bookUuid: string;
  readonly stream: string;
  readonly type: string;
};

type SealedText = { readonly sealed: string; readonly subject: number };

const isSealed = (value: unknown): value is SealedText =>
  typeof value === 'object' && value !== null && 'sealed' in value && 'subject' in value;

/** To make a key of OpenSSL's of the bytes costs twice what the cipher of a name does. */
const keyObjects = new WeakMap<Buffer, KeyObject>();

function keyObjectOf(key: Buffer): KeyObject {
  const known = keyObjects.get(key);
  if (known !== undefined) return known;
  const made = createSecretKey(key);
  keyObjects.set(key, made);
  return made;
}

/** To ask the system for random bytes costs as much as the cipher of ten names. */
const NONCES_AT_A_TIME = 256;
let unusedNonces = Buffer.alloc(0);

/** @returns random bytes that were given to nobody before. */
function newNonce(): Buffer {
  if (unusedNonces.length === 0) unusedNonces = randomBytes(NONCE_BYTES * NONCES_AT_A_TIME);
  const nonce = unusedNonces.subarray(0, NONCE_BYTES);
  unusedNonces = unusedNonces.subarray(NONCE_BYTES);
  return nonce;
}

/** @returns nonce, ciphertext and tag in one buffer. */
export function encrypt(key: Buffer, plain: Buffer, place: string): Buffer {
  const nonce = newNonce();
  const cipher = createCipheriv('aes-256-gcm', keyObjectOf(key), nonce).setAAD(Buffer.from(place));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Throws when the key, the place or a single bit is not the one that was sealed. */
export function decrypt(key: Buffer, box: Buffer, place: string): Buffer {
  const nonce = box.subarray(0, NONCE_BYTES);
  const tag = box.subarray(box.length - TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyObjectOf(key), nonce)
    .setAAD(Buffer.from(place))
    .setAuthTag(tag);
  const text = box.subarray(NONCE_BYTES, box.length - TAG_BYTES);
  return Buffer.concat([decipher.update(text), decipher.final()]);
}

const placeText = ({ bookUuid, stream, type }: SealContext): string =>
  `${bookUuid}\n${stream}\n${type}`;

/** @returns the data with each text that `sealing` names in a box of its own. */
export function sealData<Data extends object>(
  data: Data,
  { keys }: Sealing,
  place: SealContext,
  { id: subject, key }: { readonly id: number; readonly key: Buffer },
): Data {
  const box = (value: unknown): SealedText => {
    const text = String(value);
    const sealed = encrypt(key, Buffer.from(text), placeText(place)).toString('base64');
    openedBoxes.set(boxKey(place, sealed), text);
    return { sealed, subject };
  };
  return keys.reduce((result, path) => replaceAt(result, path, box), data);
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
    return key === null ? ERASED : openBox(key, value.sealed, place);
  };
  return fields.paths.reduce((result, { keys }) => replaceAt(result, keys, replace), data);
}

/** What was sealed or opened lately: a cipher costs more than all else of an event. */
const openedBoxes = boundedMap<string, string>(5_000);

const boxKey = (place: SealContext, sealed: string): string => `${placeText(place)}\n${sealed}`;

/** Only called with a key that still exists, so that an erasure counts in memory too. */
function openBox(key: Buffer, sealed: string, place: SealContext): string {
  const name = boxKey(place, sealed);
  const before = openedBoxes.get(name);
  if (before !== undefined) return before;
  const text = decrypt(key, Buffer.from(sealed, 'base64'), placeText(place)).toString();
  openedBoxes.set(name, text);
  return text;
}

/** @returns the subjects whose keys are needed to read the data. */
export const subjectsIn = (type: string, version: number, data: object): number[] =>
  (personalFieldsOf(type, version)?.paths ?? [])
    .map(({ keys }) => textAt(data, keys))
    .filter(isSealed)
    .map(({ subject }) => subject);

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
