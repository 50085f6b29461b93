// The codes of goods and services that GSTN lists, found by how they begin and by their words.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HsnCode } from '#api/contract/catalogue/hsn.ts';
import { everydayRows } from '#api/queries/catalogue/hsn/everyday.ts';
import { codesAbove, hsnMaster } from '#api/queries/catalogue/hsn/master.ts';
import { isHsn } from '#core/tax/index.ts';
import { expectFields, expectRefused } from '#tests/support/problems.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function find(search: string, limit = 20): Promise<readonly HsnCode[]> {
  const { status, body } = await shop.owner('findHsnCodes', { query: { search, limit } });
  expect(status).toBe(200);
  return body as readonly HsnCode[];
}
const codesOf = (found: readonly HsnCode[]) => found.map(({ code }) => code);

describe('the master', () => {
  it('has the 22,426 codes of GSTN, each once, under its chapter', () => {
    const { codes, placeOf } = hsnMaster();
    expect([codes.length, placeOf.size]).toStrictEqual([22_426, 22_426]);
    const alone = codes.filter(({ code, under }) => isHsn(code) && under === null);
    expect(alone).toStrictEqual([]);
    expect(codes.filter(({ description }) => description === '')).toMatchObject([
      { code: '52083110' },
    ]);
  });
});

describe('findHsnCodes', () => {
  it('finds a code by how it begins, headings first, in groups of digits too', async () => {
    for (const search of ['1006', '10 06', ' 10.06 ']) {
      const found = codesOf(await find(search, 5));
      expect(found).toStrictEqual(['1006', '100610', '100620', '100630', '100640']);
    }
    expect(codesOf(await find('10063020'))).toStrictEqual(['10063020']);
    expect(await find('100639')).toStrictEqual([]);
  });

  it('says what a code is and under what it stands, in the words of the master', async () => {
    expect(await find('10063020')).toStrictEqual([
      {
        code: '10063020',
        kind: 'HSN',
        description: 'BASMATI RICE',
        chapter: '10',
        chapter_description: 'Cereals',
        under: ['RICE', 'SEMI-MILLED OR WHOLLY-MILLED RICE, WHETHER OR NOT POLISHED OR GLAZED :'],
      },
    ]);
    const [taxi] = await find('taxi radio');
    expect(taxi).toMatchObject({
      code: '996412',
      kind: 'SAC',
      chapter: '99',
      chapter_description: 'All Services',
      under: ['Passenger transport services'],
    });
  });

  it('finds words in any order and case, whole ones before beginnings', async () => {
    const first = codesOf(await find('tea', 1));
    expect(first).toStrictEqual(['0902']);
    expect(codesOf(await find('RICE basmati'))).toStrictEqual(codesOf(await find('Basmati, rice')));
    expect(codesOf(await find('smartph'))).toContain('85171300');
  });

  it('finds what is called OTHER by the words that it stands under', async () => {
    const found = await find('bovine live other', 100);
    expect(found.some(({ description }) => /^other$/i.test(description))).toBe(true);
  });

  it('offers no more than is asked for, twenty by itself, and no code that a bill cannot show', async () => {
    const { body } = await shop.owner('findHsnCodes');
    expect(body).toHaveLength(20);
    const all = await find('other', 100);
    expect(all).toHaveLength(100);
    expect(all.filter(({ code }) => !isHsn(code))).toStrictEqual([]);
    expect(await find('30559')).toStrictEqual([]);
  });

  it.each(['%', '_', '(', '\\', '.*', '\u202e', '\u200b', '١٠٠٦', 'चावल', 'constructor'])(
    'finds nothing by %s, which no description has',
    async (search) => {
      expect(await find(search)).toStrictEqual([]);
    },
  );

  it('reads figures of full width as figures', async () => {
    expect(codesOf(await find('１００６３０２０'))).toStrictEqual(['10063020']);
  });

  it.each([
    [{ search: 'x'.repeat(101) }, 'search'],
    [{ search: 'a\u0000b' }, 'search'],
    [{ limit: 0 }, 'limit'],
    [{ limit: 101 }, 'limit'],
    [{ limit: '1e1' }, 'limit'],
    [{ chapter: 10 }, 'chapter'],
  ])('is malformed with %o', async (query, field) => {
    expectFields(await shop.owner('findHsnCodes', { query }), [field]);
  });

  it('answers in a moment, whatever is asked', async () => {
    await find('rice');
    const began = performance.now();
    for (const search of ['a', 'o', 'other than', 'a b c d e f g h i j k l', 'cotton woven']) {
      await find(search);
    }
    expect(performance.now() - began).toBeLessThan(5000);
  });
});

describe('the code of a product', () => {
  const code = (name: string, hsn: string) => ({
    name,
    hsn,
    category_id: shop.rice,
    brand_id: shop.brand,
    value_product: { grain: 'Long' },
  });

  it('must be listed when it is given, and may stay as it is', async () => {
    const got = await shop.owner('createProduct', { body: code('Unlisted', '10063999') });
    expectRefused(got, 422, 'hsn_not_listed', { hsn: '10063999' });
    expect((await shop.owner('createProduct', { body: code('Listed', '100630') })).status).toBe(
      200,
    );
    const id = await shop.product('To be coded');
    const changed = await shop.owner('changeProduct', {
      params: { productId: id },
      body: { hsn: '00000000' },
    });
    expectRefused(changed, 422, 'hsn_not_listed', { hsn: '00000000' });
  });
});

describe('everyday words', () => {
  const said = (code: string): string => {
    const { codes, placeOf } = hsnMaster();
    const found = codes[placeOf.get(code) ?? -1];
    if (found === undefined) return '';
    return [...codesAbove(found), found].map(({ description }) => description).join(' / ');
  };

  it('are of codes that the master has, by words that it has of them', () => {
    const rows = everydayRows();
    expect(rows.length).toBeGreaterThan(200);
    const wrong = rows.filter(
      (row) => !isHsn(row.code) || !said(row.code).toUpperCase().includes(row.said.toUpperCase()),
    );
    expect(wrong).toStrictEqual([]);
    expect(rows.filter((row) => row.said === '' || row.said === 'OTHER')).toStrictEqual([]);
    const names = rows.flatMap((row) => row.names.map((name) => name.join(' ')));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toStrictEqual([]);
  });

  it.each([
    ['dal', '0713'],
    ['toor dal', '07136000'],
    ['atta', '11010000'],
    ['sugar', '1701'],
    ['cheeni', '1701'],
    ['biscuit', '19053100'],
    ['biscuits', '19053100'],
    ['mobile', '85171300'],
    ['mobiles', '85171300'],
    ['laptop', '84713010'],
    ['haldi', '09103020'],
    ['cab', '996412'],
    ['salon', '999721'],
    ['chawal', '1006'],
    ['rice', '1006'],
    ['besan', '11061000'],
    ['ghee', '04059020'],
    ['namkeen', '21069099'],
    ['sabun', '3401'],
    ['cement', '25232930'],
    ['school bag', '42022220'],
    ['Chai', '0902'],
    ['catering', '996334'],
    ['rent', '997212'],
    ['courier', '996812'],
    ['tuition', '999293'],
    ['CA services', '998221'],
    ['ac repair', '998715'],
    ['repair ac', '998715'],
    ['bisc', '19053100'],
  ])('%s is found first as %s', async (search, code) => {
    expect(codesOf(await find(search, 3))[0]).toBe(code);
  });

  it('find each code once, before what the master alone has', async () => {
    const found = codesOf(await find('rice', 100));
    expect(new Set(found).size).toBe(found.length);
    expect(found).toContain('10063090');
  });
});
