// A quotation is written, issued and turned into an invoice by keys alone; a challan goes out in
// three copies.
import { addBook, expect, expectAccessible, register, test, type } from '../support/errand.ts';
import { call, read } from './three-bills.ts';

/** A key in brackets is one, a text as many as it has letters. */
const keysIn = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + (/^\[.+\]$/.test(text) ? 1 : text.length), 0);

const KEYS_MAX = 40;

test('a quotation becomes an invoice with one key, and a challan goes out', async ({ page }) => {
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  const [book] = await read<{ id: number }[]>(page, 'book/');
  const own = { gstin: '27AAPFU0939F1ZV', state_code: '27', address: '12 Market Road' };
  await call(page, 'PUT', `book/${book?.id ?? 0}/billing`, own);
  const mills = { name: 'Karnataka Agro Mills', gst_number: '29AAACK1234F1ZW' };
  await call(page, 'POST', 'customer', { ...mills, address: '4 Mill Road' });
  await page.goto('/billing/presale');
  await expect(page.getByText('No quotations, proformas or challans yet')).toBeVisible();
  await expectAccessible(page);

  const written = ['n', 'q', 'karn', '[Enter]', 'Cotton bale', '[Enter]', '2', '[Enter]', '4500'];
  const issue = ['[Enter]', '[Alt+s]'];
  const turn = ['i'];
  const keep = ['[Control+s]'];

  await test.step('it is written and issued', async () => {
    await type(page, 'n', 'q');
    await expect(page.getByRole('dialog', { name: 'New quotation' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Bill to' })).toBeFocused();
    await type(page, ...written.slice(2));
    await expect(page.getByText(/place of supply is 29 Karnataka/)).toBeVisible();
    await expect(page.getByText('It posts nothing')).toBeVisible();
    await expectAccessible(page);
    await type(page, ...issue);
    await expect(page.getByText('Issued QTN-001, ₹10,620.00.')).toBeVisible();
    await expect(page.getByRole('region', { name: /as printed$/ })).toBeVisible();
    await expectAccessible(page);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    expect((await saving).suggestedFilename()).toBe('QTN-001.pdf');
  });

  await test.step('one key opens the draft of its invoice, with its lines', async () => {
    // Both at once: the second is typed ahead, and is the editor's, which is still to come.
    await type(page, ...turn, ...keep);
    await expect(page.getByText('Saved draft INV-001, ₹10,620.00.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'INV-001' })).toBeVisible();
    expect(keysIn([...written, ...issue, ...turn, ...keep])).toBeLessThanOrEqual(KEYS_MAX);
    await page.goto('/billing/presale');
    await expect(page.getByRole('row', { name: /QTN-001/ })).toContainText('Invoiced');
  });

  await test.step('a challan asks for its reason, and is printed in three copies', async () => {
    await type(page, 'n', 'd');
    await expect(page.getByRole('combobox', { name: 'Consignee' })).toBeFocused();
    await type(page, ...written.slice(2), '[Enter]');
    await expect(page.getByText('₹10,620.00', { exact: true })).toBeVisible();
    await type(page, '[Alt+s]');
    const reason = page.getByLabel('Why the goods move');
    await expect(reason).toBeFocused();
    await reason.selectOption('job-work');
    await expect(page.getByText('so no tax is stated')).toBeVisible();
    await expectAccessible(page);
    await type(page, '[Alt+s]');
    await expect(page.getByText(/delivery challan says the HSN/).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: /HSN or SAC/ })).toBeFocused();
    await type(page, '5201', '[Alt+s]');
    await expect(page.getByText('Issued DC-001, ₹9,000.00.')).toBeVisible();
    for (const copy of ['ORIGINAL FOR CONSIGNEE', 'TRIPLICATE FOR CONSIGNER']) {
      await expect(page.getByText(copy).first()).toBeAttached();
    }
    await expectAccessible(page);
  });
});
