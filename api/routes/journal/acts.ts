// What the calls have in common that post something in one act and undo it as one.
import type { UndoAct } from '#core/kernel/event.ts';
import type { BookId, JournalId } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { PostingWritten } from '#api/contract/wire/acts.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

type Order = Parameters<typeof answerCommand>[2];

export const postAct = (
  parts: RouteParts,
  asked: Parameters<typeof answerCommand>[1],
  command: Order['command'],
) => answerCommand(parts, asked, { command }, writtenReply);

export const journalIdsOf = async (
  { nextIds }: RouteParts,
  count: number,
): Promise<readonly JournalId[]> => (await nextIds('journal', count)) as JournalId[];

type UndoRequest = {
  readonly book: { readonly id: number };
  readonly body: { readonly reason: string };
};

/** @param count how many journals an act has at most. */
export const undoingOf = async (
  parts: RouteParts,
  { book, body }: UndoRequest,
  { number, count }: { readonly number: number; readonly count: number },
): Promise<UndoAct> => ({
  bookId: book.id as BookId,
  number,
  reason: body.reason.trim(),
  reversalIds: await journalIdsOf(parts, count),
});

const ACTS = /^(asset|stock)-posting-/;

/** @returns what the command recorded, from its events alone; an undoing names its reversals. */
function writtenReply({ events }: LogAsOf): PostingWritten {
  const act = events.find(({ stream }) => ACTS.test(stream));
  invariant(act !== undefined && 'number' in act.data, 'An act records an event of its own.');
  const journals = events.flatMap((event) => {
    if (event.type === 'JournalPosted') return [event.data.journalId];
    return event.type === 'JournalReversed' ? [event.data.reversalId] : [];
  });
  return { number: Number(act.data.number), journals, seq: act.seq };
}
