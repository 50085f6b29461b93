// How a figure of a page is named where it is explained: `closing/value/product/7` of stock,
// `total/net_closing` of fixed assets. Whoever shows a figure writes its name here, and whoever
// explains it reads it here.

// Whose a figure is. All of a page is `total`.
export const nameOfAsset = (assetId: number): string => `asset/${assetId}`;
export const nameOfAssetClass = (code: string): string => `class/${code}`;

/** A block of income tax: `block/machinery/15`. @param rateBps its rate, in basis points. */
export const nameOfTaxBlock = (taxClass: string, rateBps: number): string =>
  `block/${taxClass}/${rateBps / 100}`;

/** An asset, or of a run by income tax the block that it is of. */
export const nameOfDepreciated = (of: {
  readonly assetId: number | null;
  readonly block: { readonly taxClass: string; readonly rateBps: number } | null;
}): string =>
  of.block === null ? `asset/${of.assetId}` : nameOfTaxBlock(of.block.taxClass, of.block.rateBps);

/** A product, wherever it lies. */
export const nameOfProduct = (productId: number): string => `product/${productId}`;
export const nameOfCategory = (category: string): string => `category/${category}`;

/** Null, and the main location, is `main`. */
type GodownId = number | 'main' | null;

/** A product in one place: `godown/3/12`. */
export const nameOfPlaced = (godownId: GodownId, productId: number): string =>
  `godown/${godownId ?? 'main'}/${productId}`;

/** A batch in one place, and of none what nobody named one of: `batch/main/12/B7`, `batch/3/12`. */
export const nameOfBatch = (of: {
  readonly godownId: GodownId;
  readonly productId: number;
  readonly batch: string | null;
}): string =>
  ['batch', of.godownId ?? 'main', of.productId, ...(of.batch === null ? [] : [of.batch])].join(
    '/',
  );

// Fixed assets: whose it is before a field of the register.

type AssetFigureLine = {
  /** Null of more than one. */
  readonly assetId: number | null;
  /** Null of more than one class. */
  readonly assetClass: string | null;
  readonly field: string;
};

const ASSETS = /^(?:asset\/(\d{1,15})|class\/([a-z-]+)|total)\/([a-z_]+)$/;

/** @returns null where no figure of the register of assets is named so. */
export function readAssetFigure(line: string): AssetFigureLine | null {
  const [, asset, assetClass = null, field] = ASSETS.exec(line) ?? [];
  if (field === undefined) return null;
  return { assetId: asset === undefined ? null : Number(asset), assetClass, field };
}

type BlockFigureLine = {
  /** Null of all blocks, which are named `blocks`. */
  readonly taxClass: string | null;
  readonly rateBps: number;
  readonly field: string;
};

const BLOCKS = /^(?:block\/([a-z]+)\/(\d{1,3}(?:\.\d{1,2})?)|blocks)\/([a-z_]+)$/;

/** @returns null where no figure of the blocks of income tax is named so. */
export function readBlockFigure(line: string): BlockFigureLine | null {
  const [, taxClass = null, rate, field] = BLOCKS.exec(line) ?? [];
  if (field === undefined) return null;
  return { taxClass, rateBps: Math.round(Number(rate ?? 0) * 100), field };
}

const RUNS = /^([a-z_]+)\/((?:asset\/\d{1,15})|(?:block\/[a-z-]+\/[\d.]{1,6})|total)$/;

/** A field of a depreciation run before whose it is. @returns null where none is named so. */
export function readRunFigure(
  line: string,
): { readonly field: string; readonly whose: string } | null {
  const [, field, whose] = RUNS.exec(line) ?? [];
  return field === undefined || whose === undefined ? null : { field, whose };
}

// Stock: what is counted and how it is measured, before whose it is.

export type StockHead = 'opening' | 'in' | 'out' | 'closing';
type StockMeasure = 'quantity' | 'value';

export const nameOfStock = <Head extends string>(
  head: Head,
  measure: StockMeasure,
): `${Head}/${StockMeasure}` => `${head}/${measure}`;

export const nameOfStockAge = (measure: StockMeasure, age: string): string =>
  `age/${measure}/${age}`;

/** @returns the ages between some days: `0..30`, `31..60` and, of the last one, `61..`. */
export const agesBetween = (days: readonly number[]): readonly string[] =>
  [...days, null].map((last, at) => `${at === 0 ? 0 : (days[at - 1] ?? 0) + 1}..${last ?? ''}`);

/** Goods of several kinds have a value in all, and no quantity. */
type OfGoods =
  | { readonly measure: 'rupees'; readonly category: string | null }
  | { readonly measure: 'rupees' | 'quantity'; readonly productId: number };

export type StockFigureLine = { readonly head: StockHead } & (
  | OfGoods
  | { readonly measure: 'quantity'; readonly productId: number; readonly godownId: number | null }
);

const GOODS = /^(?:(total)|category\/(.*)|product\/(\d{1,15}))$/;

function readGoods(measured: string | undefined, whose: string): OfGoods | null {
  const found = GOODS.exec(whose);
  if (found === null) return null;
  const [, total, category = '', product] = found;
  const measure = measured === 'value' ? 'rupees' : 'quantity';
  if (product !== undefined) return { measure, productId: Number(product) };
  if (measure === 'quantity') return null;
  return { measure, category: total === undefined ? category : null };
}

