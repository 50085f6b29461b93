// The name of a figure says the same to who shows it and to who explains it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as codes from '#core/report/index.ts';

const id = fc.integer({ min: 1, max: 999_999 });
const godown = fc.option(id);
const field = fc.constantFrom('net_closing', 'sold', 'to_post');
const head = fc.constantFrom('opening', 'in', 'out', 'closing');
/** Anything that a person may call a batch or a category. */
const named = fc.string({ minLength: 1, unit: fc.constantFrom('B', '7', '/', ' ', 'é') });

describe('a figure is read as what it was named for', () => {
  it('of an asset, a class of them, a block of income tax or a run', () => {
    fc.assert(
      fc.property(id, field, fc.integer({ min: 1, max: 10_000 }), (assetId, name, rateBps) => {
        const asset = codes.nameOfAsset(assetId);
        const block = codes.nameOfTaxBlock('machinery', rateBps);
        expect(codes.readAssetFigure(`${asset}/${name}`)).toEqual({
          assetId,
          assetClass: null,
          field: name,
        });
        expect(codes.readAssetFigure(`${codes.nameOfAssetClass('land')}/${name}`)).toEqual({
          assetId: null,
          assetClass: 'land',
          field: name,
        });
        expect(codes.readBlockFigure(`${block}/${name}`)).toEqual({
          taxClass: 'machinery',
          rateBps,
          field: name,
        });
        for (const of of [
          { assetId, block: null },
          { assetId: null, block: { taxClass: 'machinery', rateBps } },
        ]) {
          const whose = codes.nameOfDepreciated(of);
          expect(codes.readRunFigure(`${name}/${whose}`)).toEqual({ field: name, whose });
        }
      }),
    );
  });

  it('of goods, in all places or in one', () => {
    fc.assert(
      fc.property(id, godown, named, head, (productId, godownId, name, of) => {
        const value = codes.nameOfStock(of, 'value');
        const quantity = codes.nameOfStock(of, 'quantity');
        const read = codes.readStockFigure;
        const [product, category] = [codes.nameOfProduct(productId), codes.nameOfCategory(name)];
        expect(read(`${value}/${category}`)).toEqual({
          head: of,
          measure: 'rupees',
          category: name,
        });
        expect(read(`${value}/${product}`)).toEqual({ head: of, measure: 'rupees', productId });
        expect(read(`${quantity}/${product}`)).toEqual({
          head: of,
          measure: 'quantity',
          productId,
        });
        expect(read(`${quantity}/${codes.nameOfPlaced(godownId, productId)}`)).toEqual({
          head: of,
          measure: 'quantity',
          productId,
          godownId,
        });
        expect(read(`${quantity}/${category}`)).toBeNull();
        expect(read(`${value}/${codes.nameOfPlaced(godownId, productId)}`)).toBeNull();
      }),
    );
  });

  it('of an age of goods, or of a batch', () => {
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(days, id, godown, fc.option(named), (some, productId, godownId, batch) => {
        const ages = codes.agesBetween(some.toSorted((one, other) => one - other));
        expect(ages).toHaveLength(some.length + 1);
        for (const range of ages) {
          const line = `${codes.nameOfStockAge('value', range)}/${codes.nameOfProduct(productId)}`;
          expect(codes.readAgeFigure(line)).toEqual({ range, measure: 'rupees', productId });
        }
        const of = { godownId, productId, batch };
        expect(codes.readBatchFigure(codes.nameOfBatch(of))).toEqual({ head: 'closing', ...of });
        expect(codes.readBatchFigure(`in/${codes.nameOfBatch(of)}`)).toEqual({ head: 'in', ...of });
      }),
    );
  });

  it('of what is owed, and of a group of a trial balance', () => {
    expect(codes.lateBetween([30, 60])).toEqual([
      'late/..0',
      'late/1..30',
      'late/31..60',
      'late/61..',
    ]);
    expect(codes.lateBetween([30]).map(codes.readOwed)).toEqual([
      { first: null, last: 0 },
      { first: 1, last: 30 },
      { first: 31, last: null },
    ]);
    fc.assert(
      fc.property(
        id,
        fc.option(fc.integer({ min: 1, max: 999 })),
        fc.boolean(),
        (bill, line, all) => {
          expect(codes.readOwed(codes.nameOfBill('journal', bill, line))).toEqual({
            kind: 'journal',
            id: bill,
            line,
          });
          for (const code of [null, 'bank-accounts']) {
            const sum = codes.nameOfGroupSum(code, all);
            const read = { isWithin: all, code, side: null };
            expect(codes.readGroupSum(sum)).toEqual(read);
            expect(codes.readGroupSum(`${sum}/credits`)).toEqual({ ...read, side: 'credits' });
            expect(codes.readOpeningSum(codes.nameOfOpening(sum))).toEqual({
              line: sum,
              isOpening: true,
            });
            expect(codes.readOpeningSum(sum)).toEqual({ line: sum, isOpening: false });
          }
        },
      ),
    );
  });

  it('and what has no name of a figure is none', () => {
    const { readAgeFigure, readAssetFigure, readBatchFigure, readBlockFigure } = codes;
    const { readGroupSum, readOwed, readRunFigure, readStockFigure } = codes;
    const readers = [readAgeFigure, readAssetFigure, readBatchFigure, readBlockFigure];
    for (const read of [...readers, readGroupSum, readOwed, readRunFigure, readStockFigure]) {
      for (const line of ['', 'total', '/', 'asset/x/sold', 'own-', 'bill/invoice', 'age/value/1'])
        expect(read(line)).toBeNull();
    }
  });
});
