// Creating, changing and removing a record of any kind: its builders make the command, the writer
// decides.
import type { Command } from '#core/domain.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { wireInstant } from '#projections/runner/instant.ts';
import { bookOfRemoved } from '#projections/removed-records/read.ts';
import type { Tombstone, WireRecord } from '#api/contract/entity/entity.ts';
import type { Refusal } from '#api/commands/request.ts';
import { adminsOnly } from '#api/http/guards/session-guard.ts';
import { isOlder, READ_ONLY } from '#api/http/body/taking-back.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import { answerAgain, answerCommand, createdId } from '#api/requests/answer-command.ts';
import type { Reply } from '#api/requests/answer-command.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { refusalOfAdding } from '#api/requests/within-limits.ts';
import type { FieldInput, Target, Writes } from '../entity.ts';
import { recordById } from '../reading/records.ts';
import { entityScope, withoutMethod } from './asking.ts';
import type { EntityRequest, EntityScope } from './asking.ts';

type Body = Readonly<Record<string, unknown>> & {
  readonly book_id?: number | null | undefined;
  readonly expected?: number | undefined;
};
type WriteRequest = EntityRequest & { readonly body: Body };

type WritableEntity = EntityScope & { readonly writes: Writes };

/** The kind and its writes, or the answer of a kind that is read only. */
function writableEntity(
  asked: EntityRequest,
  { db }: RouteParts,
): Result<WritableEntity, Response> {
  const concerned = entityScope(asked, db);
  if (!concerned.ok) return concerned;
  const { writes } = concerned.value.entity;
  if ('readOnly' in writes) {
    return rejected(withoutMethod(asked.context, 'kind_is_read_only', writes.readOnly));
  }
  return accepted({ ...concerned.value, writes });
}

function givenBy({ body, context }: WriteRequest, ...besides: readonly string[]): FieldInput {
  const taken = new Set<string>(['book_id', 'expected', ...besides]);
  const fields = Object.fromEntries(Object.entries(body).filter(([name]) => !taken.has(name)));
  const type = context.req.header('content-type') ?? '';
  return { fields, isForm: type !== '' && !/^\s*application\/json\b/i.test(type) };
}

/** Masters of the installation are asked for by `shared`, and are the admins' to write. */
function bookOfNew(
  asked: WriteRequest,
  { entity, reader }: WritableEntity,
): Result<number, Response> {
  const { shared } = asked.body;
  const isShared = shared === true || shared === 'true' || shared === 'on' || shared === '1';
  if (entity.belongs === 'book and installation' && isShared) {
    return reader.person.isAdmin
      ? accepted(INSTALLATION_BOOK)
      : rejected(adminsOnly(asked.context));
  }
  return reader.bookId === 0 ? rejected(notFound(asked.context)) : accepted(reader.bookId);
}

export async function createEntity(
  asked: WriteRequest,
  parts: RouteParts,
): Promise<WireRecord | Response> {
  const { context, person } = asked;
  if (asked.body['id'] !== undefined) {
    const message = 'Is given by the server; PUT changes the record of an id.';
    return replyProblem(context, invalidField('id', message));
  }
  const written = writableEntity(asked, parts);
  if (!written.ok) return written.rejection;
  const { writes, entity } = written.value;
  if ('instead' in writes.create) {
    const { code, detail } = writes.create.instead;
    return withoutMethod(context, code, detail);
  }
  const bookId = bookOfNew(asked, written.value);
  if (!bookId.ok) return bookId.rejection;
  const { nextIds, db } = parts;
  const refusal = await refusalOfAdding(parts, asked, writes.ids);
  if (refusal !== null) return refusal;
  const id = await freshId(parts, writes.ids);
  const target = { id, bookId: bookId.value, person, record: null, nextIds, db };
  const isMaster = entity.belongs === 'book and installation';
  const built = await writes.create.build(givenBy(asked, ...(isMaster ? ['shared'] : [])), target);
  const order = { bookId: target.bookId, built, takes: writes.create.takes };
  return answer(asked, parts, order, (log) => {
    const { createdId: idOf = createdId } = writes;
    return recordAfter(written.value, log, idOf(log));
  });
}

