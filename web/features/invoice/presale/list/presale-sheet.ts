// Quotations, proforma invoices and challans as a sheet, as the list is narrowed, newest first.
import { listPresales } from '#api/contract/invoice/presale.ts';
import type { PresaleCard } from '#api/contract/invoice/presale.ts';
import { reportColumns, reportLines } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet } from '#core/kernel/writing/sheet.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { formatCount, paiseFromWire } from '#web/format/money.ts';
import { everyPage } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { asOnInWords } from '#web/shell/sheet/words.ts';
import { KIND_NAMES, PRESALE_STATUSES, presaleWords as wording } from '../../wording.ts';
import type { PresaleListQuery } from '../queries.ts';

const statusName = (status: PresaleCard['status']): string =>
  PRESALE_STATUSES.find(({ value }) => value === status)?.label ?? status;

const COLUMNS: readonly ReportColumnOf<PresaleCard>[] = [
  { head: 'Number', kind: 'text', of: ({ number }) => number ?? 'Draft' },
  { head: 'Kind', kind: 'text', of: ({ kind }) => KIND_NAMES[kind] },
  { head: 'Date', kind: 'date', of: ({ issue_date: date }) => date },
  { head: 'Valid until', kind: 'date', onlyIn: 'file', of: ({ valid_until: date }) => date },
  { head: 'Customer', kind: 'text', of: ({ customer_name: name }) => name },
  { head: 'Status', kind: 'text', of: ({ status }) => statusName(status) },
  { head: 'Invoice', kind: 'text', of: ({ invoice_number: number }) => number },
  {
    head: 'Taxable value (₹)',
    kind: 'money',
    onlyIn: 'file',
    of: ({ taxable }) => paiseFromWire(taxable),
  },
  { head: 'Amount (₹)', kind: 'money', of: ({ total }) => paiseFromWire(total) },
];

const LIMIT = 200;

/** Nothing of it is in the books, so nothing is added up. */
export async function presalesSheet(
  work: SheetWork,
  { bookId, narrowing }: { readonly bookId: number; readonly narrowing: PresaleListQuery },
): Promise<ReportSheet> {
  const pages = await everyPage<PresaleCard[], number>(work, {
    read: (before) =>
      work.read(listPresales, {
        query: {
          ...narrowing,
          book_id: bookId,
          limit: LIMIT,
          ...(before === null ? {} : { before }),
        },
      }),
    next: (page) => (page.length < LIMIT ? null : (page.at(-1)?.id ?? null)),
    countOf: (page) => page.length,
  });
  const cards = pages.flat();
  const { kind, filter, search } = narrowing;
  return {
    title: kind === undefined ? wording.title : wording.plurals[kind],
    period: asOnInWords(todayInIndia()),
    remarks: [
      ...(filter === undefined ? [] : [`Status: ${statusName(filter)}`]),
      ...(search === undefined ? [] : [`Found by ‘${search}’`]),
      `${formatCount(cards.length)} in the list; drafts and cancelled ones stand among them`,
    ],
    columns: reportColumns(COLUMNS),
    lines: reportLines(COLUMNS, cards),
  };
}
