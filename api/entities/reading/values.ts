// A value to search by, checked against its field's type before any SQL is made of it.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import { paiseFromRupees } from '#core/kernel/paise.ts';
import { isStorableText } from '#core/kernel/text.ts';
import type { FieldType } from '../entity.ts';

/** What the database is given, as text, and the type that it is cast to. */
type Value = string | number | boolean;

type Reading = {
  /** @returns the value, or null when it is none of this type. */
  readonly read: (given: unknown) => Value | null;
  readonly must: string;
  readonly cast: 'bigint' | 'text' | 'boolean' | 'date' | 'numeric';
  /** How the bound of a range is read, where that is not as a value. */
  readonly bound?: (given: unknown) => Value | null;
};

const TEXT_MAX = 1000;
/** No record has it, so whoever asks for an id that nobody can have finds nothing. */
const NOBODY = 0;

function readId(given: unknown): number | null {
  if (typeof given === 'number') return Number.isSafeInteger(given) && given > 0 ? given : null;
  if (typeof given !== 'string' || !/^[1-9][0-9]{0,18}$/.test(given)) return null;
  return Number.isSafeInteger(Number(given)) ? Number(given) : NOBODY;
}

function readNumber(given: unknown): number | null {
  const isWritten = typeof given === 'string' && /^(0|-?[1-9][0-9]{0,15})$/.test(given);
  const value = isWritten ? Number(given) : given;
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}

const readText = (given: unknown): string | null =>
  typeof given === 'string' && given.length <= TEXT_MAX && isStorableText(given)
    ? given.normalize('NFC')
    : null;

const readDate = (given: unknown): string | null =>
  typeof given === 'string' ? parseCalendarDate(given) : null;

/** A bound need be nobody's id: from 0 on are all of them, and none from the largest on. */
function readIdBound(given: unknown): number | null {
  const id = readId(given);
  if (id === NOBODY) return Number.MAX_SAFE_INTEGER;
  return given === 0 || given === '0' ? 0 : id;
}

/** At most three decimals, as prices, quantities and rates have. */
function readDecimal(given: unknown): string | null {
  const text = typeof given === 'number' ? String(given) : given;
  return typeof text === 'string' && /^-?(0|[1-9][0-9]{0,14})(\.[0-9]{1,3})?$/.test(text)
    ? text
    : null;
}

const readRupees = (given: unknown): number | null =>
  typeof given === 'number' || (typeof given === 'string' && given.length <= 20)
    ? paiseFromRupees(given)
    : null;

type ReadableType = Exclude<FieldType, 'json' | 'further' | 'instant'>;

const READINGS: { readonly [Type in ReadableType]: Reading } = {
  id: { read: readId, must: 'Must be an id.', cast: 'bigint', bound: readIdBound },
  number: { read: readNumber, must: 'Must be a whole number.', cast: 'bigint' },
  text: { read: readText, must: 'Must be text of at most 1,000 characters.', cast: 'text' },
  boolean: {
    read: (given) => (typeof given === 'boolean' ? given : null),
    must: 'Must be true or false.',
    cast: 'boolean',
  },
  date: { read: readDate, must: 'Must be a day written YYYY-MM-DD.', cast: 'date' },
  rupees: {
    read: readRupees,
    must: 'Must be rupees with at most two decimals, such as 1234.50.',
    cast: 'bigint',
  },
  decimal: {
    read: readDecimal,
    must: 'Must be a decimal with at most three decimals, such as 98.5.',
    cast: 'numeric',
  },
};

/** Whether records are searched by fields of a type, and not only shown with them. */
export const isSearched = (type: FieldType): boolean => type !== 'json' && type !== 'further';

/** @returns how a type's values are read; null for a type that is shown only, and for instants. */
export const readingOf = (type: FieldType): Reading | null =>
  type === 'json' || type === 'further' || type === 'instant' ? null : READINGS[type];

/** @returns the value as a parameter of its type. */
export const parameter = (value: Value, { cast }: Reading): RawBuilder<unknown> =>
  sql`${value}::${sql.raw(cast)}`;

/** @returns the values as one array of their type. */
export const parameters = (values: readonly Value[], { cast }: Reading): RawBuilder<unknown> =>
  sql`${values.map(String)}::text[]::${sql.raw(cast)}[]`;
