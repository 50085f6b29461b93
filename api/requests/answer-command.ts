// A command on its way from a request to the writer, and its answer on the way back.
import type { z } from 'zod';
import type { AggregateName, Command } from '#core/domain.ts';
import { INSTALLATION_BOOK, parseStream } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { BOOK_HEADER, SEQ_HEADER } from '#api/contract/wire/headers.ts';
import { setReplyHeader } from '#api/http/headers.ts';
import type { HeaderContext } from '#api/http/headers.ts';
import type { CommandRequest, Outcome, Refusal } from '#api/commands/request.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import type { IdempotencyKey } from '#api/store/idempotency.ts';
import type { ActWarning, previewReply } from '#api/contract/wire/warnings.ts';
import { given } from './route-parts.ts';
import type { RouteParts } from './route-parts.ts';

/** Who gives a command, as `mount` hands them to a route. */
export type Caller = {
  readonly person: { readonly id: number };
  /** Null where the installation is written into. */
  readonly book: { readonly id: number } | null;
  readonly idempotency: IdempotencyKey | undefined;
  readonly refuse: (refusal: Refusal) => Promise<Response>;
  readonly context: HeaderContext;
  /** Of a call that may be a preview, which is one that answers warnings. */
  readonly query?: unknown;
};

/** @returns whether an act is only looked at; null for calls that answer no warnings. */
export function previewAsked({ query }: Pick<Caller, 'query'>): boolean | null {
  if (typeof query !== 'object' || query === null || !('preview' in query)) return null;
  return query.preview === 'true';
}

export type Order = Pick<CommandRequest, 'also'> & {
  readonly command: Command;
  /** In whose log it is written, where that is not the caller's book. */
  readonly bookId?: number;
  /** The seq of the record that the person's form had seen. */
  readonly expected?: number | undefined;
};

/** Builds the reply from the books as of the command, and from nothing else. */
export type Reply<Wire> = (log: LogAsOf) => Wire | Promise<Wire>;

const bookOf = ({ book }: Pick<Caller, 'book'>): number => book?.id ?? INSTALLATION_BOOK;

/** Submits a command. @returns its refusal, or its reply, which a repeated request gets again. */
export async function answerCommand<Wire>(
  parts: Pick<RouteParts, 'submit' | 'judge' | 'logAsOf' | 'warners'>,
  caller: Caller,
  { command, bookId = bookOf(caller), expected, also }: Order,
  reply: Reply<Wire>,
): Promise<Wire | Response> {
  const request = {
    bookId,
    actorId: caller.person.id,
    command,
    ...given('expected', expected),
    ...given('also', also),
  };
  if (previewAsked(caller) === true) return answerPreview(parts, caller, request);
  const outcome = await parts.submit({ ...request, ...given('idempotency', caller.idempotency) });
  return answerOutcome(parts, caller, outcome, reply);
}

type RefusedReply<Wire> = {
  readonly bookId: number;
  readonly reply: Reply<Wire>;
  readonly refused: () => Response | Promise<Response>;
};

/**
 * For a request that cannot become a command as the books are now: it may be one that was answered
 * when they were otherwise.
 */
export async function answerAgain<Wire>(
  parts: Pick<RouteParts, 'findOutcome' | 'logAsOf' | 'warners'>,
  caller: Caller,
  { bookId, reply, refused }: RefusedReply<Wire>,
): Promise<Wire | Response> {
  const request = {
    bookId,
    actorId: caller.person.id,
    ...given('idempotency', caller.idempotency),
  };
  const outcome = await parts.findOutcome(request);
  return outcome === null ? refused() : answerOutcome(parts, caller, outcome, reply);
}

/** What the act would be refused for is answered as the act would answer it. */
async function answerPreview(
  { judge, warners }: Pick<RouteParts, 'judge' | 'warners'>,
  { refuse }: Caller,
  request: CommandRequest,
): Promise<Response> {
  const outcome = await judge(request);
  if (outcome.kind === 'rejected') return refuse(outcome.rejection);
  return previewReplied(await warners.warningsBefore(outcome));
}

export const previewReplied = (warnings: readonly ActWarning[]): Response =>
  Response.json({ warnings: [...warnings] } satisfies z.input<typeof previewReply>);

async function answerOutcome<Wire>(
  { logAsOf, warners }: Pick<RouteParts, 'logAsOf' | 'warners'>,
  caller: Caller,
  outcome: Outcome,
  reply: Reply<Wire>,
): Promise<Wire | Response> {
  const { refuse, context } = caller;
  if (outcome.kind === 'rejected') return refuse(outcome.rejection);
  const { bookId, seq } = outcome.moment;
  setReplyHeader(context, BOOK_HEADER, String(bookId));
  setReplyHeader(context, SEQ_HEADER, String(seq));
  const answers = previewAsked(caller) !== null;
  const [wire, warnings] = await Promise.all([
    reply(logAsOf(outcome)),
    answers ? warners.warningsOf(outcome) : [],
  ]);
  return warnings.length === 0 ? wire : { ...wire, warnings };
}

/** @returns the id of what a command created: a repeated one has the id of the first. */
export function createdId({ events: [first] }: LogAsOf): number {
  invariant(first !== undefined, 'A creation records an event.');
  return parseStream(first.stream).id;
}

/** @returns the record of an aggregate that a command wrote; null where it changed nothing. */
export function writtenId({ events }: LogAsOf, category: AggregateName): number | null {
  const own = events.find(({ stream }) => stream.startsWith(`${category}-`));
  return own === undefined ? null : parseStream(own.stream).id;
}
