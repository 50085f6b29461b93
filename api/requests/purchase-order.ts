// From requests to the commands on orders to suppliers.
import type { z } from 'zod';
import type { PurchaseOrderDraft } from '#core/trade/index.ts';
import type { changePurchaseOrder } from '#api/contract/trade/purchase-order.ts';
import { boughtLineOf } from './purchase-bill.ts';

type Body = Omit<z.output<(typeof changePurchaseOrder)['body']>, 'expected'>;

export const purchaseOrderDraftOf = ({
  supplierAccountId: accountId,
  items,
  bookId: _book,
  ...body
}: Body): PurchaseOrderDraft => ({
  ...body,
  supplierId: null,
  accountId,
  terms: body.terms.trim(),
  narration: body.narration.trim(),
  lines: items.map(boughtLineOf),
});
