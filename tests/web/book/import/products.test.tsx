// A file of products: what the book lacks is added, what it has is changed.
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { listBooks } from '#api/contract/book/book.ts';
import { importProducts, listImports } from '#api/contract/book/import.ts';
import { categoryEndpoints } from '#api/contract/catalogue/category.ts';
import { brandEndpoints, unitEndpoints } from '#api/contract/catalogue/names.ts';
import { readHsn, readDecimal, readRate } from '#web/features/book/import/kinds/cells.ts';
import { ImportPage } from '#web/features/book/import/ImportPage.tsx';
import brands from '#tests/specimens/replies/listBrands.json' with { type: 'json' };
import categories from '#tests/specimens/replies/listCategories.json' with { type: 'json' };
import units from '#tests/specimens/replies/listUnits.json' with { type: 'json' };
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import { ok, okLines, serverAnswers } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

const category = (id: number, name: string) => ({
  ...categories[0],
  id,
  name,
  status: 'enabled',
  category_products: [],
});
const brand = (id: number, name: string) => ({ ...brands[0], id, name, status: 'enabled' });
const unit = { ...units[0], id: 3, name: 'Metres', uqc: 'MTR', status: 'enabled' };

const done = (accepted: number, refused = 0) => ({ done: true, accepted, refused });
const right = (line: number) => ({ line, ok: true, id: null });

async function rehearsed(kind: string, text: string) {
  const screen = await show(ImportPage, { path: '/import/:kind', at: `/import/${kind}` });
  await expect.element(screen.getByRole('button', { name: 'Choose file' })).toBeVisible();
  const input = screen.container.querySelector('input[type=file]');
  await userEvent.upload(input as HTMLInputElement, new File([text], 'items.csv'));
  await screen.getByRole('button', { name: /Rehearse/ }).click();
  return screen;
}

const atRest = [
  [listBooks, ok([{ ...books[0], role: 'owner', begins_on: '2026-04-01' }])],
  [listImports, ok([])],
] as const;

describe('a file of products', () => {
  test('has what the book lacks added, and changes the product of a name that is there', async () => {
    const taken = {
      line: 3,
      ok: false,
      status: 409,
      code: 'master_name_taken',
      detail: 'A product is called Voile already.',
      facts: { taken_by: 71, field: 'name' },
    };
    const calls = serverAnswers([
      ...atRest,
      [
        categoryEndpoints.list,
        ok([category(1, 'General')]),
        ok([category(1, 'General'), category(2, 'Fabrics')]),
      ],
      [brandEndpoints.list, ok([brand(4, 'Unbranded')])],
      [unitEndpoints.list, ok([unit])],
      [categoryEndpoints.create, ok(category(2, 'Fabrics'))],
      [importProducts, okLines(taken, done(0, 1)), okLines(right(2), right(3), done(2))],
    ]);
    const screen = await rehearsed(
      'products',
      'Item,Group,UOM,GST %,Sale Price,Op. Qty,Opening Stock Value\n' +
        'Shirting,Fabrics,Mtr,0.05,"₹1,240.50",100,18000\nVoile,,,GST-5,90,,\n',
    );
    await expect.element(screen.getByText(/Not in the book yet: category “Fabrics”/)).toBeVisible();
    await screen.getByRole('button', { name: /Add 1 to the book/ }).click();
    await expect.element(screen.getByText(/“0.05” is not a rate in percent/)).toBeVisible();
    await expect
      .element(screen.getByText('Already in the book with this name: Voile'))
      .toBeVisible();
    await screen.getByRole('button', { name: /Use 5% in row 2/ }).click();
    await screen.getByRole('button', { name: /Update that product by row 3/ }).click();
    await expect.element(screen.getByRole('cell', { name: '1,240.5', exact: true })).toBeVisible();
    await expect.element(screen.getByRole('cell', { name: '18,000.00' })).toBeVisible();
    await expect.element(screen.getByRole('cell', { name: '01 Apr 2026' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /Import 2 products/ })).toBeVisible();
    const sent = calls.filter(({ path }) => path.includes('import/')).flatMap(({ body }) => body);
    expect(sent).toContainEqual({
      line: 2,
      name: 'Shirting',
      category_id: 2,
      brand_id: 4,
      unit_id: 3,
      gst_rate: '5',
      price: '1240.5',
      opening_quantity: '100',
      opening_value: '18000',
      opening_date: '2026-04-01',
    });
    expect(sent).toContainEqual({ line: 3, id: 71, name: 'Voile', gst_rate: '5', price: '90' });
  });

  test('changes products by their names where it is a price list, and adds none', async () => {
    const calls = serverAnswers([
      ...atRest,
      [importProducts, okLines({ ...right(2), unchanged: true }, right(3), done(2))],
    ]);
    const screen = await rehearsed('prices', 'Product,New price\nShirting,240\nVoile,95.25\n');
    await expect.element(screen.getByText('1 more is in the book as in the file')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /Import 1 product/ })).toBeVisible();
    const sent = calls.filter(({ path }) => path.includes('import/')).flatMap(({ body }) => body);
    expect(sent).toStrictEqual([
      { line: 2, match: 'name', name: 'Shirting', price: '240' },
      { line: 3, match: 'name', name: 'Voile', price: '95.25' },
    ]);
  });
});

