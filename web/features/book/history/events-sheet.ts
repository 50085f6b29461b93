// The events of the console as a working paper: as they are narrowed there, up to where it stands,
// with the filter in words.
import { listAccounts } from '#api/contract/account/account.ts';
import { listEvents, readEventDays } from '#api/contract/book/log/events.ts';
import type { EventCard, EventPage } from '#api/contract/book/log/events.ts';
import { reportColumns, reportLines } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet } from '#core/kernel/writing/sheet.ts';
import { formatInstant } from '#web/format/dates.ts';
import { formatCount, formatPaise, paiseFromWire } from '#web/format/money.ts';
import { everyPage } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { EVENT_KINDS, EVENT_SOURCES } from './events/filter-words.ts';
import type { FilterOption } from './events/filter-words.ts';
import type { EventFilters } from './queries.ts';

const COLUMNS: readonly ReportColumnOf<EventCard>[] = [
  { head: 'Event', kind: 'count', of: ({ seq }) => seq },
  { head: 'Recorded', kind: 'text', of: ({ recordedAt: at }) => formatInstant(at) },
  { head: 'By', kind: 'text', of: ({ actor }) => actor.name },
  { head: 'Event in words', kind: 'text', of: ({ title }) => title },
  { head: 'Particulars', kind: 'text', of: ({ what }) => what },
  { head: 'Entry no.', kind: 'count', of: ({ journal }) => journal?.number ?? null },
  { head: 'Dated', kind: 'date', of: ({ journal }) => journal?.date ?? null },
  {
    head: 'Amount (₹)',
    kind: 'money',
    of: ({ journal }) => (journal === null ? null : journal.amountPaise),
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
    remarks: await filtersInWords(work, bookId, filters),
    upToEvent: seq,
    columns: reportColumns(COLUMNS),
    lines: reportLines(
      COLUMNS,
      pages.flatMap(({ events }) => events),
    ),
  };
}

const labelOf = (options: readonly FilterOption[], value: string | number = ''): string =>
  options.find((one) => one.value === value)?.label ?? String(value);

const rupeesOf = (amount: string | number | undefined): string =>
  amount === undefined ? '' : formatPaise(paiseFromWire(String(amount)));

/** @returns what the events are narrowed to, a line for each filter. */
async function filtersInWords(
  { read }: SheetWork,
  bookId: number,
  filters: EventFilters,
): Promise<readonly string[]> {
  const { by, kind, record, account, only, source } = filters;
  const params = { bookId };
  const people = by === undefined ? [] : (await read(readEventDays, { params })).people;
  const accounts = account === undefined ? [] : await read(listAccounts, { params });
  const nameIn = (
    named: readonly { readonly id: number; readonly name: string }[],
    id: number | string = '',
  ) => named.find((one) => String(one.id) === String(id))?.name ?? String(id);
  const words: Readonly<Record<keyof EventFilters, string>> = {
    by: `By ${nameIn(people, by)}`,
    kind: `Kind: ${labelOf(EVENT_KINDS, kind)}`,
    record: `Record: ${record}`,
    account: `Entries with a line on ${nameIn(accounts, account)}`,
    only: only === 'late' ? 'Late entries only' : 'Corrections only',
    source: `Source: ${labelOf(EVENT_SOURCES, source)}`,
    amount_from: `Amount from ₹${rupeesOf(filters.amount_from)}`,
    amount_to: `Amount up to ₹${rupeesOf(filters.amount_to)}`,
  };
  return (Object.keys(words) as (keyof EventFilters)[]).flatMap((name) =>
    filters[name] === undefined ? [] : [words[name]],
  );
}
