import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { asksNature, isHsn } from '../../tax/index.ts';
import type { ServiceNature } from '../../tax/index.ts';
import { differingFields, masterDecider } from '../master/index.ts';
import type {
  ProductInput,
  ProductCommand,
  ProductFacts,
  AttributeInput,
  Specification,
} from './commands.ts';
import type { ProductDetails, ProductEvent, Rate, Value } from './events.ts';
import { evolve } from './evolve.ts';
import type { ProductState } from './evolve.ts';
import { ratesWith } from './rates.ts';
import type { ProductRejection } from './rejections.ts';
import { invariant } from '../../kernel/invariant.ts';
import { nameKey } from '../../kernel/text.ts';

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
  create({ values: given, valueIds, rate, nature: _setApart, incomeAccountId, ...details }, facts) {
    const refusal =
      refusalOfLinks(details, facts) ?? refusalOfIncome(incomeAccountId, undefined, facts);
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
  alsoCreated: ({ productId, nature, hsn, incomeAccountId = null }) => [
    ...(nature === undefined || saysNothing(nature, undefined, hsn)
      ? []
      : [natureSet(productId, nature)]),
    ...(incomeAccountId === null ? [] : [incomeSet(productId, incomeAccountId)]),
  ],
  change(before, { productId, changes, values: given, valueIds }, facts) {
    const refusal =
      refusalOfLinks(differingFields(before, changes) ?? {}, facts) ??
      refusalOfIncome(changes.incomeAccountId, before.incomeAccountId, facts);
    if (refusal !== null) return rejected(refusal);
    const values = decideValues(before.values, { values: given, valueIds }, facts.specifications);
    if (!values.ok) return values;
    const { rate, rates: former, nature, incomeAccountId, ...others } = changes;
    const hadAccount = before.incomeAccountId ?? null;
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
      events: [
        ...(nature === undefined || saysNothing(nature, before.nature, details.hsn)
          ? []
          : [natureSet(productId, nature)]),
        ...(incomeAccountId === undefined || incomeAccountId === hadAccount
          ? []
          : [incomeSet(productId, incomeAccountId)]),
      ],
    });
  },
  removed: ({ values }) => ({ droppedValueIds: values.map(({ valueId }) => valueId) }),
});

/** That it is any service says something where its code asks, or where it was another before. */
const saysNothing = (
  nature: ServiceNature,
  before: ServiceNature | undefined,
  hsn: string | null,
): boolean =>
  nature === before || (nature === 'general' && before === undefined && !asksNature(hsn));

const natureSet = (productId: number, nature: ServiceNature): ProductEvent => ({
  type: 'ProductNatureSet',
  version: 1,
  data: { productId, nature },
});

const incomeSet = (productId: number, accountId: number | null): ProductEvent => ({
  type: 'ProductIncomeSet',
  version: 1,
  data: { productId, accountId },
});

/** The account that it has already stays, though it may be retired since. */
function refusalOfIncome(
  accountId: number | null | undefined,
  before: number | null | undefined,
  { incomeAccounts }: ProductFacts,
): ProductRejection | null {
  if (accountId == null || accountId === before || incomeAccounts?.has(accountId) === true) {
    return null;
  }
  return { kind: 'product_income_account_unsuitable', accountId };
}

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

// The category, brand and unit that a product names are there.
type Links = Partial<Pick<ProductDetails, 'categoryId' | 'brandId' | 'unitId'>>;

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

// The answers of a product to the specifications of its category: one for each that is enabled.
type ValueInput = {
  readonly values: readonly AttributeInput[];
  readonly valueIds: readonly number[];
};

/**
 * @param before the values that the product has; those of another category are let go.
 * @returns the values after the change, in the order of the specifications.
 */
function decideValues(
  before: readonly Value[],
  { values, valueIds }: ValueInput,
  specifications: readonly Specification[],
): Result<Value[], ProductRejection> {
  const find = finderOf(specifications);
  const wanted = new Map<number, { readonly value: string; readonly valueId: number }>();
  for (const [index, { key, value }] of values.entries()) {
    const specification = find(key);
    if (specification === undefined) return rejected({ kind: 'attribute_unknown', attribute: key });
    const valueId = valueIds[index];
    invariant(valueId !== undefined, 'Each given value comes with a fresh id.');
    const { itemId, name } = specification;
    const other = wanted.get(itemId);
    if (other !== undefined && other.value !== value.trim()) {
      return rejected({ kind: 'attribute_given_twice', attribute: name });
    }
    wanted.set(itemId, other ?? { value: value.trim(), valueId });
  }
  const after: Value[] = [];
  for (const { itemId, name, enabled } of specifications) {
    const kept = before.find(({ attributeId }) => attributeId === itemId);
    const given = wanted.get(itemId);
    const value = given?.value ?? kept?.value ?? '';
    const valueId = kept?.valueId ?? given?.valueId;
    // A value that nobody sees is none: zero-width spaces alone would pass for text.
    if (nameKey(value) !== '' && valueId !== undefined) {
      after.push({ valueId, attributeId: itemId, attribute: name, value });
    } else if (enabled) {
      return rejected({ kind: 'attribute_value_missing', attributeId: itemId, attribute: name });
    }
  }
  return accepted(after);
}

/** @returns what finds a specification by its id, else by its name; of two alike the first. */
function finderOf(specifications: readonly Specification[]) {
  const byId = new Map(specifications.map((one) => [String(one.itemId), one]));
  const byName = new Map(specifications.toReversed().map((one) => [nameKey(one.name), one]));
  return (key: string): Specification | undefined => byId.get(key) ?? byName.get(nameKey(key));
}
