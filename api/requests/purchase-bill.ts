// From requests to the commands on bills of suppliers.
import type { z } from 'zod';
import type { PurchaseBillDraft, PurchaseBillDraftLine } from '#core/trade/index.ts';
import type { changePurchaseBill } from '#api/contract/trade/purchase-bill.ts';
import type { PurchaseBillLineBody } from '#api/contract/trade/purchase-bill.ts';

type Body = Omit<z.output<(typeof changePurchaseBill)['body']>, 'expected'>;

export const purchaseBillDraftOf = ({
  supplierAccountId,
  items,
  bookId: _book,
  ...body
}: Body): PurchaseBillDraft => ({
  ...body,
  supplierId: null,
  accountId: supplierAccountId,
  importOf: null,
  lines: items.map(lineOf),
  charges: [],
  tds: null,
  tcs: null,
  currency: null,
  narration: body.narration.trim(),
});

const lineOf = ({
  rateThousandths,
  taxBps,
  eligibility,
  clause,
  shareBps,
  creditKind,
  use,
  godownId,
  batch,
  ...line
}: PurchaseBillLineBody): PurchaseBillDraftLine => ({
  ...line,
  priceThousandths: rateThousandths,
  treatment: line.treatment ?? (taxBps === 0 ? 'nil' : 'taxable'),
  rateBps: taxBps,
  credit: { eligibility, clause, shareBps, kind: creditKind, use },
  reverseCharge: null,
  ...(godownId != null && { godownId }),
  ...(batch != null && { batch }),
});
