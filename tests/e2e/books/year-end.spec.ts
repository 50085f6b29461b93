// A firm comes from the checklist of its year's end to the division of its profit, posts it from
// the keys and takes it back.
import type { Page } from '@playwright/test';
import {
  addBook,
  expect,
  expectAccessible,
  expectFitsEveryWidth,
  register,
  test,
  type,
} from '../support/errand.ts';

type NamedAccount = {
  readonly id: number;
  readonly name: string;
  readonly account_type_id: number;
};

/** The only book becomes a firm's, with an account of each partner and ₹1,000 earned in 2025-26. */
async function earnAsFirm(page: Page): Promise<void> {
  const books = '/api/islogin/book';
  const [book] = (await (await page.request.get(books)).json()) as { id: number }[];
  const bookId = book?.id ?? 0;
  const send = async (path: string, data: object) =>
    expect(await page.request.post(`/api/islogin/${path}?book_id=${bookId}`, { data })).toBeOK();
  const retention = `${books}/${bookId}/retention`;
  await expect(await page.request.put(retention, { data: { legal_form: 'firm' } })).toBeOK();
  const list = await page.request.get(`${books}/${bookId}/account`);
  const accounts = (await list.json()) as NamedAccount[];
  const found = (name: string) => accounts.find((account) => account.name === name);
  for (const name of ['Asha Rao', 'Vikram Shetty']) {
    await send('account', { name, account_type_id: found('Capital Account')?.account_type_id });
  }
  const entry = [
    { account_id: found('Cash')?.id, amount: '1000.00' },
    { account_id: found('Sales – Goods')?.id, amount: '-1000.00' },
  ];
  await send('journal', { entry, date: '2025-12-01', narration: 'Sale' });
}

/** Goes down the checklist with the arrow key as far as a point, and opens it. */
async function openPoint(page: Page, name: string): Promise<void> {
  const link = page.getByRole('link', { name, exact: true });
  await expect(link).toBeVisible();
  const isFocused = () => link.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 20 && !(await isFocused()); step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

test('a firm divides the profit of its year from the checklist, and takes it back', async ({
  page,
}) => {
  await register(page);
  await addBook(page, 'Rao and Shetty');
  await earnAsFirm(page);

  await test.step('the checklist leads to the division, which lacks its terms', async () => {
    await page.goto('/journal/reports/year-end?year=25-26');
    await expect(page.getByRole('row', { name: /^Profit divided To do/ })).toBeVisible();
    await openPoint(page, 'Profit divided');
    await expect(page.getByText(/No terms of the partnership hold in this year/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the terms are typed, and a line for each partner is proposed', async () => {
    await page.keyboard.press('Shift+P');
    const dialog = page.getByRole('dialog', { name: 'Terms of the partnership' });
    await expectAccessible(page);
    for (const [at, name] of ['Asha Rao', 'Vikram Shetty'].entries()) {
      const partner = dialog.getByRole('group', { name: `Partner ${at + 1}` });
      await partner.getByLabel('Name').fill(name);
      await partner.getByLabel('Capital account').focus();
      await type(page, name, '[Enter]');
      await partner.getByLabel('Current account').focus();
      await type(page, name, '[Enter]');
    }
    await dialog.getByRole('group', { name: 'Partner 1' }).getByLabel('Share, in parts').fill('3');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Terms of the partnership saved.')).toBeVisible();
    await expect(page.getByRole('row', { name: /^Asha Rao .*750\.00$/ })).toBeVisible();
    await expectFitsEveryWidth(page);
  });

  await test.step('it is posted, and the checklist has nothing to do about it', async () => {
    await type(page, 'p', '[Enter]');
    await expect(page.getByText('Profit divided up to 31 Mar 2026.')).toBeVisible();
    await expect(page.getByText('Appropriation 1 divided ₹1,000.00.')).toBeVisible();
    await page.goto('/journal/reports/year-end?year=25-26');
    await expect(page.getByRole('row', { name: /^Profit divided (?!To do)/ })).toBeVisible();
    await openPoint(page, 'Profit divided');
  });

  await test.step('it is undone with a reason, and the profit is to be divided again', async () => {
    await page.getByRole('button', { name: 'Undo appropriation 1' }).press('Enter');
    await type(page, 'A wrong share', '[Control+Enter]');
    await expect(page.getByText('Appropriation 1 undone.')).toBeVisible();
    await expect(page.getByText('Profit to divide: ₹1,000.00.')).toBeVisible();
    await expectFitsEveryWidth(page);
  });
});
