// What a program beside the server needs to read a log: the keys of those whose names are sealed.
// It loads nothing of the server.
import type pg from 'pg';
import { createIds } from '#api/store/ids.ts';
import { createSubjectKeys } from '#api/store/sealing/subject-keys.ts';
import type { SubjectKeys } from '#api/store/sealing/subject-keys.ts';
import type { RebuildAccess } from './outdated-books.ts';

export function keysOf(
  pool: pg.Pool,
  { installation, masterKey }: Pick<RebuildAccess, 'installation' | 'masterKey'>,
): SubjectKeys {
  const { nextIds } = createIds(pool, installation);
  return createSubjectKeys(Buffer.from(masterKey, 'hex'), (on, count) =>
    nextIds('subject', count, on),
  );
}
