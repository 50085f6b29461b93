import type { RecordedEvent } from '#core/domain.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { withOriginals } from '#projections/runner/originals.ts';
import type { ProjectedEvent } from '#projections/runner/projection.ts';
import { journalRowsOf } from '#projections/journal-list/project.ts';
import type { JournalRow } from '#projections/journal-list/table.ts';
import type { PostedJournal } from '#api/contract/journal/journal.ts';
import { postedWire } from '#api/queries/journal/journal-list.ts';
import type { LogAsOf } from './log-as-of.ts';

/** @returns the journal that a posting made, from its event alone. */
export function postedRow(event: RecordedEvent | undefined): JournalRow {
  invariant(event?.type === 'JournalPosted', 'A posting recorded a JournalPosted.');
  return rowOf([event]);
}

/** @returns what a posting answers. */
export const postedReply = (event: RecordedEvent | undefined): PostedJournal =>
  postedWire(postedRow(event));

/** @returns what a reversal answers: its entries are those of its original, mirrored. */
export async function reversalReply(
  log: LogAsOf,
  event: RecordedEvent | undefined,
): Promise<PostedJournal> {
  invariant(event?.type === 'JournalReversed', 'A reversal recorded a JournalReversed.');
  return postedWire(rowOf(await withOriginals([event], (places) => log.read(places))));
}

function rowOf(events: readonly ProjectedEvent[]): JournalRow {
  const [row] = journalRowsOf(events);
  invariant(row !== undefined, 'Whatever posts a journal makes its row.');
  return row;
}
