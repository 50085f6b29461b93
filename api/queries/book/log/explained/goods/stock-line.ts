// How the figures of the stock summary are named: `closing/value/total`, `out/value/category/Oils`,
// `in/quantity/product/12`, and of a godown `closing/quantity/godown/3/12`, of the main location
// `godown/main/12`. Of an age `age/quantity/31..60/product/12`, `age/value/181../category/Oils` or
// `age/value/0..30/total`, and of a batch in a place `batch/main/12/B7`, of none `batch/3/12`: what
// is there. Other heads stand before it: `in/batch/main/12/B7`.

export type StockHead = 'opening' | 'in' | 'out' | 'closing';

export type StockFigureLine = { readonly head: StockHead } & (
  | { readonly measure: 'rupees'; readonly category: string | null }
  | { readonly measure: 'rupees' | 'quantity'; readonly productId: number }
  | { readonly measure: 'quantity'; readonly productId: number; readonly godownId: number | null }
);

const FIGURE = /^(opening|in|out|closing)\/(value|quantity)\/(.*)$/;
const OF = /^(?:(total)|category\/(.*)|product\/(\d{1,15})|godown\/(main|\d{1,15})\/(\d{1,15}))$/;

/** @returns null where no figure is named so: goods of several kinds have no quantity in all. */
export function stockLineNamed(line: string): StockFigureLine | null {
  const [, headText, measured, of = ''] = FIGURE.exec(line) ?? [];
  const found = OF.exec(of);
  if (found === null) return null;
  const [, total, category, product, godown, placed] = found;
  const head = headText as StockHead;
  const measure = measured === 'value' ? 'rupees' : 'quantity';
  if (product !== undefined) return { head, measure, productId: Number(product) };
  if (placed !== undefined) {
    if (measure === 'rupees') return null;
    const godownId = godown === 'main' ? null : Number(godown);
    return { head, measure, productId: Number(placed), godownId };
  }
  if (measure === 'quantity') return null;
  return { head, measure, category: total === undefined ? (category ?? '') : null };
}

export type AgeFigureLine = { readonly range: string } & (
  | { readonly measure: 'rupees'; readonly category: string | null }
  | { readonly measure: 'rupees' | 'quantity'; readonly productId: number }
);

const AGE =
  /^age\/(quantity|value)\/(\d{1,4}\.\.\d{0,4})\/(?:(total)|category\/(.*)|product\/(\d{1,15}))$/;

/** @returns null where no age is named so. */
export function ageLineNamed(line: string): AgeFigureLine | null {
  const [, measured, range, total, category = '', product] = AGE.exec(line) ?? [];
  if (range === undefined) return null;
  const measure = measured === 'value' ? 'rupees' : 'quantity';
  if (product !== undefined) return { range, measure, productId: Number(product) };
  if (measure === 'quantity') return null;
  return { range, measure, category: total === undefined ? category : null };
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

/** @returns null where no batch is named so. */
export function batchLineNamed(line: string): BatchFigureLine | null {
  const [, headText = 'closing', godown, product, batch = null] = BATCH.exec(line) ?? [];
  if (godown === undefined) return null;
  const godownId = godown === 'main' ? null : Number(godown);
  return { head: headText as StockHead, productId: Number(product), godownId, batch };
}

export const STOCK_HEADS: Readonly<Record<StockHead, string>> = {
  opening: 'opening stock',
  in: 'in',
  out: 'out',
  closing: 'closing stock',
};
