// What is in hand of the goods of an invoice where each of its items takes them from.
import type { InvoiceItem } from '#api/contract/invoice/fields.ts';
import type { BatchRow } from '#api/contract/catalogue/stock/batches.ts';
import type { PlacedRow } from '#api/contract/catalogue/stock/places.ts';
import type { StockRow } from '#api/contract/catalogue/stock/register.ts';
import type { InvoiceDraftLine } from '../../draft/draft.ts';
import { goodsOfLine, quantityOf } from '../../draft/read.ts';

export type LineStock = Pick<StockRow, 'inHandThousandths' | 'unit'> & {
  /** What of it has expired there, which must not be sold. */
  readonly expiredThousandths: number;
  /** By how much this item and those above it take out more than is in hand; else 0. */
  readonly shortThousandths: number;
};

/** As the server tells of the products of the items. */
type Goods = {
  readonly stock: readonly StockRow[];
  readonly batches: readonly BatchRow[];
  /** Null in a book without godowns: all goods are in one place. */
  readonly places: readonly PlacedRow[] | null;
  /** The lines of the challan that took the goods out before. */
  readonly delivered?: readonly InvoiceItem[];
};

type SourceOfGoods = Pick<InvoiceDraftLine, 'godownId' | 'batch'> & { readonly productId: number };

const sum = (rows: readonly BatchRow[]): number =>
  rows.reduce((total, { quantityThousandths }) => total + quantityThousandths, 0);

/** @returns the batches of a day with no more than is there of them now, too. */
export const batchesStillThere = (
  onDay: readonly BatchRow[],
  now: readonly BatchRow[],
): readonly BatchRow[] =>
  onDay.map((row) => {
    const today = now.filter(
      (one) =>
        one.productId === row.productId && one.godownId === row.godownId && one.batch === row.batch,
    );
    return { ...row, quantityThousandths: Math.min(row.quantityThousandths, sum(today)) };
  });

/** @returns by its index what is said of a line; nothing of services and of what is not counted. */
export function stockAfter(
  lines: readonly InvoiceDraftLine[],
  goods: Goods,
): ReadonlyMap<number, LineStock> {
  const rows = new Map(goods.stock.map((row) => [row.productId, row]));
  const taken = new Map<string, number>();
  const take = (key: string, quantity: number): number => {
    const after = (taken.get(key) ?? 0) + quantity;
    taken.set(key, after);
    return after;
  };
  const takeFrom = (line: SourceOfGoods, quantity: number) => {
    const place = `${line.productId} ${goods.places === null ? null : line.godownId}`;
    const ofPlace = take(place, quantity);
    return line.batch === '' ? ofPlace : take(`${place} ${line.batch}`, quantity);
  };
  for (const { productId: id, godownId, batch, quantityThousandths } of goods.delivered ?? []) {
    if (id !== null) {
      takeFrom({ productId: id, godownId, batch: batch ?? '' }, -quantityThousandths);
    }
  }
  return new Map(
    lines.flatMap((line, index) => {
      const productId = goodsOfLine(line);
      const row = rows.get(productId ?? 0);
      if (productId === null || row === undefined) return [];
      const from = { ...line, productId };
      const after = takeFrom(from, quantityOf(line) ?? 0);
      const held = line.batch === '' ? heldIn(from, row, goods) : sum(batchesOf(from, goods));
      // What a challan took out before leaves no less than there is.
      const shortThousandths = after > 0 ? Math.max(0, after - held) : 0;
      const expiredThousandths = sum(batchesOf(from, goods).filter((one) => one.isExpired));
      const told = { inHandThousandths: held, unit: row.unit };
      return [[index, { ...told, expiredThousandths, shortThousandths }] as const];
    }),
  );
}

function heldIn({ productId, godownId }: SourceOfGoods, row: StockRow, { places }: Goods): number {
  if (places === null) return row.inHandThousandths;
  const there = places.find((one) => one.productId === productId && one.godownId === godownId);
  return there?.closingThousandths ?? 0;
}

/** Those of the place of a line; of one alone where the line names it. */
const batchesOf = ({ productId, godownId, batch }: SourceOfGoods, { batches }: Goods) =>
  batches.filter(
    (row) =>
      row.productId === productId &&
      row.godownId === godownId &&
      (batch === '' || row.batch === batch),
  );
