import {
  addBook,
  addBookByHand,
  choosePayment,
  expect,
  expectAccessible,
  register,
  registerByHand,
  test,
  type,
} from './support/errand.ts';

test('a person registers, adds a book, posts by keyboard, and reads what the books say', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'First Let Login' })).toBeVisible();
  await expectAccessible(page);

  await registerByHand(page);
  await expect(
    page.getByRole('heading', { name: 'Your first bill in five minutes' }),
  ).toBeVisible();
  await expectAccessible(page);

  await addBookByHand(page, 'Sahyadri Traders');
  await expectAccessible(page);

  await test.step('capital is brought in', async () => {
    await page.getByRole('link', { name: 'Add New Entry' }).click();
    await expect(page.getByLabel('Debit line 1, account')).toBeFocused();
    await type(page, 'bank a', '[Enter]', '1.5l', '[Enter]', 'capital', '[Enter]', '[Enter]');
    await type(page, 'Capital brought in', '[Enter]');
    await expect(page.getByRole('button', { name: 'Post entry' })).toBeFocused();
    await expectAccessible(page);
    await type(page, '[Enter]');
    await page.waitForURL('**/journal');
    await expect(page.getByText('Posted #1, ₹1,50,000.00.')).toBeVisible();
  });

  await test.step('rent is split over two accounts', async () => {
    await page.getByRole('link', { name: 'Add', exact: true }).click();
    await choosePayment(page);
    await page.getByLabel('Credit line 1, account').click();
    await type(page, 'bank a', '[Enter]', '60k', '[Enter]', 'rent', '[Enter]', '40k', '[Enter]');
    await expect(page.getByText('20,000.00 short on debit')).toBeVisible();
    await type(page, 'elec', '[Enter]', '[Enter]', 'Rent Nov', '[Control+Enter]');
    await page.waitForURL('**/journal');
    await expect(page.getByRole('row', { name: /#\d/ })).toHaveCount(2);
    await expectAccessible(page);
  });

  await test.step('the ledger of the bank foots', async () => {
    await type(page, 'j', '[Enter]');
    await page.getByRole('link', { name: 'Bank Account' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bank Account' })).toBeFocused();
    await expect(page.getByText('₹90,000.00')).toBeVisible();
    await expect(page.getByText('Balance c/d')).toBeVisible();
    await expect(page.getByText('1,50,000.00', { exact: true })).toHaveCount(3);
    await expectAccessible(page);
  });

  await test.step('the trial balance foots', async () => {
    await page.goto('/journal/reports');
    await expect(
      page.getByRole('row', { name: /^Total .*1,50,000\.00 1,50,000\.00( Dr Cr)?$/ }),
    ).toBeVisible();
    await expect(page.getByRole('row', { name: 'Electricity 20,000.00' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('an earlier year holds nothing', async () => {
    // On a phone the period is behind its pill.
    const period = page.getByRole('button', { name: /^Period/ });
    if (await period.isVisible()) await period.click();
    await page.getByLabel('Financial year').selectOption('25-26');
    await expect(page.getByText('No balances in this period')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('row', { name: /^Total .*1,50,000\.00( Dr Cr)?$/ })).toBeVisible();
  });
});

test('an entry that does not balance is refused, and nothing typed is lost', async ({ page }) => {
  await register(page);
  await addBook(page, 'Chai stall');
  await page.goto('/journal/add');
  await expect(page.getByLabel('Debit line 1, account')).toBeFocused();
  await type(page, 'elec', '[Enter]', '1180/1.18', '[Enter]', 'cash', '[Enter]', '900');
  await expect(page.getByText("Value Don't Match", { exact: true })).toBeVisible();
  await type(page, '[Control+Enter]');
  await expect(page.getByRole('alert')).toContainText("Value Don't Match");
  await expect(page.getByRole('alert')).toContainText('₹1,000.00');
  await page.reload();
  await expect(page.getByText(/Draft from .* restored/)).toBeVisible();
  await expect(page.getByLabel('Debit line 1, account')).toHaveValue('Electricity');
  await page.getByLabel('Credit line 1, amount in rupees').fill('1000');
  await type(page, '[Control+Enter]');
  await expect(page.getByText('Posted #1, ₹1,000.00.')).toBeVisible();
});
