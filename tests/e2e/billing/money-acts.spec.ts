// Every way in which a bill is settled or is due again, by keyboard; after each of them the
// receivables are what the trial balance says of the debtors.
import type { Page } from '@playwright/test';
import { addBook, expect, expectAccessible, register, test, type } from '../support/errand.ts';

type Invoice = { readonly id: number; readonly status: string; readonly balance_due: string };

async function call<Reply>(page: Page, path: string, data?: object, method = 'POST') {
  const init = data === undefined ? {} : { method, data };
  const reply = await page.request.fetch(`/api/islogin/${path}`, init);
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()) as Reply;
}

/** A customer with four bills of ₹1,180.00. */
async function bill(page: Page) {
  const [book] = await call<{ id: number }[]>(page, 'book/');
  const bookId = book?.id ?? 0;
  const registered = { gstin: '27AAPFU0939F1ZV', address: '14 Laxmi Road', city: 'Pune' };
  await call(page, `book/${bookId}/billing`, registered, 'PUT');
  const customer = { name: 'Deccan Textiles', state_code: '27' };
  const { id } = await call<{ id: number }>(page, 'customer', customer);
  const item = { name: 'Survey', hsn: '9983', quantity: 1, rate: '1000', tax_rate: 18 };
  const ids: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    const body = { customer_id: id, issue: true, items: [item] };
    ids.push((await call<Invoice>(page, 'invoice', body)).id);
  }
  return { bookId, id, ids };
}

const paise = (rupees: string): number => Math.round(Number(rupees) * 100);

/** @returns what customers owe, which the ledger says too, and the balances of accounts. */
async function agreed(page: Page, bookId: number) {
  type Rows = { rows: { name: string; group: string | null; debit: string; credit: string }[] };
  const { total } = await call<{ total: string }>(page, 'receivables');
  const { rows } = await call<Rows>(page, `book/${bookId}/trial-balance`);
  const balance = ({ debit, credit }: Rows['rows'][number]) => paise(debit) - paise(credit);
  const sumOf = (some: Rows['rows']) => some.reduce((sum, row) => sum + balance(row), 0);
  const debtors = rows.filter(({ group }) => group === 'sundry-debtors');
  expect(paise(total)).toBe(sumOf(debtors));
  return { total, of: (named: string) => sumOf(rows.filter(({ name }) => name === named)) };
}

/** Waits for a notice; where a form says why it was refused instead, that is what is reported. */
async function notice(page: Page, text: string): Promise<void> {
  const refused = page.getByRole('alert');
  await expect(page.getByText(text).or(refused).first()).toBeVisible();
  if (await refused.isVisible()) expect(await refused.allTextContents()).toEqual([]);
  await expect(page.getByText(text)).toBeVisible();
}

