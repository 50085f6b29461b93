// Books with a history of any length, of the same shape at each length: 200 accounts, half of the
// journals through Cash, two lines each, two in a hundred reversed. Their dates move on through
// three financial years, each journal entered up to ten days late.
//
// Writing by commands would take minutes for a million lines. So journals are decided by the core,
// appended and projected by the same functions as in a drain, in slices of 5,000 events, without
// the queue before it.
import { NO_GST } from '#tests/specimens/books/gst-facts.ts';
import type { RecordedEvent } from '#core/domain.ts';
import { journalDecider } from '#core/journal/index.ts';
import type { JournalCommand, JournalFacts, JournalPosted } from '#core/journal/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf } from '#core/kernel/financial-year.ts';
import type { AccountId, JournalId } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { LoggedEvent } from '#core/kernel/event.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { applyEvents } from '#projections/runner/apply.ts';
import { withOriginals } from '#projections/runner/originals.ts';
import { insertAndMove, recordEvent } from '#api/store/append.ts';
import { chain } from '#api/store/chain/chain-events.ts';
import { lockHeads } from '#api/store/heads.ts';
import type { LogHead } from '#api/store/heads.ts';
import { readStreams } from '#api/store/read-events.ts';
import type { BooksCore } from '#api/server/app.ts';
import type { BenchBook } from './books.ts';
import { dice } from './dice.ts';
import { NO_RETURNS } from '#core/tax/index.ts';
import type { Dice } from './dice.ts';

const SLICE_EVENTS = 5_000;
const REVERSED_EACH = 50;
const YEARS = 3;
const LATE_DAYS = 10;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Posts journals with this many lines into the book. */
export async function growTo(
  core: BooksCore,
  book: BenchBook,
  lines: number,
  { from, to }: Part = { from: 0, to: 1 },
): Promise<void> {
  const events = Math.round(lines / 2);
  const roll = dice(book.id);
  const at = (posted: number) => from + ((to - from) * posted) / events;
  for (let posted = 0; posted < events; posted += SLICE_EVENTS) {
    const count = Math.min(SLICE_EVENTS, events - posted);
    await writeSlice(core, book, { from: at(posted), to: at(posted + count), count }, roll);
  }
}

/** A part of the three years of a history (0 to 1), by which its journals are dated. */
type Part = { readonly from: number; readonly to: number };

/** A stretch of a book's history in that part of it. */
type Stretch = Part & { readonly count: number };

async function writeSlice(
  core: BooksCore,
  book: BenchBook,
  stretch: Stretch,
  roll: Dice,
): Promise<void> {
  const ids = (await core.nextIds('journal', stretch.count)) as JournalId[];
  const client = await core.pool.connect();
  try {
    await client.query('begin');
    const head = (await lockHeads(client, [book.id])).get(book.id);
    invariant(head !== undefined, 'The book is there.');
    const events = decided(head, book, { ...stretch, ids }, roll);
    await core.eventVersions.follow(client, head.eventVersions);
    const columns = await chain(client, core, new Map([[book.id, head]]), events);
    await insertAndMove(client, columns, [head]);
    await applyEvents(
      ({ name, text, values }) => client.query({ name, text, values: [...values] }),
      await withOriginals(events, (wanted) => readStreams(client, core.keys, wanted)),
      PROJECTIONS,
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

function decided(
  head: LogHead,
  book: BenchBook,
  { from, to, count, ids }: Stretch & { readonly ids: readonly JournalId[] },
  roll: Dice,
): RecordedEvent[] {
  const accounts = new Map(
    book.accountIds.map((id) => [id as AccountId, { name: '', open: true, group: null }]),
  );
  const nothing = {
    turnoverPaise: 0,
    lockedTo: null,
    hardLockedTo: null,
    beginsOn: null,
    reversalOf: null,
    returns: NO_RETURNS,
    gst: NO_GST,
  };
  const events: RecordedEvent[] = [];
  let last: LoggedEvent<JournalPosted> | null = null;
  for (const [index, id] of ids.entries()) {
    const reversed = index % REVERSED_EACH === REVERSED_EACH - 1 ? last : null;
    const day = dayAt(from + ((to - from) * index) / count, head.today, roll);
    const command = reversed === null ? posting(book, id, day, roll) : reversal(reversed, id);
    const before =
      reversed === null
        ? journalDecider.initialState
        : journalDecider.evolve(journalDecider.initialState, reversed);
    const facts: JournalFacts = {
      today: head.today,
      nextNumber: head.journalCount + 1,
      accounts,
      ...nothing,
    };
    const answer = journalDecider.decide(before, command, facts);
    invariant(answer.ok, 'The generated journals are as the rules want them.');
    for (const event of answer.value) {
      const stream = journalDecider.streamOf(event, command);
      const recorded = recordEvent(head, { event, stream, actorId: book.ownerId });
      events.push(recorded);
      if (recorded.type === 'JournalPosted') last = recorded;
    }
  }
  return events;
}

function posting(
  book: BenchBook,
  journalId: JournalId,
  entryDate: CalendarDate,
  roll: Dice,
): JournalCommand {
  const one = roll(2) === 0 ? book.cash : pick(book, roll);
  const other = pick(book, roll, one);
  const [debited, credited] = roll(2) === 0 ? [one, other] : [other, one];
  const amountPaise = 100 + roll(10_000_000);
  return {
    type: 'PostJournal',
    data: {
      journalId,
      voucherType: 'journal',
      entryDate,
      narration: `Bill ${1000 + roll(900_000)}`,
      entries: [
        { accountId: debited, side: 'debit', amountPaise },
        { accountId: credited, side: 'credit', amountPaise },
      ],
    },
  };
}

const reversal = (
  { data: { journalId } }: LoggedEvent<JournalPosted>,
  reversalId: JournalId,
): JournalCommand => ({
  type: 'ReverseJournal',
  data: { journalId: journalId as JournalId, reversalId, reason: 'Entered twice' },
});

/** @returns an account of the book, another one than `not`. */
function pick(book: BenchBook, roll: Dice, not = 0): number {
  const id = book.accountIds[roll(book.accountIds.length)] ?? 0;
  return id === not ? pick(book, roll, not) : id;
}

/** @returns the day of a journal that stands at this part (0 to 1) of the book's history. */
function dayAt(part: number, today: CalendarDate, roll: Dice): CalendarDate {
  const first = Date.UTC(financialYearOf(today) - YEARS + 1, 3, 1);
  const day = Math.max(0, Math.floor(part * YEARS * 365) - roll(LATE_DAYS));
  return calendarDate(new Date(first + day * DAY_MILLISECONDS).toISOString().slice(0, 10));
}
