// Credit of a bill that goes out by rule 37A or section 17(5), from the page of the bill.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listBooks } from '#api/contract/book/book.ts';
import { createCreditReversal } from '#api/contract/trade/credit-reversal.ts';
import { readPurchaseBill } from '#api/contract/trade/purchase-bill.ts';
import { BillPage } from '#web/features/purchase/BillPage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import posted from '#tests/specimens/replies/postPurchaseBill.json' with { type: 'json' };
import reversal from '#tests/specimens/replies/createCreditReversal.json' with { type: 'json' };
import { ok, problem } from '../support/answers.ts';
import { expectNoViolations } from '../support/axe.ts';
import { show } from '../support/show.tsx';
import { purchaseAnswers } from './answers.ts';

let stopListening: () => void;
beforeEach(() => {
  stopListening = listenToKeys(() => ({ singleKeys: true, tallyKeys: true }));
});
afterEach(() => stopListening());

const [item] = posted.items;
const eligible = { ...item, taxable: '1000.00', cgst: '90.00', sgst: '90.00', credit: '180.00' };
/** Food, of which a half is eligible. */
const part = { ...item, line: 2, taxable: '200.00', cgst: '18.00', sgst: '18.00', credit: '18.00' };
const bill = {
  ...posted,
  id: 7,
  status: 'posted',
  heads: 'intra',
  posted_on: '2026-11-18',
  credit: '198.00',
  credit_to: '2026-11-30',
  items: [eligible, part],
};

test('takes what the bill took out of a return, by the clause that is chosen', async () => {
  const TOO_MUCH = 'Of bill M/7 50.00 may be reversed.';
  const calls = purchaseAnswers(
    [listBooks, ok([{ ...books[0], id: 1, role: 'owner' }])],
    [readPurchaseBill, ok(bill)],
    [createCreditReversal, problem(422, 'credit_exceeds_reversible', TOO_MUCH), ok(reversal)],
  );
  await show(BillPage, { path: '/bill/:billId', at: '/bill/7' });
  await expect.element(page.getByRole('button', { name: /^Reverse credit/ })).toBeVisible();
  await userEvent.keyboard('v');
  const dialog = page.getByRole('dialog', { name: /^Reverse credit of bill/ });
  await expect.element(dialog.getByLabelText('By')).toHaveFocus();
  await expect.element(dialog.getByLabelText('CGST (₹)')).toHaveValue('99.00');
  await expect.element(dialog.getByText(/ITC Reversed – Recoverable/)).toBeVisible();
  await expectNoViolations(dialog.element());
  await userEvent.selectOptions(dialog.getByLabelText('By'), 'h');
  await userEvent.fill(dialog.getByLabelText('SGST (₹)'), '');
  await expect.element(dialog.getByText('Enter how much of the credit is reversed.')).toBeVisible();
  await userEvent.fill(dialog.getByLabelText('SGST (₹)'), '99');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(dialog.getByText(TOO_MUCH)).toBeVisible();
  await userEvent.fill(dialog.getByLabelText('SGST (₹)'), '50');
  await userEvent.fill(dialog.getByLabelText('CGST (₹)'), '50');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  const sent = calls.filter(({ path }) => path.startsWith('POST')).at(-1)?.body;
  expect(sent).toMatchObject({
    rule: '17-5',
    clause: 'h',
    bills: [{ bill_id: 7, cgst: '50.00', sgst: '50.00', igst: '0.00', cess: '0.00' }],
  });
});
