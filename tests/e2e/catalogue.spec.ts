// An admin fills the shared masters, and a bookkeeper uses them and adds their own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { addBook, expect, expectAccessible, register, test, type } from './support/errand.ts';
import { DATA, ROOT } from './support/place.ts';

async function makeAdmin(email: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: DATA, LEKHA_UNSAFE_DATABASE: '1' };
  const words = ['api/cli/lekha.ts', 'grant-admin', email];
  const granting = spawn(process.execPath, words, { cwd: ROOT, env, stdio: 'ignore' });
  const [code] = await once(granting, 'exit');
  expect(code).toBe(0);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** The picker has the focus, and its list has come. */
async function expectToChoose(page: Page, name: string): Promise<void> {
  await expect(field(page, name)).toBeFocused();
  await expect(field(page, name)).toHaveAttribute('placeholder', 'Type to choose');
}

test('what an admin adds is used in a book, and changed only in the administration', async ({
  page,
}) => {
  const person = await register(page);
  await addBook(page, 'Sahyadri Traders');
  await makeAdmin(person.email);

  await page.goto('/admin/category');
  await expect(heading(page, 'Categories')).toBeVisible();
  await page.goto('/admin/category/add/Saree');
  await expect(field(page, 'Name')).toHaveValue('Saree');
  await field(page, 'New specification 1').fill('Border');
  await expectAccessible(page);
  await type(page, '[Control+Enter]');
  await expect(page.getByText('Category ‘Saree’ added.')).toBeVisible();
  await page.goto('/admin/product/add/Paithani');
  await expectToChoose(page, 'Category');
  await type(page, 'saree', '[Enter]', 'Peacock', '[Enter]', 'Yeola Weavers', '[Alt+C]');
  await expect(page.getByRole('dialog', { name: 'Add brand' })).toBeVisible();
  await type(page, '[Enter]');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await type(page, '[Control+Enter]');
  await expect(page.getByText('Product ‘Paithani’ added.')).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByText('Changes here affect every book.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/user');
  await expect(page.getByRole('cell', { name: person.email })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/product');
  await page.getByRole('link', { name: 'Paithani' }).click();
  await expect(page.getByText(/^All books share this one/)).toBeVisible();
  await page.getByRole('link', { name: 'Change it for every book' }).click();
  await field(page, 'Border').fill('Narali');
  await expectAccessible(page);
  await type(page, '[Control+Enter]');
  await expect(page.getByText('Product ‘Paithani’ changed.')).toBeVisible();
});

test('a bookkeeper adds a product of the book, and cannot remove what is used', async ({
  page,
}) => {
  await register(page);
  await addBook(page, 'Pune Cloth House');
  await page.goto('/category/add');
  await field(page, 'Name').fill('Towel');
  await type(page, '[Control+Enter]');
  await expect(page.getByText('Category ‘Towel’ added.')).toBeVisible();
  await page.goto('/brand/add');
  await field(page, 'Name').fill('Solapur Mills');
  await type(page, '[Control+Enter]');
  await expect(page.getByText('Brand ‘Solapur Mills’ added.')).toBeVisible();
  await page.goto('/product?q=Bath');
  await field(page, 'Search products').fill('Bath towel');
  await page.getByRole('link', { name: /Add New.*Bath towel/ }).click();
  await expect(field(page, 'Name')).toHaveValue('Bath towel');
  await expectToChoose(page, 'Category');
  await type(page, 'towel', '[Enter]', 'solapur', '[Enter]', '[Control+Enter]');
  await expect(page.getByText('Product ‘Bath towel’ added.')).toBeVisible();
  await page.goto('/asset/add');
  await expectToChoose(page, 'Category');
  await type(page, 'towel', '[Enter]', 'bath', '[Enter]', '[Control+Enter]');
  await expect(page.getByText('Asset ‘Bath towel’ added.')).toBeVisible();
  await page.goto('/asset');
  await page.getByRole('table').getByRole('link', { name: 'Bath towel' }).first().click();
  await expect(page.getByRole('heading', { name: 'Bath towel', level: 1 })).toBeVisible();
  await page.goto('/product');
  await page.getByRole('link', { name: 'Bath towel' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('alert')).toContainText(/assets and stocks/);
  await expectAccessible(page);
});

test('what a form lacks is added over it, and what is typed early is matched', async ({ page }) => {
  await register(page);
  await addBook(page, 'Nashik Engineering');
  await page.goto('/category/add');
  await field(page, 'Name').fill('Machines');
  await type(page, '[Control+Enter]');
  await expect(page.getByText('Category ‘Machines’ added.')).toBeVisible();

  await page.goto('/account/add/Press');
  await expectToChoose(page, 'Account type');
  await type(page, 'fixed', '[Enter]');
  await page.getByLabel('IsAssets').check();
  await field(page, 'Category').focus();
  await expectToChoose(page, 'Category');
  await type(page, 'mach', '[Enter]');
  await field(page, 'Product').focus();
  await type(page, 'Press brake', '[Alt+C]');
  const sheet = page.getByRole('dialog', { name: 'Add product' });
  await expect(sheet.getByLabel('Category', { exact: true })).toHaveValue('Machines');
  await expect(sheet.getByLabel('Brand')).toBeFocused();
  await type(page, 'Amada', '[Alt+C]');
  await expect(page.getByRole('dialog', { name: 'Add brand' })).toBeVisible();
  await expectAccessible(page);
  await type(page, '[Enter]');
  await expect(sheet.getByRole('button', { name: 'Save product' })).toBeFocused();
  await type(page, '[Control+Enter]');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field(page, 'Product')).toHaveValue('Press brake');
  await expect(field(page, 'Name')).toHaveValue('Press');
  await type(page, '[Control+Enter]');
  await expect(page.getByText('Account ‘Press’ added.')).toBeVisible();

  await page.goto('/product?show=own');
  await expect(page.getByRole('link', { name: 'Press brake' })).toBeVisible();
  // What is typed before the rows of the new order are there is for those rows.
  await page.route('**/products?*', async (route) => {
    await page.waitForTimeout(300);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Price (₹)' }).click();
  await type(page, 'j', '[ArrowRight]');
  await expect(page).toHaveURL(/show=own.*order=-price/);
  await expect(page.getByRole('link', { name: 'Open the full page' })).toBeVisible();
  await expectAccessible(page);
  // The categories come only when everything is typed that needs them.
  const typed = Promise.withResolvers<void>();
  await page.route('**/api/islogin/category?*', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto('/product/add/Lathe');
  await expect(field(page, 'Category')).toBeFocused();
  await type(page, 'mach', '[Enter]', 'amada', '[Enter]');
  typed.resolve();
  await expect(page.getByRole('button', { name: 'Save product' })).toBeFocused();
  await type(page, '[Control+Enter]');
  await expect(page.getByText('Product ‘Lathe’ added.')).toBeVisible();
});
