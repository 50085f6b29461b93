// A business moves in mid-year: its balances, its open bills, and what they differ by.
import type { Page } from '@playwright/test';
import { addBook, expect, expectAccessible, register, test, type } from '../support/errand.ts';

test('opening balances are left, resumed, posted with a difference, and corrected', async ({
  page,
}) => {
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  const data = { name: 'Deccan Textiles' };
  const added = await page.request.post('/api/islogin/customer', { data });
  expect(added.status()).toBe(200);
  await page.goto('/account/opening');

  await test.step('what is typed is saved, and there when the page is opened again', async () => {
    await page.getByLabel('Books begin on').fill('1 Oct 2026');
    await page.getByLabel('Debit of Cash', { exact: true }).fill('42900');
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save and finish later' }).click();
    await expect(page.getByText('Opening balances saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Debit of Cash', { exact: true })).toHaveValue('42,900.00');
    await expect(page.getByText('Credits are less than debits.')).toBeVisible();
  });

  await test.step('a customer opens into the bills, which come to the balance', async () => {
    await page.getByText('Customers’ bills', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Add a bill' }).click();
    await page.getByLabel('Number of bill 1 of Deccan Textiles').fill('26-27/079');
    await page.getByLabel('Date of bill 1 of Deccan Textiles', { exact: true }).fill('24 Aug 2026');
    await page.getByLabel('Amount of bill 1 of Deccan Textiles').fill('100');
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/posted with a difference of ₹43,000.00/)).toBeVisible();
  });

  await test.step('the difference stands on the reports until it is nil', async () => {
    await page.goto('/journal/reports');
    await expect(page.getByText('Difference in opening balances ₹43,000.00.')).toBeVisible();
    await page.getByRole('link', { name: 'Opening balances' }).click();
    await page.getByLabel('Credit of Capital Account').fill('43000');
    await page.getByRole('button', { name: /Correct opening entry/ }).click();
    await expect(page.getByText('Opening balances corrected.')).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/Difference in opening balances/)).toHaveCount(0);
  });
});

type Summary = { readonly total: string; readonly ledger_total: string };

const read = async <Reply>(page: Page, path: string): Promise<Reply> =>
  (await (await page.request.get(`/api/islogin/${path}`)).json()) as Reply;

async function paste(page: Page, lines: readonly string[]): Promise<void> {
  await type(page, '[Alt+v]');
  await page.getByLabel('Rows of your spreadsheet').fill(lines.join('\n'));
}

test('what is pasted is posted, a receipt settles a bill of it, and the reports agree', async ({
  page,
}) => {
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  const data = { name: 'Deccan Textiles' };
  const added = await page.request.post('/api/islogin/customer', { data });
  const { id } = (await added.json()) as { id: number };
  await page.goto('/account');
  await page.getByRole('link', { name: 'Opening balances' }).click();
  await page.getByLabel('Books begin on').fill('1 Oct 2026');

  await test.step('a table is taken as far as it is understood, the rest stays in view', async () => {
    await paste(page, [
      'Account\tAmount',
      'Cash\t42,900 Dr',
      'Petty\t5',
      'Capital Account\t43,000',
    ]);
    await expect(page.getByText('No account ‘Petty’.')).toBeVisible();
    await expectAccessible(page);
    await type(page, '[Control+Enter]');
    await expect(page.getByLabel('Rows of your spreadsheet')).toHaveValue(/Petty/);
    await type(page, '[Escape]');
    await page.getByText('Customers’ bills', { exact: true }).first().click();
    const [first, second] = [
      '26-27/079\t24 Aug 2026\t23 Oct 2026\t1,000',
      '26-27/081\t1/9/2026\t\t500',
    ];
    await paste(page, [`Deccan Textiles\t${first}`, `Deccan Textiles\t${second}`]);
    await type(page, '[Control+Enter]', '[Control+Enter]');
    await expect(page.getByText(/posted with a difference of ₹1,400.00/)).toBeVisible();
  });

  await test.step('the difference stands on the receivables, and a receipt settles a bill', async () => {
    await page.goto('/journal/reports/receivables');
    await expect(page.getByText('Difference in opening balances ₹1,400.00.')).toBeVisible();
    await page.goto(`/customers/${id}`);
    await page.getByRole('button', { name: /^Record receipt/ }).click();
    await page.getByRole('checkbox', { name: 'Settle 26-27/079' }).check();
    await type(page, '[Control+Enter]');
    await expect(page.getByText('Receipt RV-001 of ₹1,000.00 recorded.')).toBeVisible();
  });

  await test.step('a bill keeps what was settled of it, however it is corrected', async () => {
    await page.goto('/account/opening');
    await page.getByLabel('Credit of Capital Account').fill('44400');
    await page.getByText('Customers’ bills', { exact: true }).first().click();
    const amount = page.getByLabel('Amount of bill 1 of Deccan Textiles');
    await amount.fill('900');
    await type(page, '[Control+Enter]');
    await expect(page.getByRole('alert')).toContainText('26-27/079');
    await amount.fill('1000');
    await type(page, '[Control+Enter]');
    await expect(page.getByText('Opening balances corrected.')).toBeVisible();
  });

  await test.step('the ledger, the receivables and the trial balance agree', async () => {
    const { total, ledger_total: ledger } = await read<Summary>(page, 'receivables?days=30,60,90');
    expect([total, ledger]).toEqual(['500.00', '500.00']);
    const items = await read<{ open: string }[]>(page, `customer/${id}/open_item`);
    expect(items.map(({ open }) => open)).toEqual(['500.00']);
    await page.goto('/journal/reports');
    await expect(page.getByRole('heading', { name: 'Trial balance' })).toBeVisible();
    await expect(
      page.getByRole('row', { name: /Sundry Debtors|Deccan Textiles/ }).first(),
    ).toContainText('500.00');
    await expect(page.getByText(/Difference in opening balances/)).toHaveCount(0);
  });
});
