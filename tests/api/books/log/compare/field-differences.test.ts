// The fields of a record that differ between two moments: members of a list by what they are.
import { describe, expect, it } from 'vitest';
import { differencesOf } from '#api/entities/comparing/field-differences.ts';

const NAMES = new Map([['category 50', 'Grain']]);
const differ = (a: object, b: object) =>
  differencesOf(
    { record: { id: 52, ...a }, names: NAMES },
    { record: { id: 52, ...b }, names: NAMES },
  ).map(({ label, a: before, b: now }) => [label, before, now]);

const rate = (from: string, percent: number) => ({ from, rate: percent });
const value = (specification: number, attribute: string, name: string) => ({
  id: 70 + specification,
  category_product_id: specification,
  attribute,
  name,
});

describe('a list of a record', () => {
  it('is compared by the days of its rates, also where one comes before the others', () => {
    const before = { gst_rates: [rate('2020-04-01', 5)] };
    const now = { gst_rates: [rate('2017-07-01', 12), rate('2020-04-01', 5)] };
    expect(differ(before, now)).toStrictEqual([['GST rates 1 Jul 2017 rate', 'none', '12']]);
    expect(differ(now, before)).toStrictEqual([['GST rates 1 Jul 2017 rate', '12', 'none']]);
  });

  it('is compared by what its values answer, which are called by name', () => {
    const [grain, length] = [value(11, 'Grain', 'Long'), value(12, 'Length', '8 mm')];
    expect(
      differ(
        { value_product: [grain, length] },
        { value_product: [value(12, 'Length', '9 mm'), grain] },
      ),
    ).toStrictEqual([['Value product Length name', '8 mm', '9 mm']]);
  });

  it('has items that are told apart by their ids when they are called otherwise', () => {
    const item = (id: number, name: string) => ({ id, name, enabled: true });
    const before = { consumables: [item(13, 'Gunny bag'), item(14, 'Twine')] };
    const now = { consumables: [item(14, 'Twine'), item(13, 'Jute bag')] };
    expect(differ(before, now)).toStrictEqual([
      ['Consumables Jute bag name', 'Gunny bag', 'Jute bag'],
    ]);
  });
});

it('a category of services is called by name', () => {
  expect(differ({ sevice_category_id: null }, { sevice_category_id: 50 })).toStrictEqual([
    ['Service category', 'none', 'Grain'],
  ]);
});
