// From requests to the commands on bills of suppliers.
import type { z } from 'zod';
import type { PurchaseBillDraft, PurchaseBillDraftLine } from '#core/trade/index.ts';
import type { changePurchaseBill } from '#api/contract/trade/purchase-bill.ts';
import type { PurchaseBillLineBody } from '#api/contract/trade/purchase-bill.ts';

type Body = Omit<z.output<(typeof changePurchaseBill)['body']>, 'expected'>;

export const purchaseBillDraftOf = ({
  supplierAccountId,
  items,
  charges,
  tds,
  tcs,
  raises,
  bookId: _book,
  ...body
}: Body): PurchaseBillDraft => ({
  ...body,
  ...(raises !== null && { raises: [...raises] }),
  supplierId: null,
  accountId: supplierAccountId,
  lines: items.map(lineOf),
  charges: [...charges],
  tds: tds === null ? null : tdsAsked(tds),
  tcs: tcs === null ? null : tcsOf(tcs),
  narration: body.narration.trim(),
});

/** Without a reason it is worked out when the bill is posted. */
const tdsAsked = ({ nature: code, amountPaise, reason }: NonNullable<Body['tds']>) => ({
  section: '',
  code,
  nature: '',
  rateBps: 0,
  basePaise: 0,
  amountPaise: amountPaise ?? 0,
  reason: amountPaise === null ? null : reason,
  accountId: null,
});

const tcsOf = ({ taxBps: rateBps, ...said }: NonNullable<Body['tcs']>) => ({ ...said, rateBps });

type Bought = Pick<PurchaseBillLineBody, 'rateThousandths' | 'taxBps' | 'treatment'>;

/** @returns a line of what is bought as the core has it, of a bill as of an order. */
export const boughtLineOf = <Line extends Bought>({ rateThousandths, taxBps, ...line }: Line) => ({
  ...line,
  priceThousandths: rateThousandths,
  treatment: line.treatment ?? (taxBps === 0 ? 'nil' : 'taxable'),
  rateBps: taxBps,
});

const lineOf = ({
  eligibility,
  clause,
  shareBps,
  creditKind,
  use,
  amountMinor,
  order,
  receipt,
  ...line
}: PurchaseBillLineBody): PurchaseBillDraftLine => ({
  ...goodsLineOf(boughtLineOf(line)),
  credit: { eligibility, clause, shareBps, kind: creditKind, use },
  ...(amountMinor !== null && { amountMinor }),
  ...earlierOf(order),
  // What came by a note is of the order of that.
  ...(receipt !== undefined && {
    earlier: { kind: 'goods-receipt', id: receipt.receiptId, line: receipt.line },
  }),
});

/** @returns a line that says of its goods what is known: no godown is the main location. */
export const goodsLineOf = <Line extends Pick<PurchaseBillLineBody, 'godownId' | 'batch'>>({
  godownId,
  batch,
  ...line
}: Line) => ({
  ...line,
  ...(godownId != null && { godownId }),
  ...(batch != null && { batch }),
});

/** @returns the line of an order that a line takes, as the core has it. */
export const earlierOf = (order: PurchaseBillLineBody['order']) =>
  order === undefined
    ? {}
    : { earlier: { kind: 'purchase-order' as const, id: order.orderId, line: order.line } };
