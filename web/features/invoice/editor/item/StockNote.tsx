// What the items of an invoice leave in stock. It is said and never in the way: goods are often
// sold before their coming in is written down.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { goodsSold } from '#core/invoice/index.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import type { StockRow } from '#api/contract/catalogue/stock/register.ts';
import { stockOfProducts } from '#web/client/billing-reads.ts';
import { formatQuantity } from '#web/format/money.ts';
import type { InvoiceDraftLine } from '../../draft/draft.ts';
import { quantityOf } from '../../draft/read.ts';
import type { EditorParts } from '../parts.ts';

export type LineStock = Pick<StockRow, 'in_hand' | 'unit'> & {
  /** By how much this item and those above it take out more than is in hand; else 0. */
  readonly shortThousandths: number;
};

const PLACES = 3;

/** @returns by its index what is said of a line; nothing of services and of what is not counted. */
export function stockAfter(
  lines: readonly InvoiceDraftLine[],
  stock: readonly StockRow[],
): ReadonlyMap<number, LineStock> {
  const rows = new Map(stock.map((row) => [row.product_id, row]));
  const left = new Map(
    stock.map((row) => [row.product_id, Math.round(Number(row.in_hand) * 10 ** PLACES)]),
  );
  return new Map(
    movesOf(lines).flatMap(({ line, productId, quantityThousandths }) => {
      const row = rows.get(productId);
      if (row === undefined) return [];
      const after = (left.get(productId) ?? 0) + quantityThousandths;
      left.set(productId, after);
      const { in_hand, unit } = row;
      return [[line - 1, { in_hand, unit, shortThousandths: Math.max(0, -after) }] as const];
    }),
  );
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
  return stockAfter(lines, stock.data ?? []);
}

export function StockNote({ stock }: { readonly stock: LineStock | undefined }) {
  if (stock === undefined) return null;
  const { in_hand: inHand, unit, shortThousandths } = stock;
  const isShort = shortThousandths > 0;
  const measured = (text: string) => `${formatQuantity(text)}${unit === null ? '' : ` ${unit}`}`;
  return (
    <p dir="auto" className={`text-xs ${isShort ? 'font-medium text-warn' : 'text-ink-2'}`}>
      {measured(inHand)} in hand
      {isShort && `, ${measured(decimalText(shortThousandths, PLACES))} short`}
    </p>
  );
}
