// Random histories of a catalogue, each event possible after those before it.
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { MASTER_KINDS } from '#core/catalogue/master/index.ts';
import type { MasterKind } from '#core/catalogue/master/index.ts';
import type { BooksEvent } from '#core/domain.ts';

type Draw = {
  readonly of: MasterKind;
  readonly id: number;
  readonly act: 'create' | 'change' | 'item' | 'Enabled' | 'Disabled' | 'Retired' | 'Removed';
  readonly name: string;
  readonly other: number | null;
  readonly flag: boolean;
};

const draw: Arbitrary<Draw> = fc.record({
  of: fc.constantFrom(...MASTER_KINDS),
  id: fc.integer({ min: 1, max: 4 }),
  act: fc.constantFrom(
    ...(['create', 'create', 'change', 'change', 'item', 'item'] as const),
    ...(['Enabled', 'Disabled', 'Retired', 'Removed'] as const),
  ),
  name: fc.constantFrom('Basmati', 'basmati rice', 'Rice % of_the\\shop', 'चावल', 'Oil'),
  other: fc.option(fc.integer({ min: 1, max: 4 })),
  flag: fc.boolean(),
});

/** What is kept while a history is written: which records are there, and what is in their lists. */
type Notes = { readonly items: Map<string, number>; nextId: number };

const nouns = (of: MasterKind): string => `${of[0]?.toUpperCase()}${of.slice(1)}`;

const event = (type: string, data: object): BooksEvent =>
  ({ type, version: 1, data }) as BooksEvent;

const detailsOf = ({ of, name, other, flag }: Draw, notes: Notes): object => {
  const value = () => ({
    valueId: (notes.nextId += 1),
    attributeId: 1,
    attribute: 'Age',
    value: name,
  });
  switch (of) {
    case 'product':
      return {
        name,
        categoryId: other ?? 1,
        brandId: 1,
        unitId: other,
        stocked: flag,
        hsn: null,
        rates: [
          {
            from: '2026-04-01',
            rateBps: 500,
          },
        ],
        priceThousandths: other,
        values: flag ? [value(), value()] : [],
        opening: null,
      };
    case 'category':
    case 'company':
      return { name, parentId: other };
    case 'unit':
      return { name, uqc: flag ? 'KGS' : 'NOS', decimals: flag ? 3 : 0 };
    case 'service':
      return { name, serviceCategoryId: null, categoryId: other, productId: null };
    case 'asset':
      return { name, productId: other, categoryId: null, accountId: other };
    case 'brand':
    case 'godown':
      return { name };
  }
};

const listsOf = ({ of, flag }: Draw): object => {
  if (of === 'category') return { items: [] };
  if (of === 'service') return { attributes: [] };
  return of === 'asset' ? { kind: flag ? 'asset' : 'stock' } : {};
};

const goneWith = ({ of, id, flag }: Draw, { items }: Notes): object => {
  const itemId = items.get(`${of} ${id}`);
  if (of === 'product') return { droppedValueIds: [] };
  if (of === 'asset') return { kind: flag ? 'asset' : 'stock' };
  if (of === 'category') {
    return { items: itemId === undefined ? [] : [{ list: 'consumables', itemId }] };
  }
  if (of === 'service') return { attributeIds: itemId === undefined ? [] : [itemId] };
  return {};
};

/** One item at most for each category and service: added, then changed or removed. */
function itemEvent({ of, id, name, flag }: Draw, notes: Notes): BooksEvent[] {
  if (of !== 'category' && of !== 'service') return [];
  const key = `${of} ${id}`;
  const known = notes.items.get(key);
  const itemId = known ?? (notes.nextId += 1);
  const at =
    of === 'category'
      ? { categoryId: id, list: 'consumables', itemId }
      : { serviceId: id, attributeId: itemId };
  const noun = of === 'category' ? 'CategoryItem' : 'ServiceAttribute';
  if (known === undefined) {
    notes.items.set(key, itemId);
    return [event(`${noun}Added`, { ...at, name, enabled: flag })];
  }
  if (flag) return [event(`${noun}Changed`, { ...at, changes: { name } })];
  notes.items.delete(key);
  return [event(`${noun}Removed`, at)];
}

function written(draws: readonly Draw[]): BooksEvent[] {
  const ids = new Map<string, 'present' | 'removed'>();
  const notes: Notes = { items: new Map(), nextId: 100 };
  return draws.flatMap((one): BooksEvent[] => {
    const { of, id, act } = one;
    const key = `${of} ${id}`;
    const own = { [`${of}Id`]: id };
    if (act === 'create') {
      if (ids.has(key)) return [];
      ids.set(key, 'present');
      return [event(`${nouns(of)}Created`, { ...own, ...detailsOf(one, notes), ...listsOf(one) })];
    }
    if (ids.get(key) !== 'present') return [];
    if (act === 'item') return itemEvent(one, notes);
    if (act === 'change') {
      return [event(`${nouns(of)}Changed`, { ...own, changes: detailsOf(one, notes) })];
    }
    if (act !== 'Removed') return [event(`${nouns(of)}${act}`, own)];
    ids.set(key, 'removed');
    return [event(`${nouns(of)}Removed`, { ...own, ...goneWith(one, notes) })];
  });
}

export const catalogueMoves: Arbitrary<readonly BooksEvent[]> = fc
  .array(draw, { minLength: 10, maxLength: 120 })
  .map(written);
