import { amountsOf, totalOf } from '#core/invoice/index.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { addTo } from '../runner/writing/write-rows.ts';
import { billingDays, billingTotals } from './table.ts';

const addToTotals = addTo(billingTotals);
const addToDays = addTo(billingDays);

type Sums = ReturnType<typeof noSums>;

/** @param placeOf the row that a document's day belongs to. @returns its sums by book and place. */
function sumsBy<Place extends object>(
  events: readonly ProjectedEvent[],
  placeOf: (date: string) => Place,
): readonly (Place & Sums)[] {
  const rows = new Map<string, Place & Sums>();
  for (const event of events) {
    const change = changeOf(event);
    if (change === null) continue;
    const place = placeOf(change.date);
    const key = `${event.bookId} ${Object.values(place).join()}`;
    const row = rows.get(key) ?? { ...place, ...noSums(event.bookId) };
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
  return [...rows.values()];
}

const projectMonths = (events: readonly ProjectedEvent[]): readonly TableStatement[] =>
  addToTotals(sumsBy(events, (date) => ({ month: `${date.slice(0, 7)}-01` })));

const projectDays = (events: readonly ProjectedEvent[]): readonly TableStatement[] =>
  addToDays(sumsBy(events, (day) => ({ day })));

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

const noSums = (bookId: number) => ({
  book_id: bookId,
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
  project: projectDays,
  former: { version: 1, project: projectMonths },
};
