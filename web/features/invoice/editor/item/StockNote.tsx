// What the items of an invoice leave in stock. It is said and never in the way: goods are often
// sold before their coming in is written down.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { goodsSold } from '#core/invoice/index.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import type { BatchRow } from '#api/contract/catalogue/stock/batches.ts';
import type { StockRow } from '#api/contract/catalogue/stock/register.ts';
import { batchesOfProducts, stockOfProducts } from '#web/client/billing-reads.ts';
import { formatQuantity } from '#web/format/money.ts';
import type { InvoiceDraftLine } from '../../draft/draft.ts';
import { quantityOf } from '../../draft/read.ts';
import type { EditorParts } from '../parts.ts';

export type LineStock = Pick<StockRow, 'in_hand' | 'unit'> & {
  /** What of it has expired where sales leave from, which must not be sold. */
  readonly expiredThousandths: number;
  /** By how much this item and those above it take out more than is in hand; else 0. */
  readonly shortThousandths: number;
};

const PLACES = 3;

/** @returns by its index what is said of a line; nothing of services and of what is not counted. */
export function stockAfter(
  lines: readonly InvoiceDraftLine[],
  stock: readonly StockRow[],
  batches: readonly BatchRow[] = [],
): ReadonlyMap<number, LineStock> {
  const rows = new Map(stock.map((row) => [row.product_id, row]));
  const left = new Map(stock.map((row) => [row.product_id, thousandths(row.in_hand)]));
  const expired = expiredOf(batches);
  return new Map(
    movesOf(lines).flatMap(({ line, productId, quantityThousandths }) => {
      const row = rows.get(productId);
      if (row === undefined) return [];
      const after = (left.get(productId) ?? 0) + quantityThousandths;
      left.set(productId, after);
      const { in_hand, unit } = row;
      const shortThousandths = Math.max(0, -after);
      const expiredThousandths = expired.get(productId) ?? 0;
      return [[line - 1, { in_hand, unit, expiredThousandths, shortThousandths }] as const];
    }),
  );
}

const thousandths = (quantity: string): number => Math.round(Number(quantity) * 10 ** PLACES);

/** Sales leave from the main location. */
function expiredOf(batches: readonly BatchRow[]): ReadonlyMap<number, number> {
  const expired = new Map<number, number>();
  for (const { product_id: id, godown_id: godown, is_expired: is, quantity } of batches) {
    if (is && godown === null) expired.set(id, (expired.get(id) ?? 0) + thousandths(quantity));
  }
  return expired;
}

const movesOf = (lines: readonly InvoiceDraftLine[]) =>
  goodsSold(
    lines.map((line) => ({
      productId: line.productId,
      hsn: line.hsn.trim(),
      quantityThousandths: quantityOf(line) ?? 0,
      ...(line.nature !== 'general' && { nature: line.nature }),
    })),
  );

/** Documents before an invoice move nothing. */
export function useStockAfter({
  bookId,
  kind,
  typing,
}: Pick<EditorParts, 'bookId' | 'kind' | 'typing'>): ReadonlyMap<number, LineStock> {
  const lines = kind === 'invoice' ? typing.draft.lines : [];
  const products = [...new Set(movesOf(lines).map(({ productId }) => productId))];
  const stock = useQuery({
    ...stockOfProducts(bookId, products),
    placeholderData: keepPreviousData,
  });
  const batches = useQuery({
    ...batchesOfProducts(bookId, products),
    placeholderData: keepPreviousData,
  });
  return stockAfter(lines, stock.data ?? [], batches.data?.rows);
}

export function StockNote({ stock }: { readonly stock: LineStock | undefined }) {
  if (stock === undefined) return null;
  const { in_hand: inHand, unit, expiredThousandths, shortThousandths } = stock;
  const isShort = shortThousandths > 0;
  const isExpired = expiredThousandths > 0;
  const measured = (text: string) => `${formatQuantity(text)}${unit === null ? '' : ` ${unit}`}`;
  return (
    <p
      dir="auto"
      className={`text-xs ${isShort || isExpired ? 'font-medium text-warn' : 'text-ink-2'}`}
    >
      {measured(inHand)} in hand
      {isExpired && `, ${measured(decimalText(expiredThousandths, PLACES))} of it expired`}
      {isShort && `, ${measured(decimalText(shortThousandths, PLACES))} short`}
    </p>
  );
}
