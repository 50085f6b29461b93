// One key per person or account whose personal fields lie in the log, wrapped by the master key.
import { randomBytes } from 'node:crypto';
import type { SubjectKind } from '#core/kernel/event.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { decrypt, encrypt } from './seal.ts';
import type { Sql } from '../sql.ts';

export type SubjectKey = { readonly id: number; readonly key: Buffer };

/** The record whose fields are sealed. */
export type Subject = {
  readonly bookId: number;
  readonly kind: SubjectKind;
  readonly recordId: number;
};

export type SubjectKeys = {
  /** The subject's key, made on first use. Null after an erasure: nothing more can be sealed. */
  readonly ensure: (sql: Sql, subject: Subject) => Promise<SubjectKey | null>;
  /** The keys that still exist, by subject id. */
  readonly load: (sql: Sql, ids: readonly number[]) => Promise<ReadonlyMap<number, Buffer>>;
  /** Destroys a key. What it sealed can never be read again. */
  readonly destroy: (sql: Sql, subject: Subject) => Promise<void>;
};

/** @returns what a wrapped key is bound to: it opens for its own subject only. */
export const wrappingPlace = (id: number): string => `lekha/subject/v1\n${id}`;

/** @param masterKey 32 bytes, kept outside the database and backed up apart from it. */
export function createSubjectKeys(
  masterKey: Buffer,
  nextId: (sql: Sql) => Promise<number>,
): SubjectKeys {
  invariant(masterKey.length === 32, 'The master key has 32 bytes.');
  const unwrap = (id: number, wrapped: Buffer): Buffer =>
    decrypt(masterKey, wrapped, wrappingPlace(id));

  return {
    async ensure(sql, subject) {
      const row = await findWrapped(sql, subject);
      if (row !== undefined) {
        const { subject: id, wrapped_key: wrapped } = row;
        return wrapped === null ? null : { id, key: unwrap(id, wrapped) };
      }
      const id = await nextId(sql);
      const key = randomBytes(32);
      await insertWrapped(sql, subject, id, encrypt(masterKey, key, wrappingPlace(id)));
      return { id, key };
    },

    async load(sql, ids) {
      if (ids.length === 0) return new Map();
      const { rows } = await sql.query<{ subject: number; wrapped_key: Buffer }>({
        text: `select subject, wrapped_key from subject_keys
          where subject = any($1::bigint[]) and wrapped_key is not null`,
        values: [[...new Set(ids)]],
      });
      return new Map(rows.map((row) => [row.subject, unwrap(row.subject, row.wrapped_key)]));
    },

    async destroy(sql, { bookId, kind, recordId }) {
      await sql.query({
        text: `update subject_keys set wrapped_key = null
          where book_id = $1 and kind = $2 and record_id = $3`,
        values: [bookId, kind, recordId],
      });
    },
  };
}

type Wrapped = { readonly subject: number; readonly wrapped_key: Buffer | null };

async function findWrapped(sql: Sql, { bookId, kind, recordId }: Subject) {
  const { rows } = await sql.query<Wrapped>({
    text: `select subject, wrapped_key from subject_keys
      where book_id = $1 and kind = $2 and record_id = $3`,
    values: [bookId, kind, recordId],
  });
  return rows[0];
}

async function insertWrapped(
  sql: Sql,
  { bookId, kind, recordId }: Subject,
  id: number,
  wrapped: Buffer,
): Promise<void> {
  await sql.query({
    text: `insert into subject_keys (subject, book_id, kind, record_id, wrapped_key)
      values ($1, $2, $3, $4, $5)`,
    values: [id, bookId, kind, recordId, wrapped],
  });
}