/** PUT: of the id in the address or the body; without one a record is created. */
export async function putEntity(
  asked: WriteRequest & { readonly params: { readonly id?: number } },
  parts: RouteParts,
): Promise<WireRecord | Response> {
  const { context, body, params } = asked;
  const inBody = body['id'] as number | undefined;
  const id = params.id ?? inBody;
  if (id === undefined) return createEntity(asked, parts);
  if (inBody !== undefined && inBody !== id) {
    return replyProblem(context, invalidField('id', 'Must be the id of the address.'));
  }
  const written = writableEntity(asked, parts);
  if (!written.ok) return written.rejection;
  const { writes } = written.value;
  if ('stays' in writes.change) return stays(asked, written.value, writes.change.stays, id);
  const target = await targetOf(asked, written.value, { id, parts });
  if (!target.ok) return target.rejection;
  const { bookId, record } = target.value;
  if (record !== null && body.book_id === null && record['book_id'] !== null) {
    return replyProblem(context, invalidField('book_id', READ_ONLY));
  }
  const built = await writes.change.build(givenBy(asked, 'id'), target.value);
  const expected = body.expected ?? seenIn(body, record);
  const order = { bookId, built, takes: writes.change.takes, expected };
  return answer(asked, parts, order, (log) => recordAfter(written.value, log, id));
}

/** A copy of a record says by its seq what its holder has seen of it. */
const seenIn = (body: Body, record: WireRecord | null): number | undefined =>
  record !== null && isOlder(body, { record }) ? Number(body['seq']) : undefined;

function recordAfter(
  { writes: { reply } }: WritableEntity,
  log: LogAsOf,
  id: number,
): Promise<WireRecord> {
  invariant(reply !== null, 'A kind that is written answers with its record.');
  return reply(log, id);
}

type RemoveRequest = EntityRequest & {
  readonly params: { readonly id: number };
  readonly query: { readonly expected?: number | undefined };
};

export async function removeEntity(
  asked: RemoveRequest,
  parts: RouteParts,
): Promise<Tombstone | Response> {
  const { params, query } = asked;
  const written = writableEntity(asked, parts);
  if (!written.ok) return written.rejection;
  const { writes } = written.value;
  if ('stays' in writes.remove) return stays(asked, written.value, writes.remove.stays, params.id);
  const target = await targetOf(asked, written.value, { id: params.id, parts });
  if (!target.ok) return target.rejection;
  const { bookId } = target.value;
  const built = accepted(writes.remove(target.value));
  const order = { bookId, built, takes: [], expected: query.expected };
  return answer(asked, parts, order, ({ events: [event] }) => {
    invariant(event !== undefined, 'A removal is recorded.');
    const at = wireInstant(event.recordedAt);
    return { id: params.id, deleted_at: at, updated_at: at };
  });
}

async function stays(
  { context }: EntityRequest,
  { entity, reader }: WritableEntity,
  detailsOf: (id: number) => Parameters<typeof replyProblem>[1],
  id: number,
): Promise<Response> {
  const found = await recordById(entity, reader, id);
  return found === null ? notFound(context) : replyProblem(context, detailsOf(id));
}

/**
 * In whose log the record lies; one that is gone lies there too, for a request that is repeated.
 */
async function targetOf(
  { context, person }: EntityRequest,
  { entity, reader }: WritableEntity,
  { id, parts: { nextIds } }: { readonly id: number; readonly parts: RouteParts },
): Promise<Result<Target, Response>> {
  const { bookId, db } = reader;
  const record = await recordById(entity, reader, id);
  const own = accepted({ id, bookId, person, record, nextIds, db });
  if (entity.belongs !== 'book and installation') return own;
  const books = [INSTALLATION_BOOK, bookId];
  const goneFrom =
    record === null && entity.removedAs !== null
      ? await bookOfRemoved(db, books, entity.removedAs, id)
      : null;
  const isShared = record?.['shared'] === true || goneFrom === INSTALLATION_BOOK;
  if (!isShared) return bookId === 0 ? rejected(notFound(context)) : own;
  if (!person.isAdmin) return rejected(adminsOnly(context));
  return accepted({ id, bookId: INSTALLATION_BOOK, person, record, nextIds, db });
}

type WriteCommand = {
  readonly bookId: number;
  readonly built: Result<Command, ProblemDetails>;
  readonly takes: readonly string[];
  readonly expected?: number | undefined;
};

/** What a record is by now may refuse a request that it took before: that is answered as it was. */
function answer<Wire>(
  asked: EntityRequest,
  parts: RouteParts,
  { bookId, built, takes, expected }: WriteCommand,
  reply: Reply<Wire>,
): Promise<Wire | Response> {
  const { person, idempotency, context } = asked;
  const refuse = (refusal: Refusal) => asked.refuse(refusal, takes);
  const caller = { person, idempotency, refuse, context, book: null };
  if (built.ok) {
    return answerCommand(parts, caller, { bookId, command: built.value, expected }, reply);
  }
  const refused = () => replyProblem(context, built.rejection);
  return answerAgain(parts, caller, { bookId, reply, refused });
}
