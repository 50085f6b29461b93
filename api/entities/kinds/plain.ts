// The kinds without rules: a name and whatever scalar fields a program keeps with it.
import { sql } from 'kysely';
import { z } from 'zod';
import { requiredText } from '#api/contract/wire/values.ts';
import { isFieldName } from '#core/record/index.ts';
import type { FieldValue, RecordKind } from '#core/record/index.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { RecordId } from '#core/kernel/ids.ts';
import { isStorableText } from '#core/kernel/text.ts';
import { isOlder, takeBack } from '#api/http/body/taking-back.ts';
import { invalidFields, invalidRequest } from '#api/http/problems/field-errors.ts';
import { plainRecordAsOf } from '#api/queries/as-of/record.ts';
import type { WireRecord } from '#api/contract/entity/entity.ts';
import { records } from '#projections/records/table.ts';
import type { RecordRow } from '#projections/records/table.ts';
import { rowColumns } from '#projections/runner/row-columns.ts';
import type { Build, Entity, FieldInput } from '../entity.ts';
import { columnsOf, rowsOfBook, stampFields } from '../fields.ts';
import { recordKind } from '../record-kind.ts';

const NAME_MAX = 100;
const recordName = requiredText(NAME_MAX, 'Enter a name.').transform((name) => name.trim());

const named = z.object({ name: recordName });
const maybeNamed = named.partial();

type Fault = { readonly field: string; readonly message: string };

/** @returns what is wrong with a field, or null: decimals come as text, and nothing is nested. */
function faultOf(name: string, value: unknown): string | null {
  if (!isFieldName(name)) return 'Is not a name that a field can have here.';
  if (value === null || typeof value === 'boolean') return null;
  if (typeof value === 'string') {
    return isStorableText(value) ? null : 'Contains a character that cannot be stored.';
  }
  if (typeof value !== 'number') return 'Must be text, a whole number, true, false or null.';
  return Number.isSafeInteger(value) ? null : 'Must be a whole number; send decimals as text.';
}

/** @returns the fields of a record's own, once each is a scalar under a plain name. */
function ownFields(fields: FieldInput['fields']) {
  const own = Object.entries(fields).filter(([name]) => name !== 'name');
  const faults = own.flatMap(([name, value]): Fault[] => {
    const message = faultOf(name, value);
    return message === null ? [] : [{ field: name.slice(0, 200), message }];
  });
  if (faults.length > 0) return rejected(invalidFields(faults.slice(0, FAULTS_MAX)));
  return accepted(Object.fromEntries(own) as Record<string, FieldValue>);
}

/** A reply with more faults than this helps nobody. */
const FAULTS_MAX = 20;

const add = (kind: RecordKind): Build => ({
  takes: Object.keys(named.shape),
  build: ({ fields }, { id }) => {
    const name = named.safeParse(fields);
    if (!name.success) return rejected(invalidRequest(name.error));
    const own = ownFields(fields);
    if (!own.ok) return own;
    const data = { kind, recordId: id as RecordId, name: name.data.name, fields: own.value };
    return accepted({ type: 'AddRecord', data });
  },
});

/** What a record says of itself beside its own fields. */
const STAMPS = new Set(['created_at', 'updated_at', 'deleted_at', 'seq', 'shared']);

function withoutStamps(fields: FieldInput['fields'], record: WireRecord | null) {
  const [stamps, own] = [{}, {}] as [Record<string, unknown>, Record<string, unknown>];
  for (const [name, value] of Object.entries(fields)) {
    if (STAMPS.has(name)) stamps[name] = value;
    else own[name] = value;
  }
  if (record === null) return { fields: own, problems: [] };
  const { problems } = takeBack(stamps, z.strictObject({}), { record });
  return { fields: own, problems: isOlder(stamps, { record }) ? [] : problems };
}

const change = (kind: RecordKind): Build => ({
  takes: Object.keys(maybeNamed.shape),
  build: ({ fields: given }, { id, record }) => {
    const { fields, problems } = withoutStamps(given, record);
    if (problems.length > 0) return rejected(invalidFields(problems));
    const name = maybeNamed.safeParse(fields);
    if (!name.success) return rejected(invalidRequest(name.error));
    const own = ownFields(fields);
    if (!own.ok) return own;
    const data = { kind, recordId: id as RecordId, fields: own.value };
    const renamed = name.data.name === undefined ? {} : { name: name.data.name };
    return accepted({ type: 'ChangeRecord', data: { ...data, ...renamed } });
  },
});

const r = columnsOf(records, 'r');

/** Its own fields come first, and none of the others takes the place of one. */
function wire({ recordId: id, bookId, name, fields, ...row }: RecordRow): WireRecord {
  const recorded = { created_at: row.createdAt, updated_at: row.updatedAt, seq: row.lastSeq };
  const own = { id, book_id: bookId, name, ...recorded };
  return { ...own, ...fields, ...own };
}

/** Searched by id, name and instants only: of the other fields nobody knows what they hold. */
export const unruledKind = (kind: RecordKind): Entity =>
  recordKind<RecordRow, WireRecord>({
    belongs: 'book',
    removedAs: kind,
    fields: {
      id: r.id('record_id'),
      book_id: r.id('book_id'),
      name: r.text('name'),
      fields: r.further('fields'),
      ...stampFields(r),
    },
    source: ({ bookId }) => ({
      rows: sql`${rowsOfBook(r, bookId)} and ${r.column('kind')} = ${kind}`,
    }),
    row: rowColumns(records, 'r'),
    // The fields are measured unpacked, since text packs well and the reply is not packed.
    weight: sql`pg_column_size(${r.column('fields')} || '{}'::jsonb)`,
    wire,
    writes: {
      ids: 'record',
      create: add(kind),
      change: change(kind),
      remove: ({ id }) => ({ type: 'RemoveRecord', data: { kind, recordId: id as RecordId } }),
      rowAsOf: (log, id) => plainRecordAsOf(log, kind, id),
    },
  });
