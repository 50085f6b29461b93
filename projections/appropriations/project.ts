import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import { insertInto, removeFrom } from '../runner/writing/write-rows.ts';
import { appropriations, partnershipTerms } from './table.ts';

const patchAppropriations = patch(appropriations);
const insertTerms = insertInto(partnershipTerms);
const removeTerms = removeFrom(partnershipTerms);

function appropriated(event: ProjectedEvent): Patch<typeof appropriations>[] {
  if (event.type !== 'ProfitAppropriated') return [];
  const { bookId, seq, actorId, recordedAt, data } = event;
  const columns = {
    book_id: bookId,
    number: data.number,
    last_seq: seq,
    posted_by: actorId,
    journal_id: data.journalId,
    recorded_at: recordedAt,
    entry_date: data.through,
    content: data,
  };
  return [{ creates: true, columns }];
}

/** Terms of the same day take the place of the earlier ones. */
function termsStatements(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  const rows = new Map<string, TermsRow>();
  for (const { type, bookId, seq, data } of events) {
    if (type !== 'PartnershipTermsSet') continue;
    const partners = JSON.stringify(data.partners);
    const row = { book_id: bookId, last_seq: seq, starts_on: data.from, partners };
    rows.set(`${bookId} ${data.from}`, row);
  }
  const set = [...rows.values()];
  return [...removeTerms(set), ...insertTerms(set)];
}

type TermsRow = Readonly<Record<'book_id' | 'last_seq', number>> &
  Readonly<Record<'starts_on' | 'partners', string>>;

export const appropriationsProjection: Projection = {
  name: 'appropriations',
  version: 1,
  tables: [appropriations, partnershipTerms],
  project: (events) => [
    ...patchAppropriations(events.flatMap(appropriated)),
    ...termsStatements(events),
  ],
  former: { version: null, project: () => [] },
};
