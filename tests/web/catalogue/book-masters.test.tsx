import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addAccountType, listAccountTypes } from '#api/contract/account/account.ts';
import { readFigures } from '#api/contract/book/figures.ts';
import { unitEndpoints } from '#api/contract/catalogue/names.ts';
import { SystemManagement } from '#web/features/dashboard/strips/SystemManagement.tsx';
import { BookAddPage } from '#web/features/catalogue/book/BookAddPage.tsx';
import { BookMasterList } from '#web/features/catalogue/book/BookMasterList.tsx';
import { TypeListPage } from '#web/features/catalogue/book/TypeListPage.tsx';
import { bookRoutesOf, OWN_FORM_KINDS } from '#web/shell/commands/kinds.ts';
import types from '#tests/specimens/replies/listAccountTypes.json' with { type: 'json' };
import added from '#tests/specimens/replies/addAccountType.json' with { type: 'json' };
import units from '#tests/specimens/replies/listUnits.json' with { type: 'json' };
import { ok, serverAnswers } from '../support/answers.ts';
import { meera, show } from '../support/show.tsx';

const link = (name: string | RegExp) => page.getByRole('link', { name });
const openTypes = (at = '/account_type') => show(TypeListPage, { path: '/account_type', at });

describe('System Management', () => {
  const open = (user = meera) =>
    show(() => <SystemManagement figures={null} readAt={0} failed />, { path: '/', user });

  test('leads a bookkeeper to a list of each kind, and to a form for one more', async () => {
    await open();
    await expect.element(link('View All Categories')).toHaveAttribute('href', '/category');
    await expect.element(link('View All Account Types')).toHaveAttribute('href', '/account_type');
    const listed = link(/^View All/).elements();
    const lists = listed.map((one) => one.getAttribute('href') ?? '');
    // Others, such as godowns, are reached from stock, and by whoever looks for them.
    const { counts } = readFigures.reply.in.shape;
    const counted = OWN_FORM_KINDS.filter((kind) => kind in counts.shape);
    expect(counted).toHaveLength(Object.keys(counts.shape).length);
    expect(lists.toSorted()).toEqual(counted.map((kind) => bookRoutesOf(kind).list).toSorted());
    expect(link(/^\+?\s*Add to/).elements()).toHaveLength(6);
  });

  test('leads an admin to what all books share', async () => {
    await open({ ...meera, roles: ['admin'] });
    await expect.element(link('View All Brands')).toHaveAttribute('href', '/admin/brand');
    await expect.element(link(/Add to Services/)).toHaveAttribute('href', '/admin/service/add');
  });
});

test('the units of a book open as its own pages', async () => {
  serverAnswers([[unitEndpoints.list, ok(units)]]);
  await show(() => <BookMasterList kind="unit" />, { path: '/unit' });
  const [unit] = units;
  await expect.element(link(unit?.name ?? '')).toHaveAttribute('href', `/unit/${unit?.id}`);
  await expect.element(link(/^Add New/)).toHaveAttribute('href', '/unit/add');
});

describe('the account types of a book', () => {
  test('stand with their groups, and whether all books share them', async () => {
    serverAnswers([[listAccountTypes, ok(types)]]);
    await openTypes();
    await expect
      .element(page.getByRole('row', { name: /^Chit funds Loans & Advances \(Asset\) asset/ }))
      .toBeVisible();
    await expect
      .element(page.getByRole('row', { name: /^Suspense.*is a group itself liability all books/ }))
      .toBeVisible();
  });

  test('are searched, and what is not there is added under that name', async () => {
    serverAnswers([[listAccountTypes, ok(types)]]);
    await openTypes('/account_type?q=Godown');
    await expect.element(page.getByText('No account type named ‘Godown’')).toBeVisible();
    await expect
      .element(link(/^New account type/))
      .toHaveAttribute('href', '/account_type/add/Godown');
  });

  test('that could not be loaded are asked for again', async () => {
    serverAnswers([[listAccountTypes, 'silence', ok(types)]]);
    await openTypes();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(page.getByRole('row', { name: /^Chit funds/ })).toBeVisible();
  });

  test('are added by anybody who keeps the book, each under a group', async () => {
    const calls = serverAnswers([
      [addAccountType, ok(added)],
      [listAccountTypes, ok(types)],
    ]);
    await show(() => <BookAddPage kind="account_type" />, { path: '/account_type/add' });
    await userEvent.fill(page.getByLabelText('Name', { exact: true }), 'Godown rent');
    await userEvent.selectOptions(page.getByLabelText(/^Group/), 'Indirect Expenses');
    await userEvent.click(page.getByRole('button', { name: /^Save account type/ }));
    await expect.element(page.getByText('Went to /account_type')).toBeVisible();
    expect(calls.find(({ path }) => path.startsWith('POST'))?.body).toMatchObject({
      name: 'Godown rent',
      book_id: 1,
    });
  });
});
