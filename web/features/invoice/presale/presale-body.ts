// What is sent of a document before an invoice, and what of it must be there besides.
import type { z } from 'zod';
import type { PresaleKind } from '#core/trade/kinds/presale/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { changePresale } from '#api/contract/trade/presale.ts';
import { presaleWords as wording } from '../wording.ts';
import { invoiceBodyOf } from '../draft/body.ts';
import type { BookOfDraft, InvoiceError } from '../draft/body.ts';
import type { InvoiceDraft } from '../draft/draft.ts';
import type { DraftKind } from '../draft/kinds.ts';

export type PresaleBody = Omit<z.output<typeof changePresale.body>, 'expected'>;

/** The second date of a quotation is its last day. */
export function presaleBodyOf(
  draft: InvoiceDraft,
  kind: PresaleKind,
  { today, book }: { readonly today: CalendarDate; readonly book: BookOfDraft },
): PresaleBody {
  const { dueDate: second, ...given } = invoiceBodyOf(draft, today, book);
  const body = { ...given, quantityProvisional: false };
  if (kind === 'proforma') return second === undefined ? body : { ...body, dueDate: second };
  if (kind === 'quotation') return second === undefined ? body : { ...body, validUntil: second };
  const { challanReason: reason, quantityProvisional } = draft;
  return {
    ...body,
    ...(reason === null ? {} : { challanReason: reason }),
    quantityProvisional,
  };
}

/** @returns what is missing that an invoice would not say. */
export const checkKind = (draft: InvoiceDraft, kind: DraftKind): readonly InvoiceError[] =>
  kind === 'challan' && draft.challanReason === null
    ? [{ place: { field: 'challan-reason' }, text: wording.chooseReason }]
    : [];
