import type { RecordedEvent } from '#core/domain.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { foldRows, rowsIn } from '#projections/runner/fold-rows.ts';
import { withOriginals } from '#projections/runner/originals.ts';
import { journalListProjection } from '#projections/journal-list/project.ts';
import { journals } from '#projections/journal-list/table.ts';
import type { JournalRow } from '#projections/journal-list/table.ts';
import type { PostedJournal } from '#api/contract/journal/journal.ts';
import { postedWire } from '#api/queries/journal/journal-list.ts';
import type { LogAsOf } from './log-as-of.ts';

/** @returns the journal that a posting made, from its event alone. */
export function postedRow(event: RecordedEvent | undefined): JournalRow {
  invariant(event?.type === 'JournalPosted', 'A posting recorded a JournalPosted.');
  const [row] = rowsIn<JournalRow>(foldRows(journalListProjection, [event]), journals);
  invariant(row !== undefined, 'A posted journal is in the list.');
  return row;
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
  const events = await withOriginals([event], (places) => log.read(places));
  const rows = rowsIn<JournalRow>(foldRows(journalListProjection, events), journals);
  const row = rows.find(({ journalId }) => journalId === event.data.reversalId);
  invariant(row !== undefined, 'A reversal is in the list.');
  return postedWire(row);
}
