// What is sent of an invoice, what must be there before, and where the server's refusals belong.
import type { z } from 'zod';
import type { createInvoice } from '#api/contract/invoice/invoice.ts';
import { decimalOf } from '#core/kernel/decimal.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { fieldErrorsOf, lineErrorOf } from '#web/client/failure.ts';
import type { Failure } from '#web/client/failure.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { typedFault } from '#web/format/figures.ts';
import { editorWords as wording } from '../wording.ts';
import { isBlankInvoiceLine } from './draft.ts';
import type { InvoiceDraftLine, InvoiceDraft } from './draft.ts';
import { discountOf } from '#web/format/discount.ts';
import { headerBody, writtenOrNull } from './header/header.ts';
import { LINE_FIELDS } from './next-field.ts';
import type { LineField, InvoicePlace } from './next-field.ts';
import { counts, goodsOfLine, quantityOf, rateOf } from './read.ts';

export type Body = Omit<z.output<typeof createInvoice.body>, 'issue'>;

const itemOf = (line: InvoiceDraftLine, hasGstin: boolean): Body['items'][number] => ({
  productId: line.productId,
  name: line.name.trim(),
  hsn: writtenOrNull(line.hsn),
  description: writtenOrNull(line.description),
  uqc: writtenOrNull(line.uqc),
  unit: writtenOrNull(line.unit),
  quantityThousandths: quantityOf(line) ?? 1e3,
  rateThousandths: rateOf(line) ?? 0,
  discount: discountOf(line.discountText) ?? null,
  nature: line.nature,
  treatment: line.treatment,
  taxBps: hasGstin && line.treatment === 'taxable' ? (decimalOf(line.taxRate, 2) ?? 0) : 0,
  cessBps: decimalOf(line.cessRate, 2) ?? 0,
  cessPerUnitThousandths: decimalOf(line.cessPerUnit, 3) ?? 0,
  ...(goodsOfLine(line) !== null && {
    ...(line.godownId !== null && { godownId: line.godownId }),
    ...(line.batch !== '' && { batch: line.batch }),
  }),
});

/** The book in which a document is written; without a GSTIN it charges no tax. */
export type BookOfDraft = { readonly id: number; readonly hasGstin: boolean };

/** @returns the body of the call; lines without a name or a rate are left out. */
export function invoiceBodyOf(
  draft: InvoiceDraft,
  today: CalendarDate,
  { id: bookId, hasGstin }: BookOfDraft,
): Body {
  const issue = parseDate(draft.issueText, today);
  const due = draft.dueText === null ? null : parseDate(draft.dueText, today);
  return {
    customerId: draft.customerId ?? 0,
    ...(issue === null ? {} : { issueDate: issue }),
    ...(due === null ? {} : { dueDate: due }),
    ...headerBody(draft),
    items: draft.lines.filter(counts).map((line) => itemOf(line, hasGstin)),
    bookId,
  };
}

export type InvoiceError = { readonly place: InvoicePlace; readonly text: string };

/** Why nothing can be created yet, beside the button; null when it can. */
export function reasonAgainst(draft: InvoiceDraft): string | null {
  if (draft.customerId === null) return wording.addCustomer;
  return draft.lines.some(counts) ? null : wording.addItem;
}

/** @returns what is missing or cannot be read, in the order of the page. */
export function checkInvoice(draft: InvoiceDraft, today: CalendarDate): readonly InvoiceError[] {
  const gaps: InvoiceError[] = [];
  const add = (place: InvoicePlace, text: string) => gaps.push({ place, text });
  if (draft.customerId === null) add({ field: 'customer' }, wording.addCustomer);
  if (parseDate(draft.issueText, today) === null) add({ field: 'issue' }, wording.dateUnreadable);
  if (draft.dueText !== null && parseDate(draft.dueText, today) === null) {
    add({ field: 'due' }, wording.dateUnreadable);
  }
  for (const [index, line] of draft.lines.entries()) {
    if (!isBlankInvoiceLine(line)) gaps.push(...checkLine(line, index));
  }
  if (!draft.lines.some(counts)) add({ field: 'name', index: 0 }, wording.addItem);
  if (discountOf(draft.discountText) === undefined) {
    add({ field: 'whole-discount' }, wording.discountUnreadable);
  }
  return gaps;
}

function checkLine(line: InvoiceDraftLine, index: number): readonly InvoiceError[] {
  const rate = rateOf(line);
  const gaps: readonly (InvoiceError | false)[] = [
    line.name.trim() === '' && { place: { field: 'name', index }, text: wording.nameMissing },
    quantityOf(line) === null && {
      place: { field: 'quantity', index },
      text: typedFault(line.quantityText, 3, wording.quantityUnreadable),
    },
    rate === null && {
      place: { field: 'rate', index },
      text: typedFault(line.rateText, 3, wording.rateUnreadable),
    },
    rate === 0 && { place: { field: 'rate', index }, text: wording.rateMissing },
    discountOf(line.discountText) === undefined && {
      place: { field: 'discount', index },
      text: wording.discountUnreadable,
    },
  ];
  return gaps.filter((gap) => gap !== false);
}

/** The fields of the wire that have a place of their own on the page. */
const FIELDS: Readonly<Record<string, InvoicePlace>> = {
  customer_id: { field: 'customer' },
  issue_date: { field: 'issue' },
  due_date: { field: 'due' },
  valid_until: { field: 'due' },
  challan_reason: { field: 'challan-reason' },
  discount: { field: 'whole-discount' },
  place_of_supply: { field: 'place' },
  service_place: { field: 'service-place' },
  delivery: { field: 'delivery' },
  'customer.address': { field: 'customer' },
  'customer.state_code': { field: 'customer' },
};

/**
 * @param indexes of the lines as they are typed, for each line that was sent.
 * @returns what the server says of a field at the field's place; the rest stands above the buttons.
 */
export function invoiceRefusals(
  failure: Failure | null,
  indexes: readonly number[],
): readonly InvoiceError[] {
  const ofFields = Object.entries(fieldErrorsOf(failure)).flatMap(
    ([field, text]): InvoiceError[] => {
      const place = FIELDS[field] ?? placeInLine(field, indexes);
      return place === null ? [] : [{ place, text }];
    },
  );
  const error = lineErrorOf(failure);
  const index = error === null ? undefined : indexes[error.index];
  if (error === null || index === undefined) return ofFields;
  const field = lineFieldNamed(error.field) ?? 'name';
  return [...ofFields, { place: { field, index }, text: error.text }];
}

/** A field without a place of its own in the line is told of at the line's name. */
const lineFieldNamed = (name: string | null): LineField | undefined =>
  LINE_FIELDS.find((each) => each === name);

/** A wrong shape is named by its path: `items.0.rate`. */
function placeInLine(path: string, indexes: readonly number[]): InvoicePlace | null {
  const [, at, name = ''] = /^items[.[](\d+)\]?\.(\w+)/.exec(path) ?? [];
  const index = at === undefined ? undefined : indexes[Number(at)];
  const field = lineFieldNamed(name);
  return index === undefined || field === undefined ? null : { field, index };
}
