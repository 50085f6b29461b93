// One key per person, account or customer whose personal fields lie in the log, wrapped by the
// master key.
import { randomBytes } from 'node:crypto';
import type { SubjectKind } from '#core/kernel/event.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { boundedMap } from './bounded-map.ts';
import type { BoundedMap } from './bounded-map.ts';
import { decrypt, encrypt } from './seal.ts';
import { textArray } from '../sql.ts';
import type { Sql } from '../sql.ts';

type SubjectKey = { readonly id: number; readonly key: Buffer };

/** The record whose fields are sealed. */
export type Subject = {
  readonly bookId: number;
  readonly kind: SubjectKind;
  readonly recordId: number;
};

export type SubjectKeys = {
  /** @returns each subject's key, made on first use; null after an erasure: nothing is sealed. */
  readonly ensure: (
    sql: Sql,
    subjects: readonly Subject[],
  ) => Promise<(subject: Subject) => SubjectKey | null>;
  /** The keys that still exist, by subject id. */
  readonly load: (sql: Sql, ids: readonly number[]) => Promise<ReadonlyMap<number, Buffer>>;
  /** @returns the key of a subject, which was read wrapped. */
  readonly unwrap: (id: number, wrapped: Buffer) => Buffer;
  /** Destroys a key for good, also of one that has none. What it sealed can never be read again. */
  readonly destroy: (sql: Sql, subject: Subject) => Promise<void>;
};

/** @returns what a wrapped key is bound to: it opens for its own subject only. */
export const wrappingPlace = (id: number): string => `lekha/subject/v1\n${id}`;
const nameOf = ({ bookId, kind, recordId }: Subject): string => `${bookId} ${kind} ${recordId}`;

/**
 * Keys in memory: for what is sealed next, and unwrapped ones for what is read. Whoever reads asks
 * the database for the wrapped key each time, so that every server sees an erasure.
 */
const CACHED_MAX = 20_000;

/** @param masterKey 32 bytes, kept outside the database and backed up apart from it. */
export function createSubjectKeys(
  masterKey: Buffer,
  nextIds: (sql: Sql, count: number) => Promise<readonly number[]>,
): SubjectKeys {
  invariant(masterKey.length === 32, 'The master key has 32 bytes.');
  const unwrap = unwrapper(masterKey);
  const cached = boundedMap<string, SubjectKey>(CACHED_MAX);
  const create: Means['create'] = async (sql, subjects) => {
    const ids = await nextIds(sql, subjects.length);
    const made = subjects.map((subject, at) => {
      const [id, key] = [ids[at] ?? 0, randomBytes(32)];
      return { subject, id, key, wrapped: encrypt(masterKey, key, wrappingPlace(id)) };
    });
    await insertWrapped(sql, made);
    return made.map(({ id, key }) => ({ id, key }));
  };

  return {
    ensure: (sql, subjects) => ensureKeys(sql, subjects, { cached, unwrap, create }),
    unwrap,

    async load(sql, ids) {
      if (ids.length === 0) return new Map();
      const { rows } = await sql.query<{ subject: number; wrapped_key: Buffer }>({
        text: `select subject, wrapped_key from subject_keys
          where subject = any($1::bigint[]) and wrapped_key is not null`,
        values: [[...new Set(ids)]],
      });
      return new Map(rows.map((row) => [row.subject, unwrap(row.subject, row.wrapped_key)]));
    },

    async destroy(sql, subject) {
      cached.delete(nameOf(subject));
      const { bookId, kind, recordId } = subject;
      const { rowCount } = await sql.query({
        text: `update subject_keys set wrapped_key = null
          where book_id = $1 and kind = $2 and record_id = $3`,
        values: [bookId, kind, recordId],
      });
      if (rowCount !== 0) return;
      const [id = 0] = await nextIds(sql, 1);
      await insertWrapped(sql, [{ subject, id, wrapped: null }]);
    },
  };
}

type Unwrap = SubjectKeys['unwrap'];

