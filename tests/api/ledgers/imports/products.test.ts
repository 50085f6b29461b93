// Products and price lists of a file: added, changed by name, and taken back.
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRebuild } from '#api/commands/rebuild/check.ts';
import type { product } from '#api/contract/catalogue/product.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { done } from '../../trade/requests.ts';
import { sendLines, startImport } from './lines.ts';

let team: Team;
let links: { readonly category_id: number; readonly brand_id: number; readonly unit_id: number };
beforeAll(async () => {
  team = await openTeam();
  const body = { name: 'Fabrics', category_products: ['Colour'] };
  links = {
    category_id: idOf(await team.owner('createCategory', { body })),
    brand_id: idOf(await team.owner('createBrand', { body: { name: 'Unbranded' } })),
    unit_id: idOf(await team.owner('createUnit', { body: { name: 'Metres', uqc: 'MTR' } })),
  };
});
afterAll(() => team.close());

const shirting = () => ({
  line: 2,
  name: 'Shirting',
  ...links,
  hsn: '5208',
  gst_rate: 5,
  price: '240.50',
  opening_quantity: '100',
  opening_value: '20000',
  opening_date: '2026-04-01',
  value_product: { Colour: 'White' },
});

const products = async (): Promise<readonly z.input<typeof product>[]> =>
  done(await team.owner('listUserProducts')).body as readonly z.input<typeof product>[];

const imported = async (lines: readonly object[]): Promise<number> => {
  const id = await startImport(team.owner, lines.length, { kind: 'product' });
  await sendLines(team.owner, 'importProducts', lines, id);
  return id;
};

const undo = async (importId: number) =>
  done(await team.owner('undoImport', { params: { importId } })).body;

describe('importProducts', () => {
  it('adds what is right, and names the field of what is not', async () => {
    const lines = [
      shirting(),
      { ...shirting(), line: 3, name: 'Suiting', value_product: {} },
      { line: 4, name: 'Lining', brand_id: links.brand_id },
      { ...shirting(), line: 5, name: 'shirting' },
      { ...shirting(), line: 6, name: 'Voile', hsn: '12' },
      { ...shirting(), line: 7, name: 'Poplin', opening_date: undefined },
      { ...shirting(), line: 8, name: 'Drill', price: '1.2345' },
    ];
    const { answers } = await sendLines(team.owner, 'importProducts', lines);
    expect(answers).toMatchObject([
      { line: 2, ok: true },
      { line: 3, ok: false, code: 'attribute_value_missing' },
      { line: 4, ok: false, errors: [{ field: 'category_id' }] },
      { line: 5, ok: false, code: 'master_name_taken' },
      { line: 6, ok: false, code: 'hsn_invalid' },
      { line: 7, ok: false, errors: [{ field: 'opening_date' }] },
      { line: 8, ok: false, errors: [{ field: 'price' }] },
    ]);
    expect(await products()).toStrictEqual([]);
  });

  it('changes prices and rates by name, and an undo gives both back', async () => {
    await imported([shirting()]);
    const [before] = await products();
    const prices = { line: 2, match: 'name', name: 'SHIRTING', price: '260', gst_rate: 18 };
    const id = await imported([prices]);
    const [after] = await products();
    expect(after).toMatchObject({ name: 'Shirting', price: '260', gst_rate: 18 });
    expect(after?.gst_rates).toHaveLength(2);
    expect(await undo(id)).toMatchObject({ import: { changed: 1, taken_back: 1 }, kept: [] });
    const { seq: _seq, updated_at: _at, ...was } = before ?? {};
    expect((await products())[0]).toMatchObject(was);
  });

  it('an undo removes what it added and nobody uses', async () => {
    const id = await imported([{ ...shirting(), name: 'Voile' }]);
    expect(await undo(id)).toMatchObject({ import: { created: 1, taken_back: 1 }, kept: [] });
    expect((await products()).map(({ name }) => name)).toStrictEqual(['Shirting']);
  });
});

it('the books of these imports rebuild as they are', async () => {
  const { bookId, server } = team;
  const { pool, keys } = server.core;
  const rebuilt = await checkRebuild({ pool, keys, bookId, projections: PROJECTIONS });
  expect(rebuilt).toStrictEqual([]);
});
