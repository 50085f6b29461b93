// Several commands that are one act for the person: all of them are accepted, or none, and what is
// unusual about them is told of the act as a whole.
import type { Command, RecordedEvent } from '#core/domain.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { AcceptedCommand, Outcome } from '#api/commands/request.ts';
import { BOOK_HEADER, SEQ_HEADER } from '#api/contract/wire/headers.ts';
import { setReplyHeader } from '#api/http/headers.ts';
import type { Caller, Reply } from './answer-command.ts';
import { previewAsked, previewReplied } from './answer-command.ts';
import { given } from './route-parts.ts';
import type { RouteParts } from './route-parts.ts';

type Whole<Wire> = {
  readonly commands: readonly Command[];
  /** What follows from what these did. */
  readonly following?: (events: readonly RecordedEvent[]) => readonly Command[];
  readonly reply: Reply<Wire>;
};

/** @returns the refusal of the first that is refused, or the reply of the act. */
export async function answerWhole<Wire>(
  { submitWhole, logAsOf, warners }: Pick<RouteParts, 'submitWhole' | 'logAsOf' | 'warners'>,
  caller: Caller,
  { commands, following, reply }: Whole<Wire>,
): Promise<Wire | Response> {
  const { person, book, idempotency, refuse, context } = caller;
  invariant(book !== null, 'Such an act is of a book.');
  const asRequest = (command: Command) => ({ bookId: book.id, actorId: person.id, command });
  const isPreview = previewAsked(caller) === true;
  const { kind, outcomes } = await submitWhole({
    requests: commands.map(asRequest),
    isSpoilt: isPreview,
    ...(following !== undefined && {
      following: (accepted: readonly AcceptedCommand[]) =>
        following(accepted.flatMap(({ events }) => events)).map(asRequest),
    }),
    ...(isPreview ? {} : given('idempotency', idempotency)),
  });
  if (kind === 'key_reused') return refuse({ kind: 'idempotency_key_reused' });
  const refused = outcomes.find((outcome) => outcome.kind === 'rejected');
  if (refused?.kind === 'rejected') return refuse(refused.rejection);
  const act = wholeOf(outcomes);
  if (isPreview) return previewReplied(await warners.warningsBefore(act));
  setReplyHeader(context, BOOK_HEADER, String(act.moment.bookId));
  setReplyHeader(context, SEQ_HEADER, String(act.moment.seq));
  const [wire, warnings] = await Promise.all([reply(logAsOf(act)), warners.warningsOf(act)]);
  return warnings.length === 0 ? wire : { ...wire, warnings };
}

/** What several commands did, as if one had. */
function wholeOf(outcomes: readonly Outcome[]): AcceptedCommand {
  const accepted = outcomes.flatMap((one) => (one.kind === 'accepted' ? [one] : []));
  const last = accepted.at(-1);
  invariant(last !== undefined, 'An act is of one command at least.');
  const accounts = new Map(accepted.flatMap((one) => [...(one.accounts ?? [])]));
  return { ...last, events: accepted.flatMap(({ events }) => events), accounts };
}