describe('an opening stock', () => {
  test('without its value is asked for, and the comma is never thrown away', async () => {
    serverAnswers([
      ...atRest,
      [categoryEndpoints.list, ok([category(1, 'General')])],
      [brandEndpoints.list, ok([brand(4, 'Unbranded')])],
      [unitEndpoints.list, ok([unit])],
      [importProducts, okLines(right(2), right(3), done(2))],
    ]);
    const text = 'Name;Price;Opening Stock\nRice;60,50;100\nWheat;70,25;';
    const screen = await rehearsed('products', text);
    await expect.element(screen.getByText('Price “60,50” may be 60.5 or 6,050')).toBeVisible();
    await screen
      .getByRole('button', {
        name: 'Price (exclusive of GST): take the comma for the decimal point in 2 rows',
      })
      .click();
    await expect.element(screen.getByText(/opening stock of 100 worth/)).toBeVisible();
    await expect.element(screen.getByRole('cell', { name: '70.25' })).toBeVisible();
  });
});

describe('a cell of goods', () => {
  test('has its HSN with the nought that a spreadsheet took away, where there is such a heading', () => {
    expect(readHsn('0801')).toStrictEqual({ ok: true, value: '0801' });
    expect(readHsn('8471.0')).toStrictEqual({ ok: true, value: '8471' });
    expect(readHsn('8471.30')).toStrictEqual({ ok: true, value: '847130' });
    expect(readHsn('801')).toMatchObject({ ok: false, offers: [{ text: '0801' }] });
    for (const text of ['99836', '84713', '8O1', '899']) {
      expect(readHsn(text)).not.toHaveProperty('offers');
    }
  });

  test('has a rate in percent however a spreadsheet or another program keeps it', () => {
    for (const text of ['18%', '18', 'GST-18', 'GST 18%', '18% GST', 'IGST@18%', '18.00']) {
      expect(readRate(text)).toStrictEqual({ ok: true, value: '18', shown: '18%' });
    }
    expect(readRate('0.25')).toMatchObject({ ok: true, value: '0.25' });
    expect(readRate('0.18')).toMatchObject({ ok: false, offers: [{ text: '18' }] });
    for (const text of ['17', 'CGST 9', '1.8', 'GST']) expect(readRate(text).ok).toBe(false);
  });

  test('has a price as people write it, and what it may mean is offered', () => {
    const price = readDecimal('Price', 3);
    expect(price('Rs. 1,240.50')).toStrictEqual({ ok: true, value: '1240.5', shown: '1,240.5' });
    expect(price('450/-')).toMatchObject({ ok: true, value: '450' });
    expect(price('12,4OO')).toMatchObject({ ok: false, offers: [{ text: '12400' }] });
    expect(price('60,50')).toMatchObject({
      ok: false,
      offers: [{ text: '60.5' }, { text: '6050' }],
    });
    expect(price('-5')).toMatchObject({ ok: false });
  });
});
