// What a delivery challan has taken out of stock already, of which a draft was made.
import { useQuery } from '@tanstack/react-query';
import type { InvoiceItem } from '#api/contract/invoice/fields.ts';
import { listPresales } from '#api/contract/trade/presale.ts';
import { asking } from '#web/client/query.ts';
import { presaleOf } from '../../presale/queries.ts';

/** As many as one call gives. */
const CHALLANS_MAX = 200;
const NONE: readonly InvoiceItem[] = [];

type Draft = { readonly invoiceId: number | null; readonly customerId: number | null };

/** @returns what the challan has out and no other invoice bills; nothing of any other draft. */
export function useDelivered(bookId: number, { invoiceId, customerId }: Draft) {
  const narrowed = { kind: 'challan', customer: customerId ?? 0 } as const;
  const challans = useQuery({
    ...asking(listPresales, { query: { ...narrowed, book_id: bookId, limit: CHALLANS_MAX } }),
    enabled: invoiceId !== null && customerId !== null,
  });
  const challan = challans.data?.find((one) => one.draftInvoiceId === invoiceId);
  const told = useQuery({
    ...presaleOf(bookId, challan?.id ?? 0),
    enabled: challan !== undefined,
  });
  const { items = NONE, open = [] } = told.data ?? {};
  return open.flatMap(({ line, quantityThousandths }) =>
    items.filter((item) => item.line === line).map((item) => ({ ...item, quantityThousandths })),
  );
}
