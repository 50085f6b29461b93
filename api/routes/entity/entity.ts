// The generic calls of all kinds. What each kind shows and takes stands in api/entities.
import {
  changeRecord,
  createRecord,
  findRecords,
  listRecords,
  putRecord,
  readRecord,
  removeRecord,
} from '#api/contract/entity/entity.ts';
import { find, list, read } from '#api/entities/calls/reading.ts';
import { create, put, remove } from '#api/entities/calls/writing.ts';
import type { Mount } from '#api/http/mount.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

/**
 * @param searches the read tables for questions whose text varies: no connection keeps their
 * plans.
 */
export function mountEntities(mount: Mount, parts: RouteParts, searches: ReadTables): void {
  const { db } = parts;
  mount(listRecords, (asked) => list(asked, db));
  mount(readRecord, (asked) => read(asked, db));
  mount(findRecords, (asked) => find(asked, searches));
  mount(createRecord, (asked) => create(asked, parts));
  mount(putRecord, (asked) => put(asked, parts));
  mount(changeRecord, (asked) => put(asked, parts));
  mount(removeRecord, (asked) => remove(asked, parts));
}
