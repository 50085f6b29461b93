import { calendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import { nameKey } from '#core/kernel/text.ts';
import { partyKeyOf, pricedLines, sumOfHeads, sumOfLines, taxPaise } from '#core/trade/index.ts';
import type { PurchaseBill, TradeKind } from '#core/trade/index.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { eraseFrom } from '../runner/writing/erase-texts.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import { documents } from './table.ts';
import type { DocumentContent } from './table.ts';

const patchDocuments = patch(documents);

const SEALED = ['name', 'pan', 'address', 'city', 'pincode'] as const;

/** What a posted document copies of a private person goes with that person. */
const contentErased = (text: string): string =>
  SEALED.reduce((content, field) => {
    const path = `{posted,supplier,${field}}`;
    const isText = `jsonb_typeof(live.content #> '${path}') = 'string'`;
    const before = `coalesce(live.content #> '${path}', 'null')`;
    const after = `case when ${isText} then to_jsonb(${text}::text) else ${before} end`;
    return `jsonb_set(${content}, '${path}', ${after}, false)`;
  }, 'live.content');

const eraseFromDocuments = eraseFrom(
  documents,
  (text) => `
    update documents as live set content = ${contentErased(text)},
      last_seq = greatest(live.last_seq, erased.seq),
      updated_at = greatest(live.updated_at, erased.recorded_at)
    from erased
    where live.book_id = erased.book_id and live.party_id = erased.customer_id
      and live.content #>> '{posted,privateCustomerId}' is not null`,
);

function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  return [...patchDocuments(events.flatMap(patchesOf)), ...eraseFromDocuments(events)];
}

type DocumentPatch = Patch<typeof documents>;

function patchesOf(event: ProjectedEvent): readonly DocumentPatch[] {
  switch (event.type) {
    case 'PurchaseBillDrafted':
      return [drafted(event)];
    case 'PurchaseBillDraftChanged':
      return [changed(event)];
    case 'PurchaseBillPosted':
      return [posted(event)];
    case 'PurchaseBillReversed':
      return [moved(event, event.data.documentId, 'reversed')];
    case 'PurchaseBillDiscarded':
      return [moved(event, event.data.documentId, 'discarded')];
    default:
      return [];
  }
}

const touched = (
  { bookId, seq, recordedAt }: ProjectedEvent,
  kind: TradeKind,
  documentId: number,
) => ({
  book_id: bookId,
  kind,
  document_id: documentId,
  last_seq: seq,
  updated_at: recordedAt,
});

const moved = (event: ProjectedEvent, documentId: number, status: string): DocumentPatch => ({
  creates: false,
  columns: { ...touched(event, 'purchase-bill', documentId), status },
});

type OfEvent<Type extends ProjectedEvent['type']> = Extract<ProjectedEvent, { type: Type }>;

function drafted(event: OfEvent<'PurchaseBillDrafted'>): DocumentPatch {
  const columns = {
    ...touched(event, 'purchase-bill', event.data.documentId),
    ...draftColumns(event.data),
    seq: event.seq,
    created_at: event.recordedAt,
    status: 'draft',
    number: null,
    number_key: null,
    credit_paise: 0,
    credit_to: null,
    no_credit: null,
    party_key: null,
  };
  return { creates: true, columns };
}

const changed = (event: OfEvent<'PurchaseBillDraftChanged'>): DocumentPatch => ({
  creates: false,
  columns: {
    ...touched(event, 'purchase-bill', event.data.documentId),
    ...draftColumns(event.data),
  },
});

function draftColumns({ draft, heads }: OfEvent<'PurchaseBillDrafted'>['data']) {
  const sum = sumOfLines(pricedLines(draft, { heads: heads ?? 'none', noCredit: null }));
  const content: DocumentContent = { draft, heads };
  const { billNumber, billDate } = draft;
  return {
    party_id: draft.supplierId,
    account_id: draft.accountId,
    taxable_paise: sum.taxablePaise,
    tax_paise: taxPaise(sum),
    total_paise: draft.totalPaise ?? Math.max(sum.sumPaise + (draft.roundOffPaise ?? 0), 0),
    document_date: billDate,
    posted_on: draft.postedOn,
    due_date: draft.dueDate,
    their_number: billNumber,
    their_number_key: billNumber === null ? null : nameKey(billNumber),
    financial_year: billDate === null ? null : yearOf(billDate),
    content,
  };
}

const yearOf = (date: string): string => financialYearLabel(financialYearOf(calendarDate(date)));

function posted(event: OfEvent<'PurchaseBillPosted'>): DocumentPatch {
  const { data } = event;
  const content: DocumentContent = { posted: data };
  const columns = { ...touched(event, 'purchase-bill', data.documentId), ...postedColumns(data) };
  return { creates: false, columns: { ...columns, content } };
}

function postedColumns(bill: PurchaseBill) {
  const { number, billNumber, billDate } = bill;
  const sum = sumOfLines(bill.lines);
  return {
    party_id: bill.supplierId,
    account_id: bill.accountId,
    taxable_paise: sum.taxablePaise,
    tax_paise: taxPaise(sum),
    credit_paise: taxPaise(sumOfHeads(bill.lines.map(({ credited }) => credited))),
    total_paise: bill.totalPaise,
    document_date: billDate,
    posted_on: bill.postedOn,
    due_date: bill.dueDate,
    credit_to: bill.creditPeriod?.to ?? null,
    no_credit: bill.noCredit,
    status: 'posted',
    number,
    number_key: nameKey(number),
    their_number: billNumber,
    their_number_key: nameKey(billNumber),
    party_key: partyKeyOf(bill),
    financial_year: yearOf(billDate),
  };
}

export const documentsProjection: Projection = {
  name: 'documents',
  version: 1,
  tables: [documents],
  project,
  former: { version: null, project: () => [] },
};
