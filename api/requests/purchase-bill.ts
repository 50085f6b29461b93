// From the wire to the commands on bills of suppliers.
import type { z } from 'zod';
import type { PurchaseBillDraft, PurchaseBillDraftLine } from '#core/trade/index.ts';
import type { changePurchaseBill } from '#api/contract/trade/purchase-bill.ts';
import type { PurchaseBillLineBody } from '#api/contract/trade/purchase-bill.ts';

type Body = Omit<z.output<(typeof changePurchaseBill)['body']>, 'expected' | 'book_id'>;

export const purchaseBillDraftOf = (body: Body): PurchaseBillDraft => ({
  supplierId: null,
  accountId: body.supplier_account_id,
  billNumber: body.bill_number,
  billDate: body.bill_date,
  postedOn: body.posted_on,
  receivedOn: body.received_on,
  placeOfSupply: body.place_of_supply,
  reverseCharge: body.reverse_charge,
  importOf: null,
  creditPeriod: body.credit_period,
  dueDate: body.due_date,
  lines: body.items.map(lineOf),
  charges: [],
  roundOffPaise: body.round_off,
  totalPaise: body.total,
  tds: null,
  tcs: null,
  currency: null,
  againReason: body.again_reason,
  narration: body.narration.trim(),
});

function discountOf(discount: PurchaseBillLineBody['discount']) {
  if (discount === null) return null;
  return 'percent' in discount
    ? ({ kind: 'percent', bps: discount.percent } as const)
    : ({ kind: 'amount', amountPaise: discount.amount } as const);
}

const lineOf = (line: PurchaseBillLineBody): PurchaseBillDraftLine => ({
  productId: line.product_id,
  accountId: line.account_id,
  name: line.name,
  hsn: line.hsn,
  uqc: line.uqc,
  unit: line.unit,
  quantityThousandths: line.quantity,
  priceThousandths: line.rate,
  discount: discountOf(line.discount),
  taxablePaise: line.taxable,
  treatment: line.treatment ?? (line.tax_rate === 0 ? 'nil' : 'taxable'),
  rateBps: line.tax_rate,
  cessBps: line.cess_rate,
  cessPerUnitThousandths: line.cess_per_unit,
  cgstPaise: line.cgst,
  sgstPaise: line.sgst,
  igstPaise: line.igst,
  cessPaise: line.cess,
  credit: {
    eligibility: line.eligibility,
    clause: line.clause,
    shareBps: line.share,
    kind: line.credit_kind,
    use: line.use,
  },
  reverseCharge: null,
  ...(line.godown_id != null && { godownId: line.godown_id }),
  ...(line.batch != null && { batch: line.batch }),
  ...(line.manufactured_on !== undefined && { manufacturedOn: line.manufactured_on }),
  ...(line.expires_on !== undefined && { expiresOn: line.expires_on }),
});
