// From requests to the commands on invoices, and on the documents before them.
import { perHeaderText } from '#core/invoice/terms.ts';
import { placeOfGoods } from '#core/invoice/index.ts';
import type { z } from 'zod';
import type { DraftInput, DraftLineInput } from '#core/invoice/index.ts';
import type { PresaleInput } from '#core/trade/kinds/presale/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { CustomerId } from '#core/kernel/ids.ts';
import type { changePresale } from '#api/contract/trade/presale.ts';
import type { changeInvoice } from '#api/contract/invoice/invoice.ts';
import type { InvoiceLineBody } from '#api/contract/invoice/fields.ts';

/** Null is today in India. */
export const documentDateOf = (text: string | undefined) => (text ?? null) as CalendarDate | null;

type Body = z.output<(typeof changeInvoice)['body']>;

/** What is not given is as the book sets it. */
export function draftInputOf(body: Omit<Body, 'expected'>) {
  const draft: DraftInput = {
    issueDate: documentDateOf(body.issueDate),
    dueDate: documentDateOf(body.dueDate),
    placeOfSupply: body.placeOfSupply,
    supply: body.supply ?? null,
    servicePlace: body.servicePlace,
    reverseCharge: body.reverseCharge,
    pricesIncludeTax: body.pricesIncludeTax,
    discount: body.discount,
    rounding: body.rounding,
    ...perHeaderText((name) => body[name]),
    notes: body.notes,
    terms: body.terms,
    lines: body.items.map(lineOf),
  };
  return { customerId: body.customerId as CustomerId, draft };
}

type PresaleBody = Omit<z.output<(typeof changePresale)['body']>, 'expected'>;

/** What a kind does not say is left out by the rules. */
export const presaleInputOf = (body: PresaleBody): PresaleInput => ({
  ...draftInputOf(body),
  validUntil: documentDateOf(body.validUntil),
  challan:
    body.challanReason === undefined
      ? null
      : { reason: body.challanReason, quantityProvisional: body.quantityProvisional },
});

const lineOf = ({
  godownId,
  batch,
  rateThousandths,
  taxBps,
  nature,
  treatment,
  ...line
}: InvoiceLineBody): DraftLineInput => ({
  ...line,
  ...placeOfGoods({ godownId: godownId ?? undefined, batch: batch ?? undefined }),
  priceThousandths: rateThousandths,
  nature: nature ?? undefined,
  treatment: treatment ?? null,
  rateBps: taxBps ?? null,
});
