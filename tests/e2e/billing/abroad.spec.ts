// Where a supply ends, on the screens: an export before and under a letter of undertaking, and a
// walk-in of whom no address is known.
import { addBook, expect, expectAccessible, register, test, type } from '../support/errand.ts';

test('the letter of the year is entered, and an export bears no tax from then on', async ({
  page,
}) => {
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  const books = (await (await page.request.get('/api/islogin/book/')).json()) as { id: number }[];
  const bookId = books[0]?.id ?? 0;
  const billing = { gstin: '27AAPFU0939F1ZV', address: '14 Laxmi Road', city: 'Pune' };
  await page.request.put(`/api/islogin/book/${bookId}/billing`, { data: billing });
  const dubai = { name: 'Dubai Stores', country: 'AE', registration: 'overseas' };
  for (const data of [{ ...dubai, address: '9 Creek Road, Dubai' }, { name: 'Walk-in customer' }]) {
    await expect(await page.request.post('/api/islogin/customer', { data })).toBeOK();
  }

  await test.step('an export bears IGST while there is no letter', async () => {
    await page.goto('/billing?new=1');
    await expect(page.getByRole('combobox', { name: 'Bill to' })).toBeFocused();
    await type(page, 'dub', '[Enter]', 'Design', '[Enter]', '[Enter]', '1000', '[Enter]');
    await expect(page.getByText(/An export: it ends outside India/)).toBeVisible();
    await expect(page.getByText('₹1,180.00')).toBeVisible();
  });

  await test.step('the letter is saved on the settings', async () => {
    await page.goto(`/book/${bookId}/billing`);
    await page.getByLabel('LUT (ARN)').fill('AD270426001234X');
    await page.getByRole('button', { name: 'Save letter' }).click();
    const letters = page.getByRole('list', { name: 'Letters of undertaking by financial year' });
    await expect(letters).toContainText('AD270426001234X');
    await expectAccessible(page);
  });

  await test.step('the same draft bears none now', async () => {
    await page.goto('/billing?new=1');
    await expect(page.getByText(/An export under a letter of undertaking/)).toBeVisible();
    await expect(page.getByText('₹1,000.00')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the draft of a walk-in is not issued before the word about the address', async () => {
    await page.getByRole('button', { name: 'Start afresh' }).click();
    await page.getByRole('combobox', { name: 'Bill to' }).focus();
    await type(page, 'walk', '[Enter]', 'Survey', '[Enter]', '[Enter]', '900', '[Enter]');
    await page.getByRole('button', { name: /^Description, HSN, discount/ }).click();
    await page.getByRole('textbox', { name: /^HSN or SAC/ }).fill('9983');
    await page.getByRole('button', { name: /^Save draft/ }).click();
    // The editor has a button of that name too, until the page of the draft is there.
    await expect(page.getByRole('heading', { level: 1, name: 'INV-001' })).toBeVisible();
    await page.getByRole('button', { name: /^Issue invoice/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Issue without an address?' });
    await expect(dialog.getByRole('button', { name: 'No address on record' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Issued INV-001.')).toBeVisible();
  });
});
