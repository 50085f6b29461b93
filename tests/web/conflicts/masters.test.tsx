// Somebody else saved the record while its form stood open: every kind of master goes on with
// either version, and what was typed is there until the person says otherwise.
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeAsset } from '#api/contract/catalogue/asset.ts';
import { MASTERS } from '#api/contract/catalogue/master-kinds.ts';
import { readMaster, readSharedMaster } from '#api/contract/catalogue/masters.ts';
import {
  listSharedAccountTypes,
  readSharedAccountType,
  renameSharedAccountType,
} from '#api/contract/server/installation.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { readBillingSettings } from '#api/contract/book/billing-settings.ts';
import { AssetForm } from '#web/features/catalogue/book/assets/AssetForm.tsx';
import { StockForm } from '#web/features/catalogue/book/assets/StockForm.tsx';
import { MasterForm } from '#web/features/catalogue/form/MasterForm.tsx';
import { TypeForm } from '#web/features/catalogue/form/TypeForm.tsx';
import type { EditableKind } from '#web/features/catalogue/kinds.ts';
import { ItemForm } from '#web/features/catalogue/product/ItemForm.tsx';
import assets from '#tests/specimens/replies/listAssets.json' with { type: 'json' };
import brands from '#tests/specimens/replies/listBrands.json' with { type: 'json' };
import categories from '#tests/specimens/replies/listCategories.json' with { type: 'json' };
import companies from '#tests/specimens/replies/listCompanies.json' with { type: 'json' };
import godowns from '#tests/specimens/replies/listGodowns.json' with { type: 'json' };
import products from '#tests/specimens/replies/listProducts.json' with { type: 'json' };
import services from '#tests/specimens/replies/listServices.json' with { type: 'json' };
import settings from '#tests/specimens/replies/readBillingSettings.json' with { type: 'json' };
import types from '#tests/specimens/replies/listSharedAccountTypes.json' with { type: 'json' };
import renamed from '#tests/specimens/replies/renameSharedAccountType.json' with { type: 'json' };
import units from '#tests/specimens/replies/listUnits.json' with { type: 'json' };
import { ok, okAccounts, problem, serverAnswers } from '../support/answers.ts';
import { show } from '../support/show.tsx';

type Seen = { readonly id: number; readonly name: string; readonly seq: number };
type Case = {
  readonly record: Seen;
  readonly form: (onSaved: () => void) => ReactNode;
  readonly change: Endpoint;
  readonly read: Endpoint;
};

const first = <T,>(list: readonly T[]): T => list[0] as T;
const masterCase = (kind: EditableKind, list: readonly Seen[]): Case => {
  const record = first(list);
  return {
    record,
    form: (onSaved) => (
      <MasterForm
        kind={kind}
        where={1}
        record={MASTERS[kind].create.reply.parse(record) as never}
        onSaved={onSaved}
      />
    ),
    change: MASTERS[kind].change,
    read: readMaster,
  };
};
const asset = { ...first(assets), asset_type: 'asset', product_id: 2 };
const stock = first(assets);
const item = first(products);
const type = types.items.find(({ reserved }) => !reserved) ?? first(types.items);

const CASES: Readonly<Record<string, Case>> = {
  brand: masterCase('brand', brands),
  unit: masterCase('unit', units),
  godown: masterCase('godown', godowns),
  'account-type company': masterCase('account_type_company', companies),
  category: masterCase('category', categories),
  service: masterCase('service', services),
  product: masterCase('product', products),
  'product of the first bill': {
    record: item,
    form: (onSaved) => (
      <ItemForm
        bookId={1}
        name=""
        product={MASTERS.product.create.reply.parse(item)}
        onSaved={onSaved}
      />
    ),
    change: MASTERS.product.change,
    read: readMaster,
  },
  asset: {
    record: asset,
    form: (onSaved) => (
      <AssetForm bookId={1} record={changeAsset.reply.parse(asset)} onSaved={onSaved} />
    ),
    change: changeAsset,
    read: readMaster,
  },
  stock: {
    record: stock,
    form: (onSaved) => (
      <StockForm bookId={1} record={changeAsset.reply.parse(stock)} onSaved={onSaved} />
    ),
    change: changeAsset,
    read: readMaster,
  },
  'account type of all books': {
    record: type,
    form: (onSaved) => (
      <TypeForm where={null} record={readSharedAccountType.reply.parse(type)} onSaved={onSaved} />
    ),
    change: renameSharedAccountType,
    read: readSharedAccountType,
  },
  'brand of all books': {
    ...masterCase('brand', brands),
    form: (onSaved) => (
      <MasterForm
        kind="brand"
        where={null}
        record={MASTERS.brand.create.reply.parse(first(brands))}
        onSaved={onSaved}
      />
    ),
    change: MASTERS.brand.changeShared,
    read: readSharedMaster,
  },
};

