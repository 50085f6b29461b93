import { amountsOf, totalOf } from '#core/invoice/index.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { addTo } from '../runner/writing/write-rows.ts';
import { billingDays, billingTotals } from './table.ts';

const addToTotals = addTo(billingTotals);
const addToDays = addTo(billingDays);

function projectMonths(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  const rows = new Map<string, ReturnType<typeof emptyMonth>>();
  for (const event of events) {
    const change = changeOf(event);
    if (change === null) continue;
    const month = `${change.date.slice(0, 7)}-01`;
    const key = `${event.bookId} ${month}`;
    const row = rows.get(key) ?? emptyMonth(event.bookId, month);
    rows.set(key, row);
    row.invoices += change.invoices;
    row.billed_paise += change.sign * change.amounts.totalPaise;
    row.taxable_paise += change.sign * change.amounts.taxablePaise;
    row.cgst_paise += change.sign * change.amounts.cgstPaise;
    row.sgst_paise += change.sign * change.amounts.sgstPaise;
    row.igst_paise += change.sign * change.amounts.igstPaise;
    row.cess_paise += change.sign * change.amounts.cessPaise;
    row.last_seq = event.seq;
  }
  return addToTotals([...rows.values()]);
}

function projectDays(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  const rows = new Map<string, DayRow>();
  for (const event of events) {
    const change = changeOf(event);
    if (change === null) continue;
    const key = `${event.bookId} ${change.date}`;
    const empty = { book_id: event.bookId, day: change.date, taxable_paise: 0, last_seq: 0 };
    const row: DayRow = rows.get(key) ?? empty;
    rows.set(key, row);
    row.taxable_paise += change.sign * change.amounts.taxablePaise;
    row.last_seq = event.seq;
  }
  return addToDays([...rows.values()]);
}

type DayRow = { book_id: number; day: string; taxable_paise: number; last_seq: number };

type Document = Parameters<typeof totalOf>[0];

const amounts = (document: Document) => ({
  ...amountsOf(document.lines),
  totalPaise: totalOf(document),
});

function changeOf(event: ProjectedEvent) {
  switch (event.type) {
    case 'InvoiceIssued':
      return { date: event.data.issueDate, invoices: 1, sign: 1, amounts: amounts(event.data) };
    case 'CreditNoteIssued':
      return { date: event.data.issueDate, invoices: 0, sign: -1, amounts: amounts(event.data) };
    case 'CreditNoteReversed': {
      const { credited, reversedOn } = event.data;
      return { date: reversedOn, invoices: 0, sign: 1, amounts: credited };
    }
    case 'DebitNoteIssued':
      return { date: event.data.issueDate, invoices: 0, sign: 1, amounts: amounts(event.data) };
    case 'DebitNoteReversed': {
      const { debited, reversedOn } = event.data;
      return { date: reversedOn, invoices: 0, sign: -1, amounts: debited };
    }
    case 'InvoiceCancelled': {
      const { issued } = event.data;
      if (issued === null) return null;
      return { date: issued.issueDate, invoices: -1, sign: -1, amounts: issued };
    }
    default:
      return null;
  }
}

const emptyMonth = (bookId: number, month: string) => ({
  book_id: bookId,
  month,
  invoices: 0,
  billed_paise: 0,
  taxable_paise: 0,
  cgst_paise: 0,
  sgst_paise: 0,
  igst_paise: 0,
  cess_paise: 0,
  last_seq: 0,
});

export const billingOverviewProjection: Projection = {
  name: 'billing-overview',
  version: 2,
  tables: [billingTotals, billingDays],
  project: (events) => [...projectMonths(events), ...projectDays(events)],
  former: { version: 1, project: projectMonths },
};
