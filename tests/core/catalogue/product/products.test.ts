import { describe, test } from 'vitest';
import { productDecider } from '#core/catalogue/product/index.ts';
import type { ProductCommand, ProductEvent } from '#core/catalogue/product/index.ts';
import {
  age,
  grain,
  productCreated,
  productFacts,
  riceShop,
} from '#tests/specimens/books/rice-shop.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(productDecider, productFacts);
const { basmati: productId, rice, goods, kohinoor, kg, other } = riceShop;
const of = 'product' as const;

type Create = Extract<ProductCommand, { type: 'CreateProduct' }>['data'];
const wanted: Create = {
  productId,
  name: 'Basmati 1121',
  categoryId: rice,
  brandId: kohinoor,
  unitId: kg,
  values: [{ key: '11', value: 'Long' }],
  valueIds: [71, 72, 73],
  hsn: '10063020',
  rate: { rateBps: 500, from: null },
  priceThousandths: 98_500,
  stocked: true,
  opening: { asOf: '2026-04-01', quantityThousandths: 250_000, valuePaise: 2_312_500 },
};
const create = (changes: Partial<Create> = {}): ProductCommand => ({
  type: 'CreateProduct',
  data: { ...wanted, ...changes },
});
type Change = Extract<ProductCommand, { type: 'ChangeProduct' }>['data'];
const change = (changes: Change['changes'], values: Change['values'] = []): ProductCommand => ({
  type: 'ChangeProduct',
  data: { productId, changes, values, valueIds: [81, 82, 83] },
});
const changed = (changes: object) =>
  ({ type: 'ProductChanged', version: 1, data: { productId, changes } }) as ProductEvent;
const long = { valueId: 71, attributeId: 11, attribute: 'Grain', value: 'Long' };

describe('a product', () => {
  test('is created with a value for each specification of its category', () => {
    given([]).when(create()).then([productCreated]);
  });

  test('names a specification by its id or by its name, in any case', () => {
    given([])
      .when(create({ values: [{ key: ' GRAIN', value: '  Long ' }] }))
      .then([productCreated]);
  });

  test('needs nothing of what an invoice asks until it is invoiced', () => {
    const bare = { unitId: null, hsn: null, priceThousandths: null, stocked: false, opening: null };
    given([])
      .when(create({ ...bare, rate: null }))
      .then([
        {
          type: 'ProductCreated',
          version: 1,
          data: { ...productCreated.data, ...bare, rates: [] },
        } as ProductEvent,
      ]);
  });

  test('is changed, only what changed being recorded', () => {
    given([productCreated])
      .when(change({ name: 'Basmati 1121', priceThousandths: 99_000, unitId: null }))
      .then([changed({ priceThousandths: 99_000, unitId: null })]);
    const { productId: _, values: __, valueIds: ___, ...same } = wanted;
    given([productCreated]).when(change(same, wanted.values)).thenNothing();
  });

  test('keeps a category, brand and unit that are no longer offered', () => {
    const nothing = { categories: new Set<number>(), brands: new Set<number>() };
    given([productCreated], { ...nothing, units: new Set() })
      .when(change({ name: 'Basmati', categoryId: rice, brandId: kohinoor, unitId: kg }))
      .then([changed({ name: 'Basmati' })]);
  });

  test('when it is removed, its values are named', () => {
    given([productCreated])
      .when({ type: 'RemoveMaster', data: { of, id: productId } })
      .then([{ type: 'ProductRemoved', version: 1, data: { productId, droppedValueIds: [71] } }]);
  });
});

describe('the account of income of a product', () => {
  const incomeSet = (accountId: number | null): ProductEvent => ({
    type: 'ProductIncomeSet',
    version: 1,
    data: { productId, accountId },
  });
  const trips = { incomeAccounts: new Set([41]) };

  test('is kept by an event of its own, from the beginning or later', () => {
    given([], trips)
      .when(create({ incomeAccountId: 41 }))
      .then([productCreated, incomeSet(41)]);
    given([productCreated], trips)
      .when(change({ incomeAccountId: 41 }))
      .then([incomeSet(41)]);
    given([productCreated, incomeSet(41)])
      .when(change({ incomeAccountId: null }))
      .then([incomeSet(null)]);
  });

  test('stays though it is no longer offered, and leaves no trace where it is the same', () => {
    given([productCreated, incomeSet(41)])
      .when(change({ incomeAccountId: 41 }))
      .thenNothing();
    given([productCreated])
      .when(change({ incomeAccountId: null }))
      .thenNothing();
  });

  test('is an open account of income of the book', () => {
    given([productCreated], trips)
      .when(change({ incomeAccountId: 42 }))
      .thenRejected({ kind: 'product_income_account_unsuitable', accountId: 42 });
    given([])
      .when(create({ incomeAccountId: 41 }))
      .thenRejected({ kind: 'product_income_account_unsuitable', accountId: 41 });
  });
});

