// Quotations, proforma invoices and challans as a sheet, as the list is narrowed and ordered,
// or those that are selected.
import { listPresales } from '#api/contract/trade/presale.ts';
import type { PresaleCard } from '#api/contract/trade/presale.ts';
import { reportColumns, reportLines } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet } from '#core/kernel/writing/sheet.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { formatCount, paiseFromWire } from '#web/format/money.ts';
import { everyOffset } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { asOnInWords } from '#web/shell/sheet/words.ts';
import { PRESALE_NAMES } from '#web/format/terms.ts';
import { PRESALE_STATUSES, presaleWords as wording, standingName } from '../../wording.ts';
import type { PresaleListQuery, PresaleOrder } from '../queries.ts';

const statusName = (status: PresaleCard['status']): string =>
  PRESALE_STATUSES.find(({ value }) => value === status)?.label ?? status;

const COLUMNS: readonly ReportColumnOf<PresaleCard>[] = [
  { head: 'Number', kind: 'text', of: ({ number }) => number ?? 'Draft' },
  { head: 'Kind', kind: 'text', of: ({ kind }) => PRESALE_NAMES[kind] },
  { head: 'Date', kind: 'date', of: ({ issue_date: date }) => date },
  { head: 'Valid until', kind: 'date', onlyIn: 'file', of: ({ valid_until: date }) => date },
  { head: 'Customer', kind: 'text', of: ({ customer_name: name }) => name },
  { head: 'Status', kind: 'text', of: (card) => standingName(card) },
  { head: 'Invoice', kind: 'text', of: ({ invoice_number: number }) => number },
  {
    head: 'Taxable value (₹)',
    kind: 'money',
    onlyIn: 'file',
    of: ({ taxable }) => paiseFromWire(taxable),
  },
  { head: 'Amount (₹)', kind: 'money', of: ({ total }) => paiseFromWire(total) },
];

/** What is on the sheet: a list as it is narrowed, and how that is said. */
type PresalesQuery = {
  readonly bookId: number;
  readonly narrowing: PresaleListQuery;
  readonly order: PresaleOrder;
  /** Those alone which this lets through; every one without it. */
  readonly isKept?: (card: PresaleCard) => boolean;
};

/** Nothing of it is in the books, so nothing is added up. */
export async function presalesSheet(
  work: SheetWork,
  { bookId, narrowing, order, isKept }: PresalesQuery,
): Promise<ReportSheet> {
  const all = await everyOffset(work, (offset, limit) =>
    work.read(listPresales, {
      query: { ...narrowing, book_id: bookId, limit, order, offset },
    }),
  );
  const cards = isKept === undefined ? all : all.filter(isKept);
  const { kind, filter, search } = narrowing;
  return {
    title: kind === undefined ? wording.title : wording.plurals[kind],
    period: asOnInWords(todayInIndia()),
    remarks: [
      ...(filter === undefined ? [] : [`Status: ${statusName(filter)}`]),
      ...(search === undefined ? [] : [`Found by ‘${search}’`]),
      ...(isKept === undefined ? [] : [`${formatCount(cards.length)} chosen from the list`]),
      `${formatCount(cards.length)} in the list, drafts and cancelled ones included`,
    ],
    columns: reportColumns(COLUMNS),
    lines: reportLines(COLUMNS, cards),
  };
}
