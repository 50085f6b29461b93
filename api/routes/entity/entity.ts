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
import { findEntities, listEntities, readEntity } from '#api/entities/calls/reading.ts';
import { createEntity, putEntity, removeEntity } from '#api/entities/calls/writing.ts';
import type { Mount } from '#api/http/mount.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

/**
 * @param searches the read tables for questions whose text varies: no connection keeps their
 * plans.
 */
export function mountEntities(mount: Mount, parts: RouteParts, searches: ReadTables): void {
  const { db } = parts;
  mount(listRecords, (asked) => listEntities(asked, db));
  mount(readRecord, (asked) => readEntity(asked, db));
  mount(findRecords, (asked) => findEntities(asked, searches));
  mount(createRecord, (asked) => createEntity(asked, parts));
  mount(putRecord, (asked) => putEntity(asked, parts));
  mount(changeRecord, (asked) => putEntity(asked, parts));
  mount(removeRecord, (asked) => removeEntity(asked, parts));
}
