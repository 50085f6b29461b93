// What the items of an invoice leave in stock. It is said and never in the way: goods are often
// sold before their coming in is written down.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BatchRow } from '#api/contract/catalogue/stock/batches.ts';
import { batchesOfProducts, placesOfProducts, stockOfProducts } from '#web/client/billing-reads.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatThousandths } from '#web/format/money.ts';
import { useGodowns } from '#web/shell/sheet/godowns.ts';
import type { Godown } from '#web/shell/sheet/godowns.ts';
import { goodsOfLine } from '../../draft/read.ts';
import type { EditorParts } from '../parts.ts';
import { batchesStillThere, stockAfter } from './goods-in-places.ts';
import type { LineStock } from './goods-in-places.ts';
import { useDelivered } from './use-delivered.ts';

/** What the items of a document may be taken from, and what is there. */
export type ItemGoods = {
  readonly godowns: readonly Godown[];
  readonly batches: readonly BatchRow[];
  /** By the index of the item; documents before an invoice are told nothing. */
  readonly stock: ReadonlyMap<number, LineStock>;
};

const NONE: readonly never[] = [];

export function useItemGoods({
  bookId,
  kind,
  typing,
  invoiceId,
}: Pick<EditorParts, 'bookId' | 'kind' | 'typing' | 'invoiceId'>): ItemGoods {
  const { lines, customerId } = typing.draft;
  const delivered = useDelivered(bookId, { invoiceId, customerId });
  const godowns = useGodowns(bookId);
  const products = [...new Set(lines.flatMap((line) => goodsOfLine(line) ?? []))];
  const told = kind === 'invoice' ? products : NONE;
  const isPlaced = godowns.length > 0 || lines.some(({ godownId }) => godownId !== null);
  const kept = { placeholderData: keepPreviousData };
  const stock = useQuery({ ...stockOfProducts(bookId, told), ...kept });
  const batches = useBatchesOn(bookId, products, typing);
  const inPlaces = placesOfProducts(bookId, told);
  const places = useQuery({ ...inPlaces, ...kept, enabled: inPlaces.enabled && isPlaced });
  const isReady = !isPlaced || places.data !== undefined;
  const goods = {
    stock: isReady ? (stock.data ?? NONE) : NONE,
    batches,
    places: isPlaced ? (places.data?.rows ?? NONE) : null,
    delivered,
  };
  return {
    godowns,
    batches,
    stock: kind === 'invoice' ? stockAfter(lines, goods) : new Map(),
  };
}

/** As of the day of the document; what went out since then is there no more. */
function useBatchesOn(
  bookId: number,
  products: readonly number[],
  { draft, today }: EditorParts['typing'],
): readonly BatchRow[] {
  const day = parseDate(draft.issueText, today) ?? today;
  const kept = { placeholderData: keepPreviousData };
  const now = useQuery({ ...batchesOfProducts(bookId, products), ...kept });
  const asked = batchesOfProducts(bookId, products, { as_on: day });
  const isToday = day === today;
  const onDay = useQuery({ ...asked, ...kept, enabled: asked.enabled && !isToday });
  const rows = now.data?.rows ?? NONE;
  return isToday ? rows : batchesStillThere(onDay.data?.rows ?? NONE, rows);
}

export function StockNote({ stock }: { readonly stock: LineStock | undefined }) {
  if (stock === undefined) return null;
  const { inHandThousandths, unit, expiredThousandths, shortThousandths } = stock;
  const isShort = shortThousandths > 0;
  const isExpired = expiredThousandths > 0;
  const measured = (thousandths: number) =>
    `${formatThousandths(thousandths)}${unit === null ? '' : ` ${unit}`}`;
  return (
    <p
      dir="auto"
      className={`text-xs ${isShort || isExpired ? 'font-medium text-warn' : 'text-ink-2'}`}
    >
      {measured(inHandThousandths)} in hand
      {isExpired && `, ${measured(expiredThousandths)} of it expired`}
      {isShort && `, ${measured(shortThousandths)} short`}
    </p>
  );
}