const THEIR_SEQ = 9_000;
const lists = [
  [MASTERS.brand.list, ok(brands)],
  [MASTERS.unit.list, ok(units)],
  [MASTERS.category.list, ok(categories)],
  [MASTERS.product.list, ok(products)],
  [MASTERS.account_type_company.list, ok(companies)],
  [listAccountChanges, okAccounts([])],
  [listSharedAccountTypes, ok(types)],
  [readBillingSettings, ok({ ...settings, gstin: null, registration: 'unregistered' })],
] as const;

/** The name was typed anew, and the first answer is that Ravi was quicker. */
async function refused({ record, form, change, read }: Case) {
  const theirs = { ...record, name: 'Theirs', seq: THEIR_SEQ };
  let tries = 0;
  const answer = () => {
    tries += 1;
    return tries === 1
      ? problem(409, 'changed_since', 'Ravi changed this since you opened it.')
      : ok({ ...(read === readSharedAccountType ? renamed : theirs), name: 'Mine', seq: 9_001 });
  };
  const reply = 'group' in record || read === readSharedAccountType ? theirs : withUses(theirs);
  const calls = serverAnswers([[change, answer], [read, ok(reply)], ...lists]);
  let saved = 0;
  await show(() => form(() => (saved += 1)), { path: '/form' });
  await userEvent.fill(name(), 'Mine');
  await userEvent.click(page.getByRole('button', { name: /^Save/ }));
  await expect.element(page.getByText(/^Ravi changed this since you opened it\./)).toBeVisible();
  await expect.element(name()).toHaveValue('Mine');
  return {
    bodies: () => calls.flatMap(({ body, path }) => (path.startsWith('GET') ? [] : (body ?? []))),
    saves: () => saved,
  };
}

const withUses = (record: object) => ({ ...record, used_by: [] });
const name = () => page.getByRole('textbox', { name: /^Name/ }).first();
const press = (way: string) => userEvent.click(page.getByRole('button', { name: way }));

describe.each(Object.entries(CASES))('%s, changed by somebody else meanwhile', (_, one) => {
  test('is loaded as it is now, and what was typed lies aside', async () => {
    const { bodies } = await refused(one);
    await press('Load theirs');
    await expect.element(name()).toHaveValue('Theirs');
    await expect.element(page.getByText(/^Ravi changed this/)).not.toBeInTheDocument();
    expect(bodies()).toHaveLength(1);
  });

  test('is saved as it was typed here, over the version of the other', async () => {
    const { bodies, saves } = await refused(one);
    await press('Keep mine');
    await expect.poll(saves).toBe(1);
    expect(bodies()[0]).toMatchObject({ name: 'Mine', expected: one.record.seq });
    expect(bodies()[1]).toMatchObject({ name: 'Mine', expected: THEIR_SEQ });
  });
});

describe('what somebody else changed in other fields', () => {
  test('stays theirs, item by item, when mine is kept', async () => {
    const rice = first(categories);
    const [twine] = rice.consumables;
    const theirs = {
      ...rice,
      seq: THEIR_SEQ,
      name: 'Rice and paddy',
      consumables: [...rice.consumables, { id: 77, name: 'Tarpaulin', enabled: true }],
    };
    let tries = 0;
    const answer = () => {
      tries += 1;
      return tries === 1
        ? problem(409, 'changed_since', 'Ravi changed this since you opened it.')
        : ok(theirs);
    };
    const calls = serverAnswers([
      [MASTERS.category.change, answer],
      [readMaster, ok(withUses(theirs))],
      ...lists,
    ]);
    await show(
      () => (
        <MasterForm
          kind="category"
          where={1}
          record={MASTERS.category.create.reply.parse(rice)}
          onSaved={() => undefined}
        />
      ),
      { path: '/form' },
    );
    await userEvent.click(page.getByLabelText(twine?.name ?? '', { exact: true }));
    await userEvent.click(page.getByRole('button', { name: /^Save/ }));
    await press('Keep mine');
    const bodies = () => calls.flatMap(({ body }) => body ?? []);
    await expect.poll(() => bodies().length).toBe(2);
    expect(bodies()[1]).toStrictEqual({
      book_id: 1,
      category_asset: {},
      category_product: {},
      consumable: { [String(twine?.id)]: false },
      expected: THEIR_SEQ,
    });
    await expect.element(name()).toHaveValue('Rice and paddy');
    await expect.element(page.getByLabelText('Tarpaulin', { exact: true })).toBeVisible();
  });
});
