// A cash or bank book: what came in and what went out by day, with the balance at the end of each.
import { VOUCHER_NAMES } from '#api/contract/journal/columns.ts';
import { readJournalFigures } from '#api/contract/journal/journal.ts';
import type { JournalListFigures } from '#api/contract/journal/journal.ts';
import { readLedger } from '#api/contract/account/ledger.ts';
import type { Ledger, LedgerLine } from '#api/contract/account/ledger.ts';
import { dayBefore } from '#core/kernel/calendar-date.ts';
import { column, reportOf } from '#core/report/index.ts';
import type { DeclaredColumn, DeclaredLine, ReportView } from '#core/report/index.ts';
import { dateFromWire } from '#web/format/dates.ts';
import { counted, formatCount } from '#web/format/money.ts';
import { everyPage } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import type { ExplainedPlace } from '#web/shell/history/explain-place.ts';

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

/** A voucher, the vouchers of a day, or the balance before and after them all. */
type MoneyRow = {
  readonly date: string;
  readonly name: string;
  readonly type?: string;
  readonly voucher?: string;
  readonly narration?: string;
  readonly received?: number;
  readonly paid?: number;
  /** Debit is positive; nothing where the day goes on. */
  readonly balance?: number | null;
};

/** @param as whether its lines are vouchers or whole days. */
const columnsOf = (as: 'vouchers' | 'days'): readonly DeclaredColumn<MoneyRow>[] => {
  const isByDay = as === 'days';
  return [
    // A day leads on, so that a phone has room for its balance.
    column.date('Date', ({ date }) => date, isByDay ? { isName: true } : { onPhone: 'below' }),
    column.text('Particulars', ({ name }) => name, isByDay ? {} : { isName: true }),
    column.text('Type', ({ type = null }) => type),
    column.text('Voucher', ({ voucher = null }) => voucher, {
      onPhone: isByDay ? undefined : 'below',
    }),
    column.text('Narration', ({ narration = null }) => narration, { onlyIn: 'file' }),
    column.money('Received', ({ received = null }) => received, {
      rule: 'pair',
      figure: 'received',
      onPhone: 'column',
    }),
    column.money('Paid', ({ paid = null }) => paid, { figure: 'paid', onPhone: 'column' }),
    column.money('Balance', ({ balance = null }) => balance && Math.abs(balance), {
      rule: 'answer',
      figure: 'closing',
      onPhone: isByDay ? 'column' : undefined,
    }),
    column.side('Dr/Cr', ({ balance = null }) => balance),
  ];
};

const VOUCHERS = columnsOf('vouchers');
const DAYS = columnsOf('days');

const NAMES_MAX = 2;

/** The accounts on the other side; of a long voucher the first of them. */
function otherSideOf({ counter }: LedgerLine): string {
  const names = counter.slice(0, NAMES_MAX).map(({ name }) => name);
  const more = counter.length - names.length;
  return `${names.join(', ')}${more === 0 ? '' : ` +${more}`}`;
}

type MoneyBookParts = {
  readonly title: string;
  /** The page of it that came first: it has the balances and totals of the days. */
  readonly first: Ledger;
  readonly hrefOf: (journalId: number) => string;
  /** Where what the account had or moved is explained; nowhere on paper. */
  readonly explainHref?: (place: ExplainedPlace) => string;
};

type Days = { readonly from: string; readonly to: string };

/** Which figures of its line are explained: those of its days, or the balance before them. */
type OfDays = Days & { readonly isBefore?: true };

/** What came in, what went out, and what was there at the end of some days. */
const explainedIn =
  ({ first, explainHref }: MoneyBookParts) =>
  (figure: string, { from, to, isBefore }: OfDays): string | undefined => {
    const account = first.account.id;
    if (figure === 'opening' || isBefore === true) {
      const isBalance = figure === 'opening' || figure === 'closing';
      return isBalance
        ? explainHref?.({ account, asOn: dayBefore(dateFromWire(from)) })
        : undefined;
    }
    if (figure === 'closing') return explainHref?.({ account, asOn: to });
    const side = figure === 'received' ? 'all-debits' : 'all-credits';
    return explainHref?.({ account, side, from, asOn: to });
  };

type MoneyLine = DeclaredLine<MoneyRow, OfDays>;

const bookOf = (
  parts: MoneyBookParts,
  columns: readonly DeclaredColumn<MoneyRow>[],
  lines: readonly MoneyLine[],
): ReportView =>
  reportOf<MoneyRow, OfDays>(
    headOf(parts),
    columns,
    [openingLine(parts), ...lines],
    parts.explainHref && explainedIn(parts),
  );

