// What orders and notes of goods received say of their bills: what is billed and open of each line,
// how far the whole is, and the bills.
import type { z } from 'zod';
import { invariant } from '#core/kernel/invariant.ts';
import { measuresOfLines, openPaiseOf } from '#core/trade/index.ts';
import type { PurchaseOrderDraftLine } from '#core/trade/index.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { accountNames } from '#projections/chart-of-accounts/read.ts';
import { documentsProjection } from '#projections/documents/project.ts';
import { documents } from '#projections/documents/table.ts';
import { orderPartsProjection } from '#projections/order-parts/project.ts';
import { partsStanding } from '#projections/order-parts/read.ts';
import { orderParts } from '#projections/order-parts/table.ts';
import type { OrderPartRow } from '#projections/order-parts/table.ts';
import { rowsIn } from '#projections/runner/writing/fold-rows.ts';
import type { billsTaking } from '#api/contract/trade/before-bill.ts';
import { countryName } from '#api/documents/country-name.ts';
import { accountAsOf } from '#api/queries/as-of/account.ts';
import { recordAsOf } from '#api/queries/as-of/log-as-of.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import { supplierOfBook } from '#api/queries/invoice/parties.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

const PARTS = { projection: orderPartsProjection, table: orderParts };

/** @returns what takes of the document of a stream and stands, as the log has it. */
async function partsAsOf(log: LogAsOf, stream: string): Promise<readonly OrderPartRow[]> {
  const { rows } = await recordAsOf(log, PARTS, stream);
  const parts = rowsIn<OrderPartRow & { readonly stands: boolean }>(rows, orderParts);
  return parts.filter(({ stands }) => stands);
}

type Held = { readonly accountId: number | null };

/** What a kind makes of its row, the name of its supplier, and what takes of it. */
type DetailOf<Row, Detail> = (
  row: Row,
  name: string | undefined,
  parts: readonly OrderPartRow[],
) => Detail;

/** @returns the document with what is open of it, or null when the book has none of this id. */
export const readBeforeBill = <Row extends Held, Detail>(
  db: ReadTables,
  bookId: number,
  of: Parameters<typeof partsStanding>[2],
  find: (tables: ReadTables, bookId: number, id: number) => Promise<Row | null>,
  detailOf: DetailOf<Row, Detail>,
): Promise<Detail | null> =>
  snapshot(db, async (tables) => {
    const row = await find(tables, bookId, of.id);
    if (row === null) return null;
    const names = await accountNames(tables, bookId, row.accountId === null ? [] : [row.accountId]);
    return detailOf(row, names.get(row.accountId ?? 0), await partsStanding(tables, bookId, of));
  });

const DOCUMENT = { projection: documentsProjection, table: documents };

/** @returns the same as the log has it. */
export async function beforeBillAsOf<Row extends Held, Detail>(
  log: LogAsOf,
  stream: string,
  detailOf: DetailOf<Row, Detail>,
): Promise<Detail> {
  const [row] = rowsIn<Row>((await recordAsOf(log, DOCUMENT, stream)).rows, documents);
  invariant(row !== undefined, 'The document was in the book then.');
  const account = row.accountId === null ? null : await accountAsOf(log, row.accountId);
  return detailOf(row, account?.name, await partsAsOf(log, stream));
}

/** @returns what a paper that goes to a supplier says of the book and of the supplier's country. */
export async function paperToSupplier(tables: ReadTables, bookId: number, country: string) {
  const { billing } = await settingsOf(tables, bookId);
  const buyer = await supplierOfBook(tables, bookId);
  return { buyer, logo: billing.logo, countryName: countryName(country) };
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
