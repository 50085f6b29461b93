// Events as they are answered: who, when, and what was done in words.
import type { RecordedEvent } from '#core/domain.ts';
import { groupDigits } from '#core/kernel/writing/indian-number.ts';
import { parseStream } from '#core/kernel/ids.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { calendarDate, isRecordedLate } from '#core/kernel/calendar-date.ts';
import { accountNames } from '#projections/chart-of-accounts/read.ts';
import { journalsBySeq, journalStatuses } from '#projections/journal-list/read.ts';
import type { JournalRow } from '#projections/journal-list/table.ts';
import { namesOf } from '#projections/people/read.ts';
import { historyRemarks } from '#projections/record-history/project.ts';
import { rupeesFigure } from '#projections/runner/words/figures.ts';
import { withOriginals } from '#projections/runner/originals.ts';
import type { ProjectedEvent } from '#projections/runner/projection.ts';
import type { EventCard } from '#api/contract/book/log/events.ts';
import type { LogParts } from '#api/queries/as-of/log-as-of.ts';
import { VOUCHER_NAMES } from '#api/contract/journal/columns.ts';
import { actEnds } from '#api/store/chain/walk-events.ts';
import { readRanges, readStreams } from '#api/store/read-events.ts';

/** What a card shows that other tables know. */
type CardNames = {
  readonly journals: ReadonlyMap<number, JournalRow>;
  readonly numbers: ReadonlyMap<number, number>;
  readonly people: ReadonlyMap<number, string>;
  readonly accounts: ReadonlyMap<number, string>;
  readonly ends: ReadonlySet<number>;
};

/** @param seqs of events of the book. @returns them in this order. */
export async function eventCardsOf(
  { sql, keys, db }: LogParts,
  bookId: number,
  seqs: readonly number[],
): Promise<EventCard[]> {
  if (seqs.length === 0) return [];
  const ranges = seqs.map((firstSeq) => ({ bookId, firstSeq, count: 1 }));
  const events = (await readRanges(sql, keys, ranges)).flat();
  const told = await withOriginals(events, (wanted) => readStreams(sql, keys, wanted));
  const rows = await journalsBySeq(db, bookId, seqs);
  const corrected = rows.flatMap(({ corrects }) => (corrects === null ? [] : [corrects]));
  const statuses = await journalStatuses(db, bookId, corrected);
  const remarked = told.flatMap((event) => historyRemarks(event)[0]?.personId ?? []);
  const accountIds = told
    .map(recordOf)
    .flatMap(({ category, id }) => (category === 'account' ? [id] : []));
  const names: CardNames = {
    journals: new Map(rows.map((row) => [row.seq, row])),
    numbers: new Map(statuses.map(({ journalId, number }) => [journalId, number])),
    people: await namesOf(db, [...new Set([...told.map(({ actorId }) => actorId), ...remarked])]),
    accounts: await accountNames(db, bookId, [...new Set(accountIds)]),
    ends: await actEnds(sql, bookId, seqs),
  };
  return told.map((event) => cardOf(event, names));
}

const recordOf = ({ stream }: Pick<RecordedEvent, 'stream'>) => parseStream(stream);

const SYSTEM = 'Lekha';

function cardOf(event: ProjectedEvent, names: CardNames): EventCard {
  const { category, id } = recordOf(event);
  const row = names.journals.get(event.seq);
  const { actorId, seq } = event;
  return {
    seq,
    recordedAt: `${event.recordedAt.slice(0, 23)}Z`,
    actor: { id: actorId, name: actorId === 0 ? SYSTEM : (names.people.get(actorId) ?? '') },
    kind: category.replaceAll('-', '_'),
    recordId: id,
    type: event.type,
    title: titleOf(event, row, names),
    what: wordsOf(event, row, names),
    endsAct: names.ends.has(seq),
    journal: row === undefined ? null : journalOf(row),
  };
}

const journalOf = (row: JournalRow): NonNullable<EventCard['journal']> => ({
  id: row.journalId,
  number: row.number,
  date: calendarDate(row.entryDate),
  amountPaise: row.amountPaise,
  isLate: isRecordedLate(calendarDate(row.entryDate), dayRecorded(row)),
  fromDocument: row.source !== null,
});

const INDIA_MS = 5.5 * 3600 * 1000;

/** By the calendar of India. */
const dayRecorded = ({ recordedAt }: JournalRow): CalendarDate =>
  calendarDate(new Date(Date.parse(recordedAt) + INDIA_MS).toISOString().slice(0, 10));

const journalNumber = (number: number): string => `#${groupDigits(String(number))}`;

function titleOf(event: ProjectedEvent, row: JournalRow | undefined, names: CardNames): string {
  if (event.type === 'JournalReversed') {
    return `Reversal of ${journalNumber(event.original?.data.number ?? 0)}`;
  }
  if (event.type !== 'JournalPosted') return inPlainWords(event.type);
  const { corrects, voucherType } = event.data;
  if (corrects !== undefined)
    return `Correction of ${journalNumber(names.numbers.get(corrects) ?? 0)}`;
  return row === undefined ? 'Entry posted' : `${VOUCHER_NAMES[voucherType]} posted`;
}

/** @returns `CreditNoteIssued` as `Credit note issued`. */
function inPlainWords(type: string): string {
  const words = type.replace(/^EInvoice/, 'E-invoice').replace(/([a-z])([A-Z])/g, '$1 $2');
  return words.charAt(0) + words.slice(1).toLowerCase();
}

function wordsOf(event: ProjectedEvent, row: JournalRow | undefined, names: CardNames): string {
  if (row !== undefined && row.narration !== '') return row.narration;
  const [remark] = historyRemarks(event);
  const what = remark?.what ?? untoldInWords(event);
  const person = remark?.personId;
  const told = person === undefined ? what : `${what}: ${names.people.get(person) ?? ''}`;
  const { category, id } = recordOf(event);
  const name = nameIn(event.data) ?? (category === 'account' ? names.accounts.get(id) : undefined);
  return name === undefined || told.includes(name) ? told : `${name}: ${told}`;
}

/** What no history tells by itself: an import and the opening balances are told as a whole. */
function untoldInWords({ type, data }: ProjectedEvent): string {
  switch (type) {
    case 'RecordsImported': {
      const { created, changed } = data;
      return `${created.length} created, ${changed.length} changed`;
    }
    case 'RecordsWithdrawn':
      return `${data.ids.length} taken back`;
    case 'StockOpened':
      return `${data.quantityThousandths / 1000} worth ${rupeesFigure(data.valuePaise)}`;
    default:
      return '';
  }
}

/** The number of a document, or the name that a record was given. */
function nameIn(data: object): string | undefined {
  const { number, name } = data as { readonly number?: unknown; readonly name?: unknown };
  const found = typeof number === 'string' ? number : name;
  return typeof found === 'string' && found !== '' ? found : undefined;
}