/** A cipher costs as much as all else of a small event, and keys are used again and again. */
function unwrapper(masterKey: Buffer): Unwrap {
  const unwrapped = boundedMap<number, { readonly wrapped: Buffer; readonly key: Buffer }>(
    CACHED_MAX,
  );
  return (id, wrapped) => {
    const before = unwrapped.get(id);
    if (before?.wrapped.equals(wrapped) === true) return before.key;
    const key = decrypt(masterKey, wrapped, wrappingPlace(id));
    unwrapped.set(id, { wrapped, key });
    return key;
  };
}

type Means = {
  readonly cached: BoundedMap<string, SubjectKey>;
  readonly unwrap: Unwrap;
  /** @returns the keys in the order of the subjects, which have none yet. */
  readonly create: (sql: Sql, subjects: readonly Subject[]) => Promise<readonly SubjectKey[]>;
};

async function ensureKeys(
  sql: Sql,
  subjects: readonly Subject[],
  { cached, unwrap, create }: Means,
): Promise<(subject: Subject) => SubjectKey | null> {
  const keys = new Map<string, SubjectKey | null>();
  const missing = new Map<string, Subject>();
  for (const subject of subjects) {
    const name = nameOf(subject);
    const key = cached.get(name);
    if (key === undefined) missing.set(name, subject);
    else keys.set(name, key);
  }
  for (const row of await findWrapped(sql, [...missing.values()])) {
    const { subject: id, wrapped_key: wrapped } = row;
    const name = nameOf({ bookId: row.book_id, kind: row.kind, recordId: row.record_id });
    const key = wrapped === null ? null : { id, key: unwrap(id, wrapped) };
    keys.set(name, key);
    // What this transaction wrote may yet be rolled back, and its key with it.
    if (key !== null && row.committed) cached.set(name, key);
  }
  const keyless = [...missing].filter(([name]) => !keys.has(name));
  if (keyless.length > 0) {
    const made = await create(
      sql,
      keyless.map(([, subject]) => subject),
    );
    for (const [at, [name]] of keyless.entries()) keys.set(name, made[at] ?? null);
  }
  return (subject) => keys.get(nameOf(subject)) ?? null;
}

type WrappedKeyRow = {
  readonly book_id: number;
  readonly kind: SubjectKind;
  readonly record_id: number;
  readonly subject: number;
  readonly wrapped_key: Buffer | null;
  readonly committed: boolean;
};

async function findWrapped(
  sql: Sql,
  subjects: readonly Subject[],
): Promise<readonly WrappedKeyRow[]> {
  if (subjects.length === 0) return [];
  const { rows } = await sql.query<WrappedKeyRow>({
    name: 'find-subject-keys',
    text: `select k.book_id, k.kind, k.record_id, k.subject, k.wrapped_key,
        k.xmin is distinct from pg_current_xact_id_if_assigned()::xid as committed
      from unnest($1::text[], $2::text[], $3::text[]) as n(book_id, kind, record_id)
      join subject_keys k on k.book_id = n.book_id::bigint and k.kind = n.kind
        and k.record_id = n.record_id::bigint`,
    values: [
      textArray(subjects.map(({ bookId }) => String(bookId))),
      textArray(subjects.map(({ kind }) => kind)),
      textArray(subjects.map(({ recordId }) => String(recordId))),
    ],
  });
  return rows;
}

type WrappedKey = {
  readonly subject: Subject;
  readonly id: number;
  /** Null of a key that is destroyed. */
  readonly wrapped: Buffer | null;
};

async function insertWrapped(sql: Sql, keys: readonly WrappedKey[]): Promise<void> {
  await sql.query({
    name: 'insert-subject-keys',
    text: `insert into subject_keys (subject, book_id, kind, record_id, wrapped_key)
      select subject::bigint, book_id::bigint, kind, record_id::bigint, decode(wrapped, 'hex')
      from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
        as given(subject, book_id, kind, record_id, wrapped)`,
    values: [
      textArray(keys.map(({ id }) => String(id))),
      textArray(keys.map(({ subject }) => String(subject.bookId))),
      textArray(keys.map(({ subject }) => subject.kind)),
      textArray(keys.map(({ subject }) => String(subject.recordId))),
      textArray(keys.map(({ wrapped }) => wrapped?.toString('hex') ?? null)),
    ],
  });
}
