// The events of the console as a working paper: as they are narrowed there, up to where it stands,
// with the filter in words.
import { listEvents } from '#api/contract/book/log/events.ts';
import type { EventCard, EventPage } from '#api/contract/book/log/events.ts';
import { reportColumns, reportLines } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet } from '#core/kernel/writing/sheet.ts';
import { formatInstant } from '#web/format/dates.ts';
import { formatCount, paiseFromWire } from '#web/format/money.ts';
import { everyPage } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import type { EventFilters } from './queries.ts';

const COLUMNS: readonly ReportColumnOf<EventCard>[] = [
  { head: 'Event', kind: 'count', of: ({ seq }) => seq },
  { head: 'Recorded', kind: 'text', of: ({ recorded_at: at }) => formatInstant(at) },
  { head: 'By', kind: 'text', of: ({ actor }) => actor.name },
  { head: 'Event in words', kind: 'text', of: ({ title }) => title },
  { head: 'Particulars', kind: 'text', of: ({ what }) => what },
  { head: 'Entry no.', kind: 'count', of: ({ journal }) => journal?.number ?? null },
  { head: 'Dated', kind: 'date', of: ({ journal }) => journal?.date ?? null },
  {
    head: 'Amount (₹)',
    kind: 'money',
    of: ({ journal }) => (journal === null ? null : paiseFromWire(journal.amount)),
  },
];

const PAGE = 200;

type Wish = { readonly bookId: number; readonly seq: number; readonly filters: EventFilters };

export async function eventsSheet(
  work: SheetWork,
  { bookId, seq, filters }: Wish,
): Promise<ReportSheet> {
  const pages = await everyPage<EventPage, number>(work, {
    read: (before) =>
      work.read(listEvents, {
        params: { bookId },
        query: { ...filters, to_event: seq, limit: PAGE, ...(before !== null && { before }) },
      }),
    next: ({ next }) => next,
    countOf: ({ events }) => events.length,
  });
  return {
    title: 'Events of the books',
    period: `up to event ${formatCount(seq)}`,
    remarks: Object.entries(filters).map(([name, value]) => `${FILTER_WORDS[name]}: ${value}`),
    isWorkingPaper: true,
    columns: reportColumns(COLUMNS),
    lines: reportLines(
      COLUMNS,
      pages.flatMap(({ events }) => events),
    ),
  };
}

const FILTER_WORDS: Readonly<Record<string, string>> = {
  by: 'By the person with id',
  kind: 'Kind',
  record: 'Record',
  account: 'On the account with id',
  only: 'Only',
  source: 'Posted by',
  amount_from: 'Amount from (₹)',
  amount_to: 'Amount up to (₹)',
};
