import type { Tombstone, WireRecord } from '#api/contract/entity/entity.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { changesSince } from '../reading/changes.ts';
import { conditionsOf } from '../reading/conditions.ts';
import { cursorText, parseCursor } from '../reading/cursor.ts';
import { parseInstant } from '../reading/instants.ts';
import { recordById, recordPageOf } from '../reading/records.ts';
import type { RecordPageRequest, RecordPage } from '../reading/records.ts';
import { linkNext } from '#api/requests/route-parts.ts';
import { entityScope } from './asking.ts';
import type { EntityRequest, EntityScope } from './asking.ts';

type Query = EntityRequest['query'] & {
  readonly limit: number;
  readonly before?: string | undefined;
};
type ListRequest = EntityRequest & {
  readonly query: Query & { readonly latest?: string | undefined };
};
type FindRequest = EntityRequest & {
  readonly query: Query;
  readonly body: Readonly<Record<string, unknown>>;
};

const NO_CURSOR = invalidField('before', 'Must be from the Link header of a list.');
const NO_INSTANT = invalidField(
  'latest',
  'Must be YYYY-MM-DD HH:MM:SS in India, or an instant such as 2026-11-21T04:45:00.000Z.',
);

/** @returns the page that a query asks for, or null when its cursor is of another kind of list. */
function pageFrom({ limit, before }: Query, byChange: boolean): RecordPageRequest | null {
  if (before === undefined) return { limit, before: null };
  const cursor = parseCursor(before);
  if (cursor === null || (cursor.place !== null) !== byChange) return null;
  return { limit, before: cursor };
}

function answer<Item>(
  asked: EntityRequest,
  { reader }: EntityScope,
  { items, next }: RecordPage<Item>,
): Item[] {
  if (next !== null) linkNext(asked.context, reader.bookId, cursorText(next));
  return [...items];
}

/** The records of a kind; with `latest`, what changed since. */
export async function listEntities(
  asked: ListRequest,
  db: ReadTables,
): Promise<(WireRecord | Tombstone)[] | Response> {
  const concerned = entityScope(asked, db);
  if (!concerned.ok) return concerned.rejection;
  const { entity, reader } = concerned.value;
  const { latest } = asked.query;
  const page = pageFrom(asked.query, latest !== undefined);
  if (page === null) return replyProblem(asked.context, NO_CURSOR);
  if (latest === undefined) {
    return answer(asked, concerned.value, await recordPageOf(entity, reader, page));
  }
  const since = parseInstant(latest);
  if (since === null) return replyProblem(asked.context, NO_INSTANT);
  return answer(asked, concerned.value, await changesSince(entity, reader, since, page));
}

export async function readEntity(
  asked: EntityRequest & { readonly params: { readonly id: number } },
  db: ReadTables,
): Promise<WireRecord | Response> {
  const concerned = entityScope(asked, db);
  if (!concerned.ok) return concerned.rejection;
  const { entity, reader } = concerned.value;
  return (await recordById(entity, reader, asked.params.id)) ?? notFound(asked.context);
}

/** A filter larger than this is no question that a person has. */
const WHERE_BYTES_MAX = 32 * 1024;

export async function findEntities(
  asked: FindRequest,
  db: ReadTables,
): Promise<WireRecord[] | Response> {
  const { context, body, query } = asked;
  const { book_id: _, ...where } = body;
  if (Buffer.byteLength(JSON.stringify(where)) > WHERE_BYTES_MAX) {
    const detail = `A filter has at most ${WHERE_BYTES_MAX / 1024} kB.`;
    return replyProblem(context, { status: 413, code: 'body_too_large', detail });
  }
  const concerned = entityScope(asked, db);
  if (!concerned.ok) return concerned.rejection;
  const { entity, reader } = concerned.value;
  const page = pageFrom(query, false);
  if (page === null) return replyProblem(context, NO_CURSOR);
  const conditions = conditionsOf(entity.fields, where, reader.bookId);
  if (!conditions.ok) return replyProblem(context, conditions.rejection);
  return answer(asked, concerned.value, await recordPageOf(entity, reader, page, conditions.value));
}