const STOCK = /^(opening|in|out|closing)\/(value|quantity)\/(.*)$/;
const PLACED = /^godown\/(main|\d{1,15})\/(\d{1,15})$/;

/** @returns null where no figure of the stock summary is named so. */
export function readStockFigure(line: string): StockFigureLine | null {
  const [, headText, measured, whose = ''] = STOCK.exec(line) ?? [];
  const head = headText as StockHead;
  const [, godown, placed] = PLACED.exec(whose) ?? [];
  if (godown !== undefined && measured === 'quantity') {
    const godownId = godown === 'main' ? null : Number(godown);
    return { head, measure: 'quantity', productId: Number(placed), godownId };
  }
  const goods = readGoods(measured, whose);
  return headText === undefined || goods === null ? null : { head, ...goods };
}

export type AgeFigureLine = { readonly range: string } & OfGoods;

const AGE = /^age\/(quantity|value)\/(\d{1,4}\.\.\d{0,4})\/(.*)$/;

/** @returns null where no age is named so. */
export function readAgeFigure(line: string): AgeFigureLine | null {
  const [, measured, range, whose = ''] = AGE.exec(line) ?? [];
  const goods = readGoods(measured, whose);
  return range === undefined || goods === null ? null : { range, ...goods };
}

export type BatchFigureLine = {
  readonly head: StockHead;
  readonly productId: number;
  /** Null of the main location. */
  readonly godownId: number | null;
  /** Null of goods of which nobody named a batch. */
  readonly batch: string | null;
};

const BATCH = /^(?:(opening|in|out)\/)?batch\/(main|\d{1,15})\/(\d{1,15})(?:\/(.+))?$/;

/** @returns null where no batch is named so: what is there of it, unless another head says so. */
export function readBatchFigure(line: string): BatchFigureLine | null {
  const [, headText = 'closing', godown, product, batch = null] = BATCH.exec(line) ?? [];
  if (godown === undefined) return null;
  const godownId = godown === 'main' ? null : Number(godown);
  return { head: headText as StockHead, productId: Number(product), godownId, batch };
}

// What is owed: by days after the due date, or one bill.

/** @returns what is not due, then by days after the due date: `late/..0`, `late/1..30`. */
export const lateBetween = (days: readonly number[]): readonly string[] => [
  'late/..0',
  ...[0, ...days].map((day, at) => `late/${day + 1}..${days[at] ?? ''}`),
];

/** One bill, of a journal with its line: `bill/invoice/12`, `bill/journal/30/2`. */
export const nameOfBill = (kind: string, id: number, line: number | null = null): string =>
  ['bill', kind, id, ...(line === null ? [] : [line])].join('/');

type OwedLine =
  | { readonly kind: string; readonly id: number; readonly line: number | null }
  /** Null where it is open at that end. */
  | { readonly first: number | null; readonly last: number | null };

const LATE = /^late\/(-?\d{1,4})?\.\.(-?\d{1,4})?$/;
const BILL = /^bill\/([a-z-]+)\/(\d{1,15})(?:\/(\d{1,4}))?$/;

/** @returns null where neither a bill nor a range of days is named so. */
export function readOwed(text: string): OwedLine | null {
  const [, kind, id, line] = BILL.exec(text) ?? [];
  const numberOf = (digits: string | undefined) => (digits === undefined ? null : Number(digits));
  if (kind !== undefined) return { kind, id: Number(id), line: numberOf(line) };
  const range = LATE.exec(text);
  return range === null ? null : { first: numberOf(range[1]), last: numberOf(range[2]) };
}

// A trial balance: the sum of a group alone, or with the groups in it.

/** As addresses and lines name accounts that stand under no group. */
const UNGROUPED = 'none';

/** @param isWithin whether the groups in it count too. @param code null for those of no group. */
export const nameOfGroupSum = (code: string | null, isWithin: boolean): string =>
  `${isWithin ? 'within' : 'own'}-${code ?? UNGROUPED}`;

type GroupSumLine = {
  readonly isWithin: boolean;
  /** Null of accounts without a group. */
  readonly code: string | null;
  /** The balances on one side of it alone. */
  readonly side: 'debits' | 'credits' | null;
};

const GROUP = /^(own|within)-([^/]+)(?:\/(debits|credits))?$/;

/** @returns null where no group is named so. */
export function readGroupSum(line: string): GroupSumLine | null {
  const [, how, code = '', side] = GROUP.exec(line) ?? [];
  if (how === undefined) return null;
  return {
    isWithin: how === 'within',
    code: code === UNGROUPED ? null : code,
    side: side === undefined ? null : side === 'debits' ? 'debits' : 'credits',
  };
}

const OPENING = 'opening/';

/** What a sum of a trial balance came to before the first day. */
export const nameOfOpening = (line: string): string => `${OPENING}${line}`;

/** @returns the sum without that, and whether it is read before the first day. */
export const readOpeningSum = (
  line: string,
): { readonly line: string; readonly isOpening: boolean } =>
  line.startsWith(OPENING)
    ? { line: line.slice(OPENING.length), isOpening: true }
    : { line, isOpening: false };
