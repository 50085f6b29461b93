import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { isHsn } from '../../tax/index.ts';
import type { ServiceNature } from '../../tax/index.ts';
import { differing, masterDecider } from '../master/index.ts';
import type { ProductInput, ProductCommand, ProductFacts } from './commands.ts';
import type { ProductDetails, ProductEvent, Rate, Value } from './events.ts';
import { evolve } from './evolve.ts';
import type { ProductState } from './evolve.ts';
import { ratesWith } from './rates.ts';
import { refusalOfLinks } from './links.ts';
import type { ProductRejection } from './rejections.ts';
import { decideValues } from './values.ts';

/**
 * Decides on one product: at each saving it has a value for every enabled specification of its
 * category. Refusals in `rejections.ts`, in order.
 */
export const productDecider = masterDecider<
  'product',
  ProductState,
  ProductCommand,
  ProductEvent,
  ProductFacts,
  ProductRejection
>({
  kind: 'product',
  evolve,
  create({ values: given, valueIds, rate, nature: _setApart, ...details }, facts) {
    const refusal = refusalOfLinks(details, facts);
    if (refusal !== null) return rejected(refusal);
    const values = decideValues([], { values: given, valueIds }, facts.specifications);
    if (!values.ok) return values;
    const unknown = refusalOfHsn(details.hsn, facts);
    if (unknown !== null) return rejected(unknown);
    const rates = decideRates([], rate, details.hsn, facts);
    if (!rates.ok) return rates;
    const wrong = refusalOfGoods(details);
    if (wrong !== null) return rejected(wrong);
    return accepted({ ...details, values: values.value, rates: rates.value });
  },
  alsoCreated: ({ productId, nature = 'general' }) =>
    nature === 'general' ? [] : [natureSet(productId, nature)],
  change(before, { productId, changes, values: given, valueIds }, facts) {
    const refusal = refusalOfLinks(differing(before, changes) ?? {}, facts);
    if (refusal !== null) return rejected(refusal);
    const values = decideValues(before.values, { values: given, valueIds }, facts.specifications);
    if (!values.ok) return values;
    const { rate, rates: former, nature = before.nature ?? 'general', ...others } = changes;
    const details = { ...before, ...others };
    const unknown = details.hsn === before.hsn ? null : refusalOfHsn(details.hsn, facts);
    if (unknown !== null) return rejected(unknown);
    const rates =
      former === undefined
        ? decideRates(before.rates, rate, details.hsn, facts)
        : accepted([...former]);
    if (!rates.ok) return rates;
    const wrong = refusalOfGoods(details);
    if (wrong !== null) return rejected(wrong);
    const droppedValueIds = before.values
      .map(({ valueId }) => valueId)
      .filter((id) => !hasValue(values.value, id));
    const dropped = droppedValueIds.length > 0 && { droppedValueIds };
    return accepted({
      changes: { ...others, values: values.value, rates: rates.value, ...dropped },
      events: nature === (before.nature ?? 'general') ? [] : [natureSet(productId, nature)],
    });
  },
  removed: ({ values }) => ({ droppedValueIds: values.map(({ valueId }) => valueId) }),
});

const natureSet = (productId: number, nature: ServiceNature): ProductEvent => ({
  type: 'ProductNatureSet',
  version: 1,
  data: { productId, nature },
});

const hasValue = (values: readonly Value[], id: number): boolean =>
  values.some(({ valueId }) => valueId === id);

/**
 * GSTR-1 takes codes of GSTN's master alone (phase III, periods from May 2025). A code that a
 * product has already stays, though a later master may leave it out.
 */
function refusalOfHsn(hsn: string | null, { isHsnListed }: ProductFacts): ProductRejection | null {
  if (hsn === null) return null;
  if (!isHsn(hsn)) return { kind: 'hsn_invalid', hsn };
  return isHsnListed ? null : { kind: 'hsn_not_listed', hsn };
}

function decideRates(
  before: readonly Rate[],
  rate: ProductInput['rate'] | undefined,
  hsn: string | null,
  { today }: ProductFacts,
): Result<Rate[], ProductRejection> {
  if (rate === null) return accepted([]);
  return rate === undefined ? accepted([...before]) : ratesWith(before, rate, { today, hsn });
}

const refusalOfGoods = ({
  stocked,
  opening,
}: Pick<ProductDetails, 'stocked' | 'opening'>): ProductRejection | null =>
  opening !== null && !stocked ? { kind: 'opening_stock_of_unstocked' } : null;