test('what settles a bill, and what makes it due again, keeps debtors and bills together', async ({
  page,
}) => {
  await register(page);
  await addBook(page, 'Sahyadri Traders');
  const { bookId, id, ids } = await bill(page);
  const owed = async () => (await agreed(page, bookId)).total;
  const open = async (at: number) => {
    await page.goto(`/billing/invoice/${ids[at]}`);
    await expect(page.getByRole('heading', { level: 1, name: `INV-00${at + 1}` })).toBeVisible();
  };
  const dialog = page.getByRole('dialog');
  const invoice = (at: number) => call<Invoice>(page, `invoice/${ids[at]}`);
  expect(await owed()).toBe('4720.00');

  await test.step('TDS', async () => {
    await open(0);
    await type(page, 'r', '[Alt+l]', 'prof', '[Enter]', '[Control+Enter]');
    await notice(page, 'Receipt RV-001 of ₹1,080.00 recorded.');
    expect(await owed()).toBe('3540.00');
  });

  await test.step('a discount', async () => {
    await open(1);
    await type(page, 'r', '[Alt+l]', 'disc', '[Enter]', '80', '[Control+Enter]');
    await notice(page, 'Receipt RV-002 of ₹1,100.00 recorded.');
    expect(await owed()).toBe('2360.00');
  });

  await test.step('a bad debt, and the same taken back', async () => {
    await open(2);
    await type(page, 'w');
    await expect(dialog.getByText(/GST stays payable: section 34/)).toBeVisible();
    await expectAccessible(page);
    await type(page, 'Declared insolvent', '[Control+Enter]');
    await notice(page, 'Wrote off ₹1,180.00 of INV-003.');
    expect(await owed()).toBe('1180.00');
    expect((await agreed(page, bookId)).of('Bad Debts')).toBe(1_180_00);
    expect(await invoice(2)).toMatchObject({ balance_due: '0.00', status: 'paid' });
    await page.getByRole('button', { name: 'Reverse receipt RV-003' }).press('Enter');
    await type(page, 'Paid after all', '[Control+Enter]');
    await notice(page, 'Receipt RV-003 reversed.');
    expect(await owed()).toBe('2360.00');
  });

  await test.step('a cheque that bounces, with the charge of the bank', async () => {
    await type(page, 'r', '[Enter]', 'c', '[Control+Enter]');
    await notice(page, 'Recorded ₹1,180.00 for INV-003.');
    expect(await owed()).toBe('1180.00');
    const bank = (await agreed(page, bookId)).of('Bank Account');
    await page.getByRole('button', { name: 'Reverse ₹1,180.00' }).press('Enter');
    await type(page, 'The cheque bounced');
    await dialog.getByLabel(/^Bank charge/).press('1');
    await type(page, '18', '[Control+Enter]');
    await notice(page, 'Reversed ₹1,180.00.');
    const after = await agreed(page, bookId);
    expect(after.total).toBe('2360.00');
    expect(after.of('Bank Charges')).toBe(118_00);
    expect(after.of('Bank Account')).toBe(bank - 1_180_00 - 118_00);
  });

  await test.step('an invoice that is cancelled', async () => {
    await open(3);
    await page.getByRole('button', { name: 'More' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Cancel this invoice' }).press('Enter');
    await expect(dialog.getByLabel('Reason')).toBeFocused();
    await type(page, 'Ordered twice', '[Control+Enter]');
    await notice(page, 'Cancelled INV-004.');
    expect(await owed()).toBe('1180.00');
  });

  await test.step('a credit note that is issued in error, and taken back', async () => {
    await open(2);
    await type(page, 'c');
    await expect(dialog).toBeVisible();
    await type(page, '[Control+Enter]');
    await notice(page, 'Issued CN-001.');
    expect(await owed()).toBe('0.00');
    await page.getByRole('button', { name: 'Reverse CN-001' }).press('Enter');
    await expectAccessible(page);
    await type(page, 'The survey was done', '[Control+Enter]');
    await notice(page, 'Credit note CN-001 reversed.');
    expect(await owed()).toBe('1180.00');
    expect((await agreed(page, bookId)).of('Output CGST')).toBe(-270_00);
  });

  await test.step('money on account, and its refund', async () => {
    await page.goto(`/customers/${id}`);
    await expect(page.getByRole('button', { name: /^Record receipt/ })).toBeVisible();
    await type(page, 'r', '500', '[Control+Enter]');
    await notice(page, 'Receipt RV-005 of ₹500.00 recorded.');
    expect(await owed()).toBe('680.00');
    await page.getByRole('button', { name: 'Refund RV-005' }).press('Enter');
    await type(page, '[Control+Enter]');
    await notice(page, 'Refund RFV-001 of ₹500.00 recorded.');
    expect(await owed()).toBe('1180.00');
  });

  await test.step('an advance for a service, with its GST inside', async () => {
    await type(page, 'r', '1180');
    await page.getByRole('radio', { name: 'Advance for services' }).press('Space');
    await expect(dialog.getByText(/^₹180\.00 is GST/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Paid ahead for').press('D');
    await type(page, 'esign', '[Control+Enter]');
    await notice(page, 'Receipt RV-006 of ₹1,180.00 recorded.');
    expect(await owed()).toBe('180.00');
  });
});
