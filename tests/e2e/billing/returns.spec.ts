// A month is filed: its invoice is not cancelled any more, and a credit note is what is open.
import { addBook, expect, expectAccessible, register, test } from '../support/errand.ts';

const ISSUED = '2026-09-12';

test('GSTR-1 is marked filed, and its invoice is credited instead of cancelled', async ({
  page,
}) => {
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  const { bookId, invoiceId } = await billedInSeptember();

  await test.step('past its due date a cancel asks for a confirmation, and names the return', async () => {
    await page.goto(`/billing/invoice/${invoiceId}`);
    await openCancel();
    await expect(
      page.getByText(/GSTR-1 of September 2026, which was due on 11 Oct 2026/),
    ).toBeVisible();
    await page.getByLabel('Reason').fill('Buyer refuses');
    await page.getByRole('button', { name: /Cancel invoice/ }).click();
    await expect(page.getByText('Confirm it, or issue a credit note instead.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('an accountant marks the return filed, with its ARN', async () => {
    await page.goto(`/book/${bookId}/account/returns`);
    await page.getByRole('button', { name: 'Mark filed GSTR-1 of Sep 2026' }).click();
    await page.getByLabel('ARN').fill('AA270926123456K');
    await page.getByLabel('Filed on', { exact: true }).fill('10 Oct 2026');
    await page
      .getByRole('button', { name: /Mark filed/ })
      .last()
      .click();
    await expect(page.getByText('GSTR-1 of Sep 2026 is marked filed.')).toBeVisible();
    await expect(page.getByText(/ARN AA270926123456K, marked by/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the dialog says what is open, and leads to the credit note', async () => {
    await page.goto(`/billing/invoice/${invoiceId}`);
    await openCancel();
    await expect(page.getByText(/filed on 10 Oct 2026, ARN AA270926123456K/)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Credit note' }).click();
    await page.getByRole('button', { name: /Issue credit note/ }).click();
    await expect(page.getByText('Issued CN-001.')).toBeVisible();
  });

  async function openCancel(): Promise<void> {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: /Cancel this invoice/ }).click();
  }

  async function billedInSeptember() {
    const books = await page.request.get('/api/islogin/book');
    const [book] = (await books.json()) as readonly { id: number }[];
    const bookId = book?.id ?? 0;
    const address = { address: '12 Market Road', city: 'Pune', pincode: '411001' };
    const settings = { gstin: '27AAPFU0939F1ZV', legal_name: 'Sahyadri Traders', ...address };
    const set = await page.request.put(`/api/islogin/book/${bookId}/billing`, { data: settings });
    expect(await set.text()).toContain('27AAPFU0939F1ZV');
    const customer = { name: 'Ravi Kulkarni', state_code: '27', ...address };
    const added = await page.request.post('/api/islogin/customer', { data: customer });
    const { id } = (await added.json()) as { id: number };
    const item = { name: 'Cotton bale', hsn: '5201', uqc: 'BAL', quantity: 2, rate: 100 };
    const data = { customer_id: id, items: [{ ...item, tax_rate: 5 }], issue: true };
    const made = await page.request.post('/api/islogin/invoice', {
      data: { ...data, issue_date: ISSUED },
    });
    expect(made.status(), await made.text()).toBe(200);
    return { bookId, invoiceId: ((await made.json()) as { id: number }).id };
  }
});
