// Who is led where, and what keeps its place.
import { addBook, expect, register, signIn, test, type } from './support/errand.ts';

test('a stranger is led to sign in and back to the page that was wanted', async ({ page }) => {
  const person = await register(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/book?from=mail');
  await page.waitForURL('**/login?next=*');
  await signIn(page, person);
  await page.waitForURL('**/book?from=mail');
  await expect(page.getByRole('heading', { level: 1, name: 'Books' })).toBeVisible();
});

test('the address or the password was wrong: one answer, and both stay typed', async ({ page }) => {
  const person = await register(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/login');
  await signIn(page, { ...person, password: 'Ledger2025x' });
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(person.email);
});

test('signed in, the visitors’ pages lead home, and the administration says no', async ({
  page,
}) => {
  await register(page);
  await page.goto('/login');
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
  await page.goto('/admin');
  await page.waitForURL('**/not_authorized');
  await expect(page.getByRole('heading', { level: 1, name: 'Not authorised' })).toBeVisible();
});

test('a book that is not mine leads to my books', async ({ page }) => {
  await register(page);
  await page.goto('/book/1234567/account');
  await page.waitForURL('**/book');
});

/** In the order in which they are visited. */
const SHORT_FORMS = new Set([
  '/account/add',
  '/asset/add',
  '/stock/add',
  '/category/add',
  '/unit/add',
  '/brand/add',
]);

test('every documented address is a page, and any other says Not Found', async ({ page }) => {
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  const addresses = [
    '/',
    '/terms',
    '/privacy',
    '/forgot-password',
    '/reset-password',
    '/not_authorized',
    '/dashboard',
    '/profile',
    '/book',
    '/account',
    '/account/add',
    '/add/account',
    '/journal',
    '/journal/add',
    '/add/journal',
    '/journal/reports',
    '/journal/reports/day-book',
    '/journal/reports/cash-book',
    '/add',
    '/product',
    '/product/add',
    '/add/product',
    '/customers',
    '/billing',
    '/asset/add',
    '/stock/add',
    '/category/add',
    '/add/category',
    '/unit/add',
    '/brand/add',
    '/add/brand',
    '/add/unit',
    '/category/add/Hats',
    '/add/brand/Acme',
    '/unit/add/kg',
    '/add/product/Hat',
  ];
  const forms: { readonly address: string; readonly width: number; readonly left: number }[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Not Found', { exact: true })).toHaveCount(0);
    if (!SHORT_FORMS.has(address)) continue;
    const box = await page.getByRole('main').locator('form').first().boundingBox();
    forms.push({ address, width: box?.width ?? 0, left: box?.x ?? 0 });
  }
  const [{ width, left } = { width: 0, left: 0 }] = forms;
  expect(forms, 'forms of one width at one edge').toEqual(
    [...SHORT_FORMS].map((address) => ({ address, width, left })),
  );
  expect(width).toBeGreaterThan(600);
  await page.goto('/account/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  expect((await page.request.get('/no/such/page')).status()).toBe(404);
});

test('an account is created in the middle of an entry', async ({ page }) => {
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  await page.goto('/journal/add');
  await expect(page.getByLabel('Debit line 1, account')).toBeFocused();
  await type(page, 'Courier charges', '[Alt+C]');
  const name = page.getByRole('dialog').getByLabel('Name');
  await expect(name).toHaveValue('Courier charges');
  await type(page, '[Escape]');
  await expect(page.getByLabel('Debit line 1, account')).toHaveValue('Courier charges');
  await type(page, '[Alt+C]');
  await name.fill('Courier and post');
  await page.getByRole('dialog').getByLabel('Account type').click();
  await type(page, 'indirect e', '[Enter]', '[Control+Enter]');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Debit line 1, account')).toHaveValue('Courier and post');
  await expect(page.getByLabel('Debit line 1, amount in rupees')).toBeFocused();
  await type(page, '450', '[Enter]', 'cash', '[Enter]', '[Enter]', '[Control+Enter]');
  await expect(page.getByText('Posted #1, ₹450.00.')).toBeVisible();
});

test('the menu is a drawer on a narrow window, and closes on the way', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 1000 });
  await register(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const names =
    'Dashboard, Invoices, Quotations, Customers, Products, Receivables, Bills, Suppliers, ' +
    'Payables, What to watch, Accounts, Journal Entries, Stock, Assets, Financial Reports, GST, ' +
    'Account Settings';
  await expect(menu.getByRole('link')).toHaveText(names.split(', '));
  await expect(menu.getByText('Version 1.0.0 Beta')).toBeVisible();
  expect(await menu.evaluate((element) => element.getBoundingClientRect().width)).toBe(320);
  await menu.getByRole('link', { name: 'Account Settings' }).click();
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.mouse.click(800, 500);
  await expect(menu).toHaveCount(0);
});

test('the theme is chosen once and is there before the page is', async ({ page }) => {
  await register(page);
  await page.goto('/profile');
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/terms', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
