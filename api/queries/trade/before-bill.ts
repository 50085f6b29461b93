// What orders and notes of goods received say of their bills: what is billed and open of each line,
// how far the whole is, and the bills.
import type { z } from 'zod';
import { invariant } from '#core/kernel/invariant.ts';
import { measuresOfLines, openPaiseOf } from '#core/trade/index.ts';
import type { PurchaseOrderDraftLine } from '#core/trade/index.ts';
import { orderPartsProjection } from '#projections/order-parts/project.ts';
import { orderParts } from '#projections/order-parts/table.ts';
import type { OrderPartRow } from '#projections/order-parts/table.ts';
import { rowsIn } from '#projections/runner/writing/fold-rows.ts';
import type { billsTaking } from '#api/contract/trade/before-bill.ts';
import { recordAsOf } from '#api/queries/as-of/log-as-of.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';

const PARTS = { projection: orderPartsProjection, table: orderParts };

/** @returns what takes of the document of a stream and stands, as the log has it. */
export async function partsAsOf(log: LogAsOf, stream: string): Promise<readonly OrderPartRow[]> {
  const { rows } = await recordAsOf(log, PARTS, stream);
  const parts = rowsIn<OrderPartRow & { readonly stands: boolean }>(rows, orderParts);
  return parts.filter(({ stands }) => stands);
}

export const isOfBill = ({ byKind }: OrderPartRow): boolean => byKind === 'purchase-bill';

type SaidLine = PurchaseOrderDraftLine & { readonly taxablePaise: number };

type Measured<Line> = {
  readonly lines: readonly Line[];
  /** As a person gave them; null of what is no draft. */
  readonly given: readonly PurchaseOrderDraftLine[] | null;
  readonly parts: readonly OrderPartRow[];
  /** Whether anything is still to be billed of it, which nothing is of what ended. */
  readonly isOpen: boolean;
};

/** @returns each line with what bills take of it, and how far the whole is billed. */
export function billedLines<Line extends SaidLine>({
  lines,
  given,
  parts,
  isOpen,
}: Measured<Line>) {
  const bills = parts.filter(isOfBill);
  const measured = measuresOfLines(lines, bills);
  const items = measured.map((measure, at) => {
    const line = lines[at];
    invariant(line !== undefined, 'A measure is of a line.');
    const { priceThousandths: rateThousandths, rateBps: taxBps, ...same } = line;
    const open = isOpen ? measure.open : 0;
    const hasQuantity = line.quantityThousandths !== null;
    const own = bills.filter((part) => part.line === at + 1);
    return {
      ...same,
      line: at + 1,
      rateThousandths,
      taxBps,
      givenTaxablePaise: given?.[at]?.taxablePaise ?? null,
      billedQuantityThousandths: hasQuantity ? measure.taken : null,
      billedPaise: own.reduce((sum, { taxablePaise }) => sum + taxablePaise, 0),
      openQuantityThousandths: hasQuantity ? open : null,
      openPaise: openPaiseOf(line, { ...measure, open }),
    };
  });
  const isBilled = measured.every(({ whole, taken }) => taken >= whole);
  return {
    items,
    openPaise: items.reduce((sum, item) => sum + item.openPaise, 0),
    progress: isBilled ? 'billed' : bills.length > 0 ? 'part-billed' : 'open',
  } as const;
}

/** @returns each bill once, with what it takes of the document. */
export function billsOf(parts: readonly OrderPartRow[]): z.output<typeof billsTaking> {
  const byBill = Map.groupBy(parts.filter(isOfBill), ({ byId }) => byId);
  return [...byBill].flatMap(([billId, own]) => {
    const [first] = own;
    if (first === undefined) return [];
    const taxablePaise = own.reduce((sum, part) => sum + part.taxablePaise, 0);
    return [{ billId, number: first.byNumber, billedOn: first.takenOn, taxablePaise }];
  });
}

type Worked = {
  readonly line: unknown;
  readonly billed_quantity: unknown;
  readonly billed: unknown;
  readonly open_quantity: unknown;
  readonly open: unknown;
  readonly given_taxable: unknown;
  readonly taxable: unknown;
};

/** @returns a line of a draft as the call that writes it anew takes it: what is worked out goes. */
export const lineBeforeBillAsGiven = <Item extends Worked>({
  line: _line,
  billed_quantity: _billedQuantity,
  billed: _billed,
  open_quantity: _openQuantity,
  open: _open,
  given_taxable: taxable,
  ...item
}: Item) => ({ ...item, taxable });
