// The list of invoices as a sheet, as it is narrowed and ordered, or those of it that are selected.
import { listInvoices } from '#api/contract/invoice/invoice.ts';
import type { InvoiceCard } from '#api/contract/invoice/invoice.ts';
import { reportColumns, reportLines } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet } from '#core/kernel/writing/sheet.ts';
import { dateFromWire, todayInIndia } from '#web/format/dates.ts';
import { shownStatus, SHOWN_STATUS_WORDS } from '#web/format/invoice-status.ts';
import { formatCount, paiseFromWire } from '#web/format/money.ts';
import { everyOffset } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { asOnInWords, periodInWords } from '#web/shell/sheet/words.ts';
import type { InvoiceListQuery, InvoiceOrder } from '../../queries.ts';

const money = (rupees: string): number | null => paiseFromWire(rupees) || null;

const COLUMNS: readonly ReportColumnOf<InvoiceCard>[] = [
  { head: 'Invoice', kind: 'text', of: ({ number }) => number },
  { head: 'Date', kind: 'date', of: ({ issue_date: date }) => date },
  { head: 'Customer', kind: 'text', of: ({ customer_name: name }) => name },
  { head: 'E-mail', kind: 'text', onlyIn: 'file', of: ({ customer_email: email }) => email },
  { head: 'Due date', kind: 'date', of: ({ due_date: date }) => date },
  { head: 'Status', kind: 'text', of: (card) => SHOWN_STATUS_WORDS[shownStatus(card)] },
  {
    head: 'Taxable value (₹)',
    kind: 'money',
    onlyIn: 'file',
    of: ({ taxable }) => paiseFromWire(taxable),
  },
  { head: 'Amount (₹)', kind: 'money', of: ({ total }) => paiseFromWire(total) },
  { head: 'Balance due (₹)', kind: 'money', of: ({ balance_due: due }) => money(due) },
];

/** What is on the sheet: a list as it is narrowed, and how that is said. */
type InvoicesQuery = {
  readonly bookId: number;
  readonly narrowing: InvoiceListQuery;
  readonly order: InvoiceOrder;
  /** Those alone which this lets through; every one without it. */
  readonly isKept?: (card: InvoiceCard) => boolean;
};

export async function invoicesSheet(work: SheetWork, asked: InvoicesQuery): Promise<ReportSheet> {
  const { bookId, narrowing, order, isKept } = asked;
  const all = await everyOffset(work, (offset, limit) =>
    work.read(listInvoices, {
      query: { ...narrowing, book_id: bookId, limit, order, offset },
    }),
  );
  return sheetOfInvoices(isKept === undefined ? all : all.filter(isKept), asked);
}

function sheetOfInvoices(
  cards: readonly InvoiceCard[],
  { narrowing, isKept }: InvoicesQuery,
): ReportSheet {
  const { from, to, search, filter } = narrowing;
  const issued = cards.filter(({ status }) => status !== 'draft' && status !== 'cancelled');
  const sum = (of: (card: InvoiceCard) => string) =>
    issued.reduce((total, card) => total + paiseFromWire(of(card)), 0);
  const total = [
    // Below the names, where there is room for it.
    null,
    null,
    `Total of ${formatCount(issued.length)} issued, drafts not counted`,
    ...Array<null>(3).fill(null),
    sum(({ taxable }) => taxable),
    sum(({ total: rupees }) => rupees),
    sum(({ balance_due: rupees }) => rupees),
  ];
  return {
    title: 'Invoices',
    period:
      from === undefined || to === undefined
        ? asOnInWords(todayInIndia())
        : periodInWords({ from: dateFromWire(from), to: dateFromWire(to) }),
    remarks: [
      ...(filter === undefined ? [] : [`Only those that are ${filterWords(filter)}`]),
      ...(search === undefined ? [] : [`Found by ‘${search}’`]),
      ...(isKept === undefined ? [] : [`${formatCount(cards.length)} chosen from the list`]),
    ],
    columns: reportColumns(COLUMNS),
    lines: [...reportLines(COLUMNS, cards), { as: 'total', cells: total }],
  };
}

const filterWords = (filter: string): string =>
  filter === 'to-register' ? 'to be registered as e-invoices' : filter;
