// A cash or bank book: what came in and what went out by day, with the balance at the end of each.
import { VOUCHER_NAMES } from '#api/contract/journal/columns.ts';
import { readJournalFigures } from '#api/contract/journal/journal.ts';
import type { JournalListFigures } from '#api/contract/journal/journal.ts';
import { readLedger } from '#api/contract/account/ledger.ts';
import type { Ledger, LedgerLine } from '#api/contract/account/ledger.ts';
import type { ReportCell, ReportColumn } from '#core/kernel/writing/sheet.ts';
import { dayBefore } from '#core/kernel/calendar-date.ts';
import { dateFromWire } from '#web/format/dates.ts';
import { formatCount, paiseFromWire } from '#web/format/money.ts';
import { everyPage } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import type { ExplainedPlace } from '#web/shell/history/explain-place.ts';
import type { ReportRow, ReportView } from '../kit/report-view.ts';

export type MoneyBookQuery = {
  readonly bookId: number;
  readonly accountId: number;
  readonly from: string;
  readonly to: string;
};

const PAGE_LIMIT = 500;

/** As the call for a page of its lines has it. */
export const moneyBookPage = (
  { bookId, accountId, from, to }: MoneyBookQuery,
  after: string | null,
  limit = PAGE_LIMIT,
) => ({
  params: { bookId, accountId },
  query: { from, to, limit, ...(after !== null && { after }) },
});

export const moneyBookDays = ({ bookId, accountId, from, to }: MoneyBookQuery) => ({
  query: { book_id: bookId, account: accountId, from, to },
});

const COLUMNS: readonly ReportColumn[] = [
  { head: 'Date', kind: 'date' },
  { head: 'Particulars', kind: 'text' },
  { head: 'Type', kind: 'text' },
  { head: 'Voucher', kind: 'text' },
  { head: 'Narration', kind: 'text', onlyIn: 'file' },
  { head: 'Received (₹)', kind: 'money', rule: 'pair' },
  { head: 'Paid (₹)', kind: 'money' },
  { head: 'Balance (₹)', kind: 'money', rule: 'answer' },
  { head: 'Dr/Cr', kind: 'side' },
];

const NAMES_MAX = 2;

/** The accounts on the other side; of a long voucher the first of them. */
function otherSideOf({ counter }: LedgerLine): string {
  const names = counter.slice(0, NAMES_MAX).map(({ name }) => name);
  const more = counter.length - names.length;
  return `${names.join(', ')}${more === 0 ? '' : ` +${more}`}`;
}

type Figures = {
  readonly received: number | null;
  readonly paid: number | null;
  /** Null where the day goes on. */
  readonly balance: number | null;
};

const cellsOf = (
  [date, name, type, voucher, narration]: readonly ReportCell[],
  { received, paid, balance }: Figures,
): ReportCell[] => [
  date ?? null,
  name ?? null,
  type ?? null,
  voucher ?? null,
  narration ?? null,
  received,
  paid,
  balance === null ? null : Math.abs(balance),
  balance,
];

export type MoneyBookParts = {
  readonly title: string;
  /** The page of it that came first: it has the balances and totals of the days. */
  readonly first: Ledger;
  readonly hrefOf: (journalId: number) => string;
  /** Where what the account had or moved is explained; nowhere on paper. */
  readonly explainHref?: (place: ExplainedPlace) => string;
};

type Days = { readonly from: string; readonly to: string };

/** @returns where both sides of some days are explained, and what was there at their end. */
function movedLinks({ first, explainHref }: MoneyBookParts, { from, to }: Days) {
  if (explainHref === undefined) return null;
  const account = first.account.id;
  const side = (of: string) => explainHref({ account, side: of, from, asOn: to });
  return {
    opening: explainHref({ account, asOn: dayBefore(dateFromWire(from)) }),
    received: side('all-debits'),
    paid: side('all-credits'),
    closing: explainHref({ account, asOn: to }),
  };
}

function daysLinks(parts: MoneyBookParts, days: Days): Pick<ReportRow, 'explain' | 'explainCells'> {
  const links = movedLinks(parts, days);
  if (links === null) return {};
  return {
    explain: links.closing,
    explainCells: { 5: links.received, 6: links.paid, 7: links.closing },
  };
}

/** @returns the book voucher by voucher; the last one of a day says what was there at its end. */
export function moneyBookView(
  parts: MoneyBookParts & { readonly lines: readonly LedgerLine[]; readonly isWhole: boolean },
): ReportView {
  const { lines, isWhole, hrefOf } = parts;
  const rows = lines.map((line, at): ReportRow => {
    const next = lines[at + 1];
    const isLast = next === undefined ? isWhole : next.date !== line.date;
    const paise = paiseFromWire(line.amount);
    const number = line.document ?? `#${formatCount(line.number)}`;
    const type = VOUCHER_NAMES[line.voucher_type];
    return {
      as: 'line',
      key: String(line.id),
      href: hrefOf(line.journal_id),
      below: line.narration,
      cells: cellsOf([line.date, otherSideOf(line), type, number, line.narration], {
        received: paise > 0 ? paise : null,
        paid: paise < 0 ? -paise : null,
        balance: isLast ? paiseFromWire(line.balance) : null,
      }),
    };
  });
  const all = [openingRow(parts), ...rows, ...(isWhole ? [totalRow(parts)] : [])];
  return { ...viewOf(parts, all), nameAt: 1, phone: [1, 5, 6], phoneBelow: [0, 3] };
}