describe('what service a product is', () => {
  const natureSet = (nature: 'general' | 'event'): ProductEvent => ({
    type: 'ProductNatureSet',
    version: 1,
    data: { productId, nature },
  });
  const plan = { hsn: '998321', rate: null };

  test('may be any service where its code asks, which is kept', () => {
    const created = {
      ...productCreated,
      data: { ...productCreated.data, hsn: '998321', rates: [] },
    } as ProductEvent;
    given([])
      .when(create({ ...plan, nature: 'general' }))
      .then([created, natureSet('general')]);
    given([])
      .when(create({ nature: 'general' }))
      .then([productCreated]);
    given([productCreated, natureSet('event')])
      .when(change({ nature: 'general' }))
      .then([natureSet('general')]);
  });
});

describe('the values of a product', () => {
  test('are changed one by one, and those kept keep their ids', () => {
    const specifications = [grain, age];
    given([productCreated], { specifications })
      .when(change({}, [{ key: 'Age', value: '2 years' }]))
      .then([
        changed({
          values: [long, { valueId: 81, attributeId: 12, attribute: 'Age', value: '2 years' }],
        }),
      ]);
    given([productCreated])
      .when(change({}, [{ key: '11', value: 'Short' }]))
      .then([changed({ values: [{ ...long, value: 'Short' }] })]);
  });

  test('values of another category take their place, and those that went are named', () => {
    given([productCreated], { specifications: [age] })
      .when(change({ categoryId: goods }, [{ key: '12', value: '1 year' }]))
      .then([
        changed({
          categoryId: goods,
          values: [{ valueId: 81, attributeId: 12, attribute: 'Age', value: '1 year' }],
          droppedValueIds: [71],
        }),
      ]);
  });

  test('are not asked for by a specification that is disabled, and may be given', () => {
    const specifications = [grain, { ...age, enabled: false }];
    given([], { specifications }).when(create()).then([productCreated]);
    given([productCreated], { specifications })
      .when(change({}, [{ key: 'age', value: '2 years' }]))
      .then([
        changed({
          values: [long, { valueId: 81, attributeId: 12, attribute: 'Age', value: '2 years' }],
        }),
      ]);
  });

  test('one that is missing is refused, at creation and at each later saving', () => {
    const missing = { kind: 'attribute_value_missing', attributeId: 12, attribute: 'Age' } as const;
    const specifications = [grain, age];
    given([], { specifications }).when(create()).thenRejected(missing);
    given([productCreated], { specifications })
      .when(change({ name: 'Basmati' }))
      .thenRejected(missing);
    given([])
      .when(create({ values: [] }))
      .thenRejected({ kind: 'attribute_value_missing', attributeId: 11, attribute: 'Grain' });
    given([productCreated])
      .when(change({}, [{ key: '11', value: ' ' }]))
      .thenRejected({ kind: 'attribute_value_missing', attributeId: 11, attribute: 'Grain' });
  });

  test('one that the category does not ask for is refused', () => {
    given([])
      .when(create({ values: [...wanted.values, { key: 'Colour', value: 'White' }] }))
      .thenRejected({ kind: 'attribute_unknown', attribute: 'Colour' });
  });

  test('two for one, by its id and by its name, are refused unless they are the same', () => {
    const twice = (value: string) =>
      given([]).when(create({ values: [...wanted.values, { key: 'Grain', value }] }));
    twice('Short').thenRejected({ kind: 'attribute_given_twice', attribute: 'Grain' });
    twice(' Long').then([productCreated]);
  });
});

