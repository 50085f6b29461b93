// One change of many products: the same for each, a call for each, and what did not go by name.
import { listProductRegister } from '#api/contract/catalogue/product.ts';
import type { ListedProduct } from '#api/contract/catalogue/product.ts';
import { decimalOf } from '#core/kernel/decimal.ts';
import type { CallResult } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { reply } from '#web/client/query.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { bareFigure } from '#web/format/figures.ts';
import type { Selection } from '#web/ui/lists/register/use-register.ts';
import { applyAction } from '../../../calls/one.ts';
import { writeMaster } from '../../../calls/writes.ts';
import { catalogueWords } from '../../../wording.ts';
import type { ProductNarrowing, ProductOrder } from '../queries.ts';

/** What is done with each of them. */
export type ProductChange =
  | { readonly what: 'enable' | 'disable' | 'retire' }
  | { readonly what: 'category'; readonly categoryId: number }
  /** An empty text takes it out. */
  | { readonly what: 'hsn' | 'rate' | 'price'; readonly text: string };

export type ProductOutcome = { readonly product: ListedProduct; readonly why: string | null };

/** More at once would be a month's work of a browser. */
export const CHANGED_AT_ONCE = 500;
const PAGE = 200;

type ProductChoice = {
  readonly bookId: number;
  readonly narrowing: ProductNarrowing;
  readonly order: ProductOrder;
  readonly selection: Selection<ListedProduct>;
};

/** @returns the selected products, one more than may be changed at most. */
export async function chosenProducts(chosen: ProductChoice): Promise<readonly ListedProduct[]> {
  const { bookId, narrowing, order, selection } = chosen;
  if (!selection.isWhole) return [...selection.rows.values()];
  const products: ListedProduct[] = [];
  for (let offset = 0; products.length <= CHANGED_AT_ONCE; offset += PAGE) {
    const query = { ...narrowing, order, limit: PAGE, offset };
    const page = await reply(listProductRegister, { params: { bookId }, query });
    products.push(...page.filter(({ id }) => !selection.rows.has(id)));
    if (page.length < PAGE) break;
  }
  return products;
}

/** An earlier rate ends where the new one begins; a first one holds for every bill. */
const rateOf = ({ gstRates: rates }: ListedProduct, text: string) => {
  const gstBps = decimalOf(bareFigure(text), 2);
  return {
    gstBps,
    ...(gstBps === null || rates.length === 0 ? {} : { gstRateFrom: todayInIndia() }),
  };
};

function bodyOf(product: ListedProduct, change: ProductChange) {
  switch (change.what) {
    case 'category':
      return { categoryId: change.categoryId };
    case 'hsn':
      return { hsn: bareFigure(change.text) || null };
    case 'price':
      return { priceThousandths: decimalOf(bareFigure(change.text), 3) };
    case 'rate':
      return rateOf(product, change.text);
    default:
      return null;
  }
}

/** What is so already is left as it is, and no fault. */
function isSo(product: ListedProduct, change: ProductChange): boolean {
  const { what } = change;
  if (what === 'category') return product.categoryId === change.categoryId;
  const statuses = { enable: 'enabled', disable: 'disabled', retire: 'retired' } as const;
  return what in statuses && product.status === statuses[what as keyof typeof statuses];
}

async function changeOne(
  bookId: number,
  product: ListedProduct,
  change: ProductChange,
): Promise<string | null> {
  if (product.shared) return catalogueWords.sharedRecord;
  if (isSo(product, change)) return null;
  const { id, seq } = product;
  const { what } = change;
  const result: CallResult<unknown> =
    what === 'enable' || what === 'disable' || what === 'retire'
      ? await applyAction({ kind: 'product', where: bookId, id, seq }, what)
      : await writeMaster('product', bookId, { id, seq }, bodyOf(product, change) ?? {});
  return result.ok ? null : sentenceOf(result.failure);
}

type Run = {
  readonly bookId: number;
  readonly products: readonly ListedProduct[];
  readonly change: ProductChange;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
};

/** One after the other, so that what is called off ends between two products. */
export async function changeProducts(run: Run): Promise<readonly ProductOutcome[]> {
  const { bookId, products, change, signal, onProgress } = run;
  const outcomes: ProductOutcome[] = [];
  for (const product of products) {
    if (signal.aborted) break;
    outcomes.push({ product, why: await changeOne(bookId, product, change) });
    onProgress(outcomes.length);
  }
  return outcomes;
}