/** @returns the book voucher by voucher; the last one of a day says what was there at its end. */
export function moneyBookView(
  parts: MoneyBookParts & { readonly lines: readonly LedgerLine[]; readonly isWhole: boolean },
): ReportView {
  const { lines, isWhole, hrefOf } = parts;
  const rows = lines.map((line, at): MoneyLine => {
    const next = lines[at + 1];
    const isLast = next === undefined ? isWhole : next.date !== line.date;
    const paise = line.amountPaise;
    return {
      as: 'line',
      key: String(line.id),
      href: hrefOf(line.journalId),
      below: line.narration,
      row: {
        date: line.date,
        name: otherSideOf(line),
        type: VOUCHER_NAMES[line.voucherType],
        voucher: line.document ?? `#${formatCount(line.number)}`,
        narration: line.narration,
        ...(paise > 0 && { received: paise }),
        ...(paise < 0 && { paid: -paise }),
        balance: isLast ? line.balancePaise : null,
      },
    };
  });
  return bookOf(parts, VOUCHERS, isWhole ? [...rows, totalLine(parts)] : rows);
}

type MoneyDay = JournalListFigures['days'][number];

/** @param days latest first. @returns the book with a row for each day. */
export function dailyView(
  parts: MoneyBookParts & {
    readonly days: readonly MoneyDay[];
    readonly dayHref: (date: string) => string;
  },
): ReportView {
  const { first, days, dayHref } = parts;
  let balance = first.openingPaise;
  const rows = days.toReversed().map((day): MoneyLine => {
    const { date, count, debitPaise: received = 0, creditPaise: paid = 0 } = day;
    balance += received - paid;
    return {
      as: 'line',
      key: date,
      href: dayHref(date),
      row: {
        date,
        name: counted(count, 'voucher'),
        ...(received !== 0 && { received }),
        ...(paid !== 0 && { paid }),
        balance,
      },
      whose: { from: date, to: date },
    };
  });
  return bookOf(parts, DAYS, [...rows, totalLine(parts)]);
}

const openingLine = ({ first: { openingPaise, period } }: MoneyBookParts): MoneyLine => ({
  as: 'group',
  key: 'opening',
  row: { date: period.from, name: 'Opening balance', balance: openingPaise },
  whose: { ...period, isBefore: true },
  // Its name is no link, so that the first row leads to the first day.
  answer: null,
});

/** What moved within the days; the totals of a ledger count the opening balance too. */
export function movedIn({ totals, openingPaise: before }: Ledger) {
  return {
    received: totals.debitPaise - Math.max(before, 0),
    paid: totals.creditPaise - Math.max(-before, 0),
  };
}

const totalLine = ({ first }: MoneyBookParts): MoneyLine => ({
  as: 'total',
  key: 'total',
  row: {
    date: first.period.to,
    name: 'Closing balance',
    ...movedIn(first),
    balance: first.closingPaise,
  },
  whose: first.period,
});

type Movement = { readonly name: string; readonly paise: number };

const MOVEMENT: readonly DeclaredColumn<Movement>[] = [
  column.text('Particulars', ({ name }) => name),
  column.money('Amount', ({ paise }) => paise, {
    rule: 'answer',
    figure: 'amount',
    onPhone: 'column',
  }),
];

/** @returns what was there, came in, went out and is there: what other periods stand beside. */
export function movementView(parts: MoneyBookParts): ReportView {
  const { first } = parts;
  const { received, paid } = movedIn(first);
  const line = (
    key: 'opening' | 'received' | 'paid' | 'closing',
    name: string,
    paise: number,
  ): DeclaredLine<Movement> => ({
    as: key === 'closing' ? 'total' : 'line',
    key,
    row: { name, paise },
    whose: key,
  });
  const explain = explainedIn(parts);
  return reportOf(
    headOf(parts),
    MOVEMENT,
    [
      line('opening', 'Opening balance', first.openingPaise),
      line('received', 'Received', received),
      line('paid', 'Paid', -paid),
      line('closing', 'Closing balance', first.closingPaise),
    ],
    parts.explainHref && ((_amount, key) => explain(key, first.period)),
  );
}

const headOf = ({ title, first }: MoneyBookParts) => ({
  title: `${title}: ${first.account.name}`,
  period: periodInWords({
    from: first.period.from,
    to: first.period.to,
  }),
  remarks: [],
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
