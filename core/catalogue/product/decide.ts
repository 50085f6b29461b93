import { streamName } from '../../kernel/ids.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { isHsn } from '../../tax/index.ts';
import { decideMove, differing, refusalToCreate, toChange } from '../master/index.ts';
import type { ChangeProduct, CreateProduct, ProductCommand, ProductFacts } from './commands.ts';
import type { ProductEvent, Rate, Value } from './events.ts';
import type { ProductState } from './evolve.ts';
import { ratesWith } from './rates.ts';
import type { ProductRejection } from './rejections.ts';
import { decideValues } from './values.ts';

type Answer = Result<readonly ProductEvent[], ProductRejection>;

export const streamOf = ({ data }: ProductEvent): string => streamName('product', data.productId);

/**
 * Decides on one product: at each saving it has a value for every enabled specification of its
 * category. Refusals in `rejections.ts`, in order.
 */
export function decide(state: ProductState, command: ProductCommand, facts: ProductFacts): Answer {
  switch (command.type) {
    case 'CreateProduct':
      return create(state, command, facts);
    case 'ChangeProduct':
      return change(state, command, facts);
    default: {
      const decided = decideMove(state, command, facts);
      if (!decided.ok) return decided;
      if (decided.value === null) return accepted([]);
      const { move, of } = decided.value;
      const data = { productId: command.data.id };
      if (move !== 'Removed') return accepted([{ type: `Product${move}`, version: 1, data }]);
      const all = { ...data, droppedValueIds: of.values.map(({ valueId }) => valueId) };
      return accepted([{ type: 'ProductRemoved', version: 1, data: all }]);
    }
  }
}

function create(state: ProductState, { data }: CreateProduct, facts: ProductFacts): Answer {
  const { productId, values: given, valueIds, rate, ...details } = data;
  const refusal =
    refusalToCreate({ of: 'product', id: productId, name: details.name }, state, facts) ??
    refusalOfLinks(details, facts);
  if (refusal !== null) return rejected(refusal);
  const values = decideValues([], { values: given, valueIds }, facts.specifications);
  if (!values.ok) return values;
  const unknown = refusalOfHsn(details.hsn, facts);
  if (unknown !== null) return rejected(unknown);
  const rates = decideRates([], rate, details.hsn, facts);
  if (!rates.ok) return rates;
  const wrong = refusalOfGoods(details);
  if (wrong !== null) return rejected(wrong);
  const whole = { productId, ...details, values: values.value, rates: rates.value };
  return accepted([{ type: 'ProductCreated', version: 1, data: whole }]);
}

function change(state: ProductState, { data }: ChangeProduct, facts: ProductFacts): Answer {
  const { productId, changes, values: given, valueIds } = data;
  const product = { of: 'product', id: productId, name: changes.name } as const;
  const before = toChange(product, state, facts);
  if (!before.ok) return before;
  const refusal = refusalOfLinks(differing(before.value, changes) ?? {}, facts);
  if (refusal !== null) return rejected(refusal);
  const had = before.value.values;
  const values = decideValues(had, { values: given, valueIds }, facts.specifications);
  if (!values.ok) return values;
  const { rate, ...others } = changes;
  const details = { ...before.value, ...others };
  const unknown = details.hsn === before.value.hsn ? null : refusalOfHsn(details.hsn, facts);
  if (unknown !== null) return rejected(unknown);
  const rates = decideRates(before.value.rates, rate, details.hsn, facts);
  if (!rates.ok) return rates;
  const wrong = refusalOfGoods(details);
  if (wrong !== null) return rejected(wrong);
  const wanted = { ...others, values: values.value, rates: rates.value };
  const changed = differing(before.value, wanted);
  if (changed === null) return accepted([]);
  const dropped = had.map(({ valueId }) => valueId).filter((id) => !hasValue(values.value, id));
  const all = { ...changed, ...(dropped.length > 0 && { droppedValueIds: dropped }) };
  return accepted([{ type: 'ProductChanged', version: 1, data: { productId, changes: all } }]);
}

const hasValue = (values: readonly Value[], id: number): boolean =>
  values.some(({ valueId }) => valueId === id);

type Links = Partial<Pick<CreateProduct['data'], 'categoryId' | 'brandId' | 'unitId'>>;

function refusalOfLinks(
  { categoryId, brandId, unitId }: Links,
  { categories, brands, units }: ProductFacts,
): ProductRejection | null {
  if (categoryId !== undefined && !categories.has(categoryId)) {
    return { kind: 'product_category_unknown', categoryId };
  }
  if (brandId !== undefined && !brands.has(brandId)) {
    return { kind: 'product_brand_unknown', brandId };
  }
  if (unitId != null && !units.has(unitId)) return { kind: 'product_unit_unknown', unitId };
  return null;
}

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
  rate: CreateProduct['data']['rate'] | undefined,
  hsn: string | null,
  { today }: ProductFacts,
): Result<Rate[], ProductRejection> {
  if (rate === null) return accepted([]);
  return rate === undefined ? accepted([...before]) : ratesWith(before, rate, { today, hsn });
}

const refusalOfGoods = ({
  stocked,
  opening,
}: Pick<CreateProduct['data'], 'stocked' | 'opening'>): ProductRejection | null =>
  opening !== null && !stocked ? { kind: 'opening_stock_of_unstocked' } : null;
