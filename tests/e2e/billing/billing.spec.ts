// From a customer to the PDF: a bill is written, issued, part paid, printed, fetched and mailed.
import type { Page } from '@playwright/test';
import {
  addBook,
  expect,
  expectAccessible,
  expectNotSideways,
  register,
  test,
  type,
} from '../support/errand.ts';
import { confirmAddress } from '../support/mails.ts';

const bookOf = async (page: Page): Promise<number> => {
  const books = (await (await page.request.get('/api/islogin/book/')).json()) as { id: number }[];
  return books[0]?.id ?? 0;
};

async function call(page: Page, method: string, path: string, data: object): Promise<void> {
  const reply = await page.request.fetch(`/api/islogin/${path}`, { method, data });
  expect(reply.ok(), await reply.text()).toBe(true);
}

test('a bill goes out, half of it comes in, and its PDF can be had', async ({ page }) => {
  const person = await register(page);
  await confirmAddress(page, person);
  await addBook(page, 'Sahyadri Traders');
  const bookId = await bookOf(page);
  const own = { gstin: '27AAPFU0939F1ZV', address: '14 Laxmi Road', city: 'Pune' };
  await call(page, 'PUT', `book/${bookId}/billing`, own);
  const mills = { name: 'Karnataka Agro Mills', gst_number: '29AAACK1234F1ZW', book_id: bookId };
  const address = '8 Station Road';
  await call(page, 'POST', 'customer', { ...mills, address, email: 'pay@kam.example' });

  await page.goto('/billing');
  await expect(page.getByRole('heading', { name: 'No invoices yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New Invoice' }).first().click();
  await expect(page.getByRole('combobox', { name: 'Bill to' })).toBeFocused();
  await expect(page.getByText('Add a customer')).toBeVisible();
  await type(page, 'karn', '[Enter]', 'Cotton bale', '[Enter]', '2', '[Enter]', '4500', '[Enter]');
  await expect(page.getByText(/place of supply is 29 Karnataka/)).toBeVisible();
  await expect(page.getByText('₹10,620.00')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Description, HSN, discount/ }).click();
  await page.getByRole('textbox', { name: /^HSN or SAC/ }).fill('5201');
  await page.getByRole('combobox', { name: /^Unit/ }).selectOption('BAL');
  await page.getByRole('button', { name: /^Save draft/ }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'INV-001' })).toBeVisible();
  await expect(page.getByRole('region', { name: /as printed$/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Issue invoice/ }).click();
  await expect(page.getByText('Issued INV-001.')).toBeVisible();
  await page.getByRole('button', { name: /^Mark as Paid/ }).click();
  await type(page, '50%', '[Enter]');
  await expect(page.getByText('₹5,310.00 will remain outstanding.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Record receipt/ }).click();
  await expect(page.getByText('Part paid')).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await saving).suggestedFilename()).toBe('INV-001.pdf');
  await page.getByRole('button', { name: 'Send e-mail' }).click();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('pay@kam.example');
  await page.getByRole('dialog').getByRole('button', { name: 'Send e-mail' }).click();
  await expect(page.getByRole('region', { name: 'E-mails' })).toContainText('pay@kam.example');

  await page.goto('/billing');
  const row = page.getByRole('row', { name: /INV-001/ });
  await expect(row.getByRole('gridcell', { name: '5,310.00', exact: true })).toBeVisible();
  await expectAccessible(page);
  const packing = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'PDFs (ZIP)' }).click();
  expect((await packing).suggestedFilename()).toBe('invoices.zip');
  await page.goto('/dashboard');
  await expect(page.getByRole('table', { name: 'Recent Invoices' })).toContainText('INV-001');
  await expectAccessible(page);
});

test('a bill lacks a code and a unit: a reason is given in the editor, and its history says so', async ({
  page,
}) => {
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  const address = { address: '12 Market Road', city: 'Pune', pincode: '411001' };
  const own = { gstin: '27AAPFU0939F1ZV', ...address };
  await call(page, 'PUT', `book/${await bookOf(page)}/billing`, own);
  await call(page, 'POST', 'customer', { name: 'Ravi Kulkarni', state_code: '27', ...address });

  await page.goto('/billing?new=1');
  await expect(page.getByRole('combobox', { name: 'Bill to' })).toBeFocused();
  await type(page, 'ravi', '[Enter]', 'Cotton waste', '[Enter]', '2', '[Enter]', '500', '[Enter]');
  await type(page, '[Alt+s]');
  await expect(page.getByText('Enter at least 4 digits')).toBeVisible();
  await expect(page.getByText('Choose the unit')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/^Or the reason to issue it without/).fill('Sold by the bundle');
  await type(page, '[Alt+s]');
  await expect(page.getByText(/^Issued INV-001, ₹1,180\.00\./)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'INV-001' })).toBeFocused();
  await type(page, 'h');
  await expect(page.getByText('Issued without HSN and the unit: Sold by the bundle')).toBeVisible();
});

test('no page of billing is scrolled sideways, however narrow', async ({ page }) => {
  await register(page);
  await addBook(page, 'Chai Stall');
  for (const address of ['/billing', '/billing?tab=items', '/billing?new=1']) {
    await page.setViewportSize({ width: 1440, height: 844 });
    await page.goto(address);
    await expect(page.getByText('Total amount')).toBeVisible();
    for (const width of [1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNotSideways(page);
    }
    await expectAccessible(page);
  }
});

test('long names, large amounts and late days fit on every width', async ({ page }) => {
  await register(page);
  await addBook(page, 'Chai Stall');
  const post = async (kind: string, data: object): Promise<{ readonly id: number }> => {
    const reply = await page.request.post(`/api/islogin/${kind}`, { data });
    await expect(reply).toBeOK();
    return reply.json();
  };
  const { id: customer } = await post('customer', {
    name: 'Chhatrapati Sambhajinagar Cooperative Spinning Mills Private Limited',
    email: 'accounts.payable@chhatrapati-sambhajinagar-spinning.example',
    state_code: '27',
  });
  const { id } = await post('invoice', {
    customer_id: customer,
    issue_date: '2025-11-01',
    due_date: '2025-12-01',
    issue: true,
    items: [
      {
        name: 'Ring frame',
        quantity: 25,
        rate: '39999999.00',
        hsn: '8445',
      },
    ],
  });
  await page.request.post(`/api/islogin/invoice/${id}/payment`, {
    data: { method: 'cash', amount: '5.50' },
  });
  for (const address of ['/billing', `/billing/invoice/${id}`, '/customers', '/dashboard']) {
    await page.goto(address);
    await expect(
      page
        .getByText(/Chhatrapati/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    for (let width = 320; width <= 1600; width += 20) {
      await page.setViewportSize({ width, height: 844 });
      await expectNotSideways(page, `${address} at ${width}`);
    }
  }
});
