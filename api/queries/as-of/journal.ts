import type { RecordedEvent } from '#core/domain.ts';
import { streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { ItemRef } from '#core/settlement/index.ts';
import { withOriginals } from '#projections/runner/originals.ts';
import type { ProjectedEvent } from '#projections/runner/projection.ts';
import { journalRowsOf } from '#projections/journal-list/project.ts';
import type { JournalRow } from '#projections/journal-list/table.ts';
import type { PostedJournal } from '#api/contract/journal/journal.ts';
import type { FellBack } from '#api/contract/journal/references.ts';
import { postedTold } from '#api/queries/journal/journal-list.ts';
import type { LogAsOf } from './log-as-of.ts';

/** @returns the journal that a posting made, from its event alone. */
export function postedRow(event: RecordedEvent | undefined): JournalRow {
  invariant(event?.type === 'JournalPosted', 'A posting recorded a JournalPosted.');
  return rowOf([event]);
}

/** @returns what a posting answers. */
export const postedReply = (event: RecordedEvent | undefined): PostedJournal =>
  postedTold(postedRow(event));

/** @returns what a reversal answers: its entries are those of its original, mirrored. */
export async function reversalReply(
  log: LogAsOf,
  event: RecordedEvent | undefined,
): Promise<PostedJournal> {
  invariant(event?.type === 'JournalReversed', 'A reversal recorded a JournalReversed.');
  return postedTold(rowOf(await withOriginals([event], (places) => log.read(places))));
}

/** @returns the days of the original and of the reversal; nothing where they are the same. */
export async function movedReply(
  log: LogAsOf,
  event: RecordedEvent | undefined,
): Promise<{ readonly moved?: { readonly from: string; readonly to: string } }> {
  invariant(event?.type === 'JournalReversed', 'A reversal recorded a JournalReversed.');
  const [reversed] = await withOriginals([event], (places) => log.read(places));
  const original = reversed === undefined ? undefined : reversed.original;
  invariant(original?.type === 'JournalPosted', 'A reversal has the journal that it reverses.');
  const [from, to] = [original.data.entryDate, event.data.entryDate];
  return from === to ? {} : { moved: { from, to } };
}

/** @returns what is open again since a journal was reversed, as the command has recorded it. */
export async function fellBackReply(log: LogAsOf, journalId: number): Promise<FellBack> {
  const numbers = await invoiceNumbersOf(log);
  return log.events.flatMap((event): FellBack => {
    if (event.type === 'AllocationReversed') {
      const { invoiceId: id, amountPaise } = event.data;
      const number = numbers.get(id) ?? '';
      return [{ kind: 'invoice', id, line: null, number, amountPaise }];
    }
    if (event.type !== 'SettlementReversed') return [];
    const { item, by, amountPaise } = event.data;
    const isOwn = ({ kind, id }: ItemRef) => kind === 'journal' && id === journalId;
    const { kind, id, line = null, number } = isOwn(item) ? by : item;
    return [{ kind, id, line, number, amountPaise }];
  });
}

async function invoiceNumbersOf(log: LogAsOf): Promise<ReadonlyMap<number, string>> {
  const ids = log.events.flatMap((event) =>
    event.type === 'AllocationReversed' ? [event.data.invoiceId] : [],
  );
  if (ids.length === 0) return new Map();
  const { bookId } = log;
  const events = await log.read(ids.map((id) => ({ bookId, stream: streamName('invoice', id) })));
  return new Map(
    events.flatMap((event) =>
      event.type === 'InvoiceIssued' ? [[event.data.invoiceId, event.data.number] as const] : [],
    ),
  );
}

function rowOf(events: readonly ProjectedEvent[]): JournalRow {
  const [row] = journalRowsOf(events);
  invariant(row !== undefined, 'Whatever posts a journal makes its row.');
  return row;
}
