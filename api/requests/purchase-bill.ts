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
  godownId,
  batch,
  amountMinor,
  order,
  ...line
}: PurchaseBillLineBody): PurchaseBillDraftLine => ({
  ...boughtLineOf(line),
  credit: { eligibility, clause, shareBps, kind: creditKind, use },
  ...(godownId != null && { godownId }),
  ...(batch != null && { batch }),
  ...(amountMinor !== null && { amountMinor }),
  ...(order !== undefined && {
    earlier: { kind: 'purchase-order', id: order.orderId, line: order.line },
  }),
});
