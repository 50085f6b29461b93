import { readRetention } from '#api/contract/book/retention.ts';
import { readCustomerErasure } from '#api/contract/customer/erasure.ts';
import { readSupplierErasure } from '#api/contract/supplier/erasure.ts';
import { invalidate } from '#web/client/query.ts';

/** What has documents kept decides when customers and suppliers may be erased. */
export const invalidateRetention = (): Promise<void> =>
  invalidate(readRetention, readCustomerErasure, readSupplierErasure);
