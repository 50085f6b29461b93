// A debit note of a supplier in the editor and on the page of bills.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createPurchaseBill, listPurchaseBills } from '#api/contract/trade/purchase-bill.ts';
import { BillEditorPage } from '#web/features/purchase/editor/BillEditorPage.tsx';
import { QuickSupplierDialog } from '#web/features/supplier/SupplierDialog.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import bills from '#tests/specimens/replies/listPurchaseBills.json' with { type: 'json' };
import { ok, problem } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';
import { fullDraft, purchaseAnswers } from './answers.ts';

let stop: () => void;
beforeEach(() => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
});
afterEach(() => stop());

const [card] = bills;
const billed = [
  { ...card, id: 31, bill_number: 'DM/118', debit_note: false, status: 'posted' },
  { ...card, id: 32, bill_number: 'DM/120', debit_note: false, status: 'posted' },
  { ...card, id: 33, bill_number: 'D/1', debit_note: true, status: 'posted' },
];
const Editor = () => <BillEditorPage QuickSupplier={QuickSupplierDialog} />;

function open(at: string, write: Answer) {
  const calls = purchaseAnswers([listPurchaseBills, ok(billed)], [createPurchaseBill, write]);
  return { calls, shown: show(Editor, { path: '/bill/add', at }) };
}

const raised = () => page.getByRole('combobox', { name: 'Bill whose price it raises' });
const posted = { ...fullDraft, status: 'posted', number: 'PB-002', warnings: [] };

test('begins with the bill whose price it raises, and is posted with what is added', async () => {
  const { calls, shown } = open('/bill/add?note=31&supplier=171', ok(posted));
  await shown;
  await expect
    .element(page.getByRole('heading', { name: 'New debit note of a supplier' }))
    .toBeVisible();
  await expect.element(page.getByRole('list', { name: /raises/ })).toMatchTextContent(/DM\/118/);
  await userEvent.selectOptions(raised(), '32');
  await expect.element(page.getByRole('button', { name: 'Leave bill DM/120 out' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Debit note number' }).fill('D/7');
  await page.getByRole('textbox', { name: 'Debit note date' }).fill('16 Nov 2026');
  await userEvent.click(page.getByRole('button', { name: 'Save draft' }));
  await expect.element(page.getByText(/^Went to /)).toBeVisible();
  const made = calls.find(({ path }) => path.startsWith('POST'));
  expect(made?.body).toMatchObject({
    supplier_account_id: 171,
    bill_number: 'D/7',
    raises: [31, 32],
  });
});

test('a bill becomes one by its pill, and a note of a supplier is none to raise', async () => {
  const { shown } = open('/bill/add?supplier=171', ok(posted));
  await shown;
  const pill = page.getByRole('button', { name: /^Debit note/ });
  await userEvent.click(pill);
  await expect.element(pill).toHaveAttribute('aria-pressed', 'true');
  await expect.element(raised().getByRole('option', { name: /DM\/118/ })).toBeInTheDocument();
  expect(raised().getByRole('option', { name: /D\/1 / }).elements()).toHaveLength(0);
  await userEvent.click(pill);
  await expect.element(page.getByRole('textbox', { name: 'Bill number' })).toBeVisible();
});

test('says at the bills what is refused of them', async () => {
  const refusal = problem(422, 'bill_raised_of_another', 'Bill DM/118 is of another supplier.', {
    field: 'raises',
  });
  const { shown } = open('/bill/add?note=31&supplier=171', refusal);
  await shown;
  await userEvent.click(page.getByRole('button', { name: 'Save draft' }));
  await expect.element(page.getByText('Bill DM/118 is of another supplier.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Leave bill DM/118 out' })).toBeVisible();
});
