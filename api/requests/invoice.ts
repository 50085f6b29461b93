// From the wire to the commands on invoices, and on the documents before them.
import { HEADER_TEXTS, perHeaderText } from '#core/invoice/terms.ts';
import { placeOfGoods } from '#core/invoice/index.ts';
import type { z } from 'zod';
import type { DraftInput, DraftLineInput } from '#core/invoice/index.ts';
import type { PresaleInput } from '#core/trade/kinds/presale/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { CustomerId } from '#core/kernel/ids.ts';
import type { Discount } from '#core/tax/index.ts';
import type { changePresale } from '#api/contract/trade/presale.ts';
import type { changeInvoice } from '#api/contract/invoice/invoice.ts';
import type { InvoiceLineBody } from '#api/contract/invoice/fields.ts';

/** Null is today in India. */
export const documentDateOf = (text: string | undefined) => (text ?? null) as CalendarDate | null;

type Body = z.output<(typeof changeInvoice)['body']>;

/** What is not given is as the book sets it. */
export function draftInputOf(body: Omit<Body, 'expected'>) {
  const draft: DraftInput = {
    issueDate: documentDateOf(body.issue_date),
    dueDate: documentDateOf(body.due_date),
    placeOfSupply: body.place_of_supply,
    supply: body.supply ?? null,
    servicePlace: body.service_place,
    reverseCharge: body.reverse_charge,
    pricesIncludeTax: body.prices_include_tax,
    discount: discountOf(body.discount),
    rounding: body.rounding,
    ...perHeaderText((name) => body[HEADER_TEXTS[name].wire]),
    notes: body.notes,
    terms: body.terms,
    lines: body.items.map(lineOf),
  };
  return { customerId: body.customer_id as CustomerId, draft };
}

type PresaleBody = Omit<z.output<(typeof changePresale)['body']>, 'expected'>;

/** What a kind does not say is left out by the rules. */
export const presaleInputOf = (body: PresaleBody): PresaleInput => ({
  ...draftInputOf(body),
  validUntil: documentDateOf(body.valid_until),
  challan:
    body.challan_reason === undefined
      ? null
      : { reason: body.challan_reason, quantityProvisional: body.quantity_provisional },
});

type DiscountBody = InvoiceLineBody['discount'];

function discountOf(body: DiscountBody): Discount | null {
  if (body === null) return null;
  return 'percent' in body
    ? { kind: 'percent', bps: body.percent }
    : { kind: 'amount', amountPaise: body.amount };
}

const lineOf = (line: InvoiceLineBody): DraftLineInput => ({
  ...placeOfGoods({ godownId: line.godown_id ?? undefined, batch: line.batch ?? undefined }),
  productId: line.product_id,
  name: line.name,
  description: line.description,
  hsn: line.hsn,
  uqc: line.uqc,
  unit: line.unit,
  quantityThousandths: line.quantity,
  priceThousandths: line.rate,
  discount: discountOf(line.discount),
  nature: line.nature ?? undefined,
  treatment: line.treatment ?? null,
  rateBps: line.tax_rate ?? null,
  cessBps: line.cess_rate,
  cessPerUnitThousandths: line.cess_per_unit,
});
