// Enter goes on: customer, item, quantity, rate, next item; an empty item ends the list.
import { changeInvoiceLine, isBlankInvoiceLine, withBlankEnd } from './draft.ts';
import type { InvoiceDraft } from './draft.ts';
import { rateOf, rateInputText } from './read.ts';

export const LINE_FIELDS = [
  'name',
  'description',
  'hsn',
  'uqc',
  'quantity',
  'rate',
  'discount',
  'godown_id',
  'batch',
] as const;
export type LineField = (typeof LINE_FIELDS)[number];

const FORM_FIELDS = [
  'customer',
  'challan-reason',
  'issue',
  'due',
  'whole-discount',
  'place',
  'service-place',
  'delivery',
  'create',
] as const;

export type InvoicePlace =
  | { readonly field: LineField; readonly index: number }
  | { readonly field: (typeof FORM_FIELDS)[number] };

type InvoiceStep = { readonly draft: InvoiceDraft; readonly place: InvoicePlace };

/** The name by which the page finds the place's control. */
export const invoicePlaceName = (place: InvoicePlace): string =>
  'index' in place ? `item-${place.index}-${place.field}` : place.field;

/** @returns the line that a control belongs to, by the name that it has on the page. */
export function lineNamed(name: string | undefined): { index: number; field: LineField } | null {
  const [, index, field] = /^item-(\d+)-(\w+)$/.exec(name ?? '') ?? [];
  const known = LINE_FIELDS.find((each) => each === field);
  return known === undefined ? null : { index: Number(index), field: known };
}

/** @returns the place of that name, as an address brings it; null of any other text. */
export function invoicePlaceNamed(name: string | null): InvoicePlace | null {
  const field = FORM_FIELDS.find((each) => each === name);
  return field === undefined ? lineNamed(name ?? undefined) : { field };
}

/** @returns the draft with that line open which holds the place, since its field may be inside. */
export const withOpenLine = (draft: InvoiceDraft, place: InvoicePlace): InvoiceDraft =>
  'index' in place ? changeInvoiceLine(draft, place.index, { open: true }) : draft;

/** @returns where Enter leads from a place, and the draft with what it wrote out. */
export function invoiceStepFrom(draft: InvoiceDraft, from: InvoicePlace): InvoiceStep {
  if (!('index' in from)) {
    return from.field === 'whole-discount' ? toCreate(draft) : toFirstGap(draft);
  }
  const { field, index } = from;
  const line = draft.lines[index];
  if (line === undefined) return toCreate(draft);
  switch (field) {
    case 'name':
      if (line.name.trim() === '') return toCreate(draft);
      return { draft, place: { field: 'quantity', index } };
    case 'description':
    case 'hsn':
    case 'uqc':
      return { draft, place: { field: 'quantity', index } };
    case 'quantity':
      return { draft, place: { field: 'rate', index } };
    default:
      return toNextItem(writtenOut(draft, index), index);
  }
}

const toCreate = (draft: InvoiceDraft): InvoiceStep => ({ draft, place: { field: 'create' } });

/** The first thing that is missing: the customer, then an item without its rate, then a new one. */
function toFirstGap(draft: InvoiceDraft): InvoiceStep {
  if (draft.customerId === null) return { draft, place: { field: 'customer' } };
  const ended = withBlankEnd(draft);
  const index = ended.lines.findIndex(
    (line) => isBlankInvoiceLine(line) || line.name.trim() === '' || (rateOf(line) ?? 0) === 0,
  );
  const line = ended.lines[index];
  const field = line === undefined || line.name.trim() === '' ? 'name' : 'rate';
  return { draft: ended, place: { field, index } };
}

function toNextItem(draft: InvoiceDraft, index: number): InvoiceStep {
  const line = draft.lines[index];
  if (line !== undefined && (rateOf(line) ?? 0) === 0) {
    return { draft, place: { field: 'rate', index } };
  }
  return { draft: withBlankEnd(draft), place: { field: 'name', index: index + 1 } };
}

/** The rate as it was typed becomes the rate as it is read: `6k` is 6000.00. */
function writtenOut(draft: InvoiceDraft, index: number): InvoiceDraft {
  const line = draft.lines[index];
  const thousandths = line === undefined ? null : rateOf(line);
  return thousandths === null || thousandths === 0
    ? draft
    : changeInvoiceLine(draft, index, { rateText: rateInputText(thousandths) });
}