export type MoneyDay = JournalListFigures['days'][number];

/** @param days latest first. @returns the book with a row for each day. */
export function dailyView(
  parts: MoneyBookParts & {
    readonly days: readonly MoneyDay[];
    readonly dayHref: (date: string) => string;
  },
): ReportView {
  const { first, days, dayHref } = parts;
  let balance = paiseFromWire(first.opening);
  const rows = days.toReversed().map(({ date, count, debit = '0', credit = '0' }): ReportRow => {
    const [received, paid] = [paiseFromWire(debit), paiseFromWire(credit)];
    balance += received - paid;
    const name = `${formatCount(count)} ${count === 1 ? 'voucher' : 'vouchers'}`;
    const figures = { received: received || null, paid: paid || null, balance };
    return {
      as: 'line',
      key: date,
      href: dayHref(date),
      cells: cellsOf([date, name], figures),
      ...daysLinks(parts, { from: date, to: date }),
    };
  });
  const all = [openingRow(parts), ...rows, totalRow(parts)];
  // The day leads on, so that a phone has room for the balance.
  return { ...viewOf(parts, all), nameAt: 0, phone: [0, 5, 6, 7] };
}

function openingRow(parts: MoneyBookParts): ReportRow {
  const { opening, period } = parts.first;
  const links = movedLinks(parts, period);
  return {
    as: 'group',
    key: 'opening',
    cells: cellsOf([period.from, 'Opening balance'], {
      received: null,
      paid: null,
      balance: paiseFromWire(opening),
    }),
    // Its name is no link, so that the first row leads to the first day.
    ...(links !== null && { explainCells: { 7: links.opening } }),
  };
}

/** What moved within the days; the totals of a ledger count the opening balance too. */
export function movedIn({ totals, opening }: Ledger) {
  const before = paiseFromWire(opening);
  return {
    received: paiseFromWire(totals.debit) - Math.max(before, 0),
    paid: paiseFromWire(totals.credit) - Math.max(-before, 0),
  };
}

const totalRow = (parts: MoneyBookParts): ReportRow => ({
  as: 'total',
  key: 'total',
  cells: cellsOf([parts.first.period.to, 'Closing balance'], {
    ...movedIn(parts.first),
    balance: paiseFromWire(parts.first.closing),
  }),
  ...daysLinks(parts, parts.first.period),
});

/** @returns what was there, came in, went out and is there: what other periods stand beside. */
export function movementView(parts: MoneyBookParts): ReportView {
  const { first } = parts;
  const { received, paid } = movedIn(first);
  const links = movedLinks(parts, first.period);
  const row = (
    key: 'opening' | 'received' | 'paid' | 'closing',
    name: string,
    paise: number,
  ): ReportRow => ({
    as: key === 'closing' ? 'total' : 'line',
    key,
    cells: [name, paise],
    ...(links !== null && { explain: links[key], explainCells: { 1: links[key] } }),
  });
  return {
    ...viewOf(parts, [
      row('opening', 'Opening balance', paiseFromWire(first.opening)),
      row('received', 'Received', received),
      row('paid', 'Paid', -paid),
      row('closing', 'Closing balance', paiseFromWire(first.closing)),
    ]),
    columns: [
      { head: 'Particulars', kind: 'text' },
      { head: 'Amount (₹)', kind: 'money', rule: 'answer' },
    ],
    nameAt: 0,
    phone: [0, 1],
  };
}

const viewOf = (
  { title, first }: MoneyBookParts,
  lines: readonly ReportRow[],
): Omit<ReportView, 'nameAt' | 'phone' | 'phoneBelow'> => ({
  title: `${title}: ${first.account.name}`,
  period: periodInWords({
    from: dateFromWire(first.period.from),
    to: dateFromWire(first.period.to),
  }),
  remarks: [],
  columns: COLUMNS,
  lines,
});

/** Reads all lines of the book, for paper and files. */
export async function readMoneyBook(work: SheetWork, asked: MoneyBookQuery) {
  const pages = await everyPage(work, {
    read: (after: string | null) => work.read(readLedger, moneyBookPage(asked, after)),
    next: ({ next }) => next,
    countOf: ({ lines }) => lines.length,
  });
  const [first] = pages;
  if (first === undefined) throw new Error('A ledger has a first page.');
  return { first, lines: pages.flatMap(({ lines }) => lines), isWhole: true };
}

export async function readDailyBook(work: SheetWork, asked: MoneyBookQuery) {
  const first = await work.read(readLedger, moneyBookPage(asked, null, 1));
  const { days } = await work.read(readJournalFigures, moneyBookDays(asked));
  return { first, days };
}