describe('the GST rate of a product', () => {
  const rate = (rateBps: number, from: string | null = null) =>
    ({ rateBps, from }) as NonNullable<Create['rate']>;
  const rates = (...given: readonly (readonly [string, number])[]) =>
    given.map(([from, rateBps]) => ({ from, rateBps }));

  test('changes from today, unless another day is given', () => {
    const { today } = productFacts;
    given([productCreated])
      .when(change({ rate: rate(1800) }))
      .then([changed({ rates: rates(['2017-07-01', 500], [today, 1800]) })]);
    given([productCreated])
      .when(change({ rate: rate(1800, '2027-04-01') }))
      .then([changed({ rates: rates(['2017-07-01', 500], ['2027-04-01', 1800]) })]);
  });

  test('is all of them as they were when a change is taken back', () => {
    given([productCreated, changed({ rates: rates(['2017-07-01', 500], ['2026-11-21', 1800]) })])
      .when(change({ rates: rates(['2017-07-01', 500]) }))
      .then([changed({ rates: rates(['2017-07-01', 500]) })]);
  });

  test('a rate that holds already is not recorded again', () => {
    given([productCreated])
      .when(change({ rate: rate(500) }))
      .thenNothing();
  });

  test('the rate of a day is corrected, an earlier one is put in place, all are removed', () => {
    given([productCreated])
      .when(change({ rate: rate(1800, '2017-07-01') }))
      .then([changed({ rates: rates(['2017-07-01', 1800]) })]);
    given([productCreated, changed({ rates: rates(['2026-04-01', 500]) })])
      .when(change({ rate: rate(1200, '2025-04-01') }))
      .then([changed({ rates: rates(['2025-04-01', 1200], ['2026-04-01', 500]) })]);
    given([productCreated])
      .when(change({ rate: null }))
      .then([changed({ rates: [] })]);
  });

  test('the first holds from when the law has had it', () => {
    given([productCreated, changed({ rates: [] })])
      .when(change({ rate: rate(4000) }))
      .then([changed({ rates: rates(['2025-09-22', 4000]) })]);
  });

  test('a rate that GST does not have is refused', () => {
    given([])
      .when(create({ rate: rate(1700) }))
      .thenRejected({ kind: 'gst_rate_unknown', rateBps: 1700 });
  });

  test('a rate that was not in force on the day is refused', () => {
    given([])
      .when(create({ rate: rate(1200, '2025-09-22') }))
      .thenRejected({ kind: 'gst_rate_not_in_force', rateBps: 1200, from: '2025-09-22' });
    given([])
      .when(create({ rate: rate(2800) }))
      .thenRejected({
        kind: 'gst_rate_not_in_force',
        rateBps: 2800,
        from: productFacts.today,
      });
  });
});

describe('a product is refused', () => {
  test('when it exists, when its name is taken, when it is not there', () => {
    given([productCreated])
      .when(create())
      .thenRejected({ kind: 'master_exists', of, id: productId });
    given([], { nameTakenBy: other })
      .when(create())
      .thenRejected({ kind: 'master_name_taken', of, name: 'Basmati 1121', takenBy: other });
    given([]).when(change({})).thenRejected({ kind: 'master_not_found', of, id: productId });
  });

  test('a product of an unknown category, brand or unit is refused', () => {
    given([])
      .when(create({ categoryId: 999, brandId: 999 }))
      .thenRejected({ kind: 'product_category_unknown', categoryId: 999 });
    given([])
      .when(create({ brandId: 999, unitId: 999 }))
      .thenRejected({ kind: 'product_brand_unknown', brandId: 999 });
    given([productCreated])
      .when(change({ unitId: 999 }))
      .thenRejected({ kind: 'product_unit_unknown', unitId: 999 });
  });

  test.each(['1', '100', '10063', '1006302', '100630201', '9984123', 'abcd', '10 06', ''])(
    'when %j is no HSN or SAC',
    (hsn) => {
      given([]).when(create({ hsn })).thenRejected({ kind: 'hsn_invalid', hsn });
    },
  );

  test('when GSTN does not list its HSN, unless it had it before', () => {
    const facts = { isHsnListed: false };
    const hsn = '10069999';
    given([], facts).when(create({ hsn })).thenRejected({ kind: 'hsn_not_listed', hsn });
    given([productCreated], facts)
      .when(change({ hsn }))
      .thenRejected({ kind: 'hsn_not_listed', hsn });
    const { hsn: had } = wanted;
    given([productCreated], facts)
      .when(change({ hsn: had }))
      .then([]);
    given([productCreated], facts)
      .when(change({ hsn: null }))
      .then([changed({ hsn: null })]);
  });

  test('a product is refused with an opening stock when it is not stocked', () => {
    given([])
      .when(create({ stocked: false }))
      .thenRejected({ kind: 'opening_stock_of_unstocked' });
    given([productCreated])
      .when(change({ stocked: false }))
      .thenRejected({ kind: 'opening_stock_of_unstocked' });
    given([productCreated])
      .when(change({ stocked: false, opening: null }))
      .then([changed({ stocked: false, opening: null })]);
  });
});
