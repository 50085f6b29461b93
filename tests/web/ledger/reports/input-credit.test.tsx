// Input credit by how it stands: each line says why, then the accounts of input tax; and the return
// of a bill's credit, chosen again by keys.
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { listBooks } from '#api/contract/book/book.ts';
import { readInputCredit } from '#api/contract/trade/input-credit.ts';
import { movePurchaseBillCredit, readPurchaseBill } from '#api/contract/trade/purchase-bill.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import recorded from '#tests/specimens/replies/readInputCredit.json' with { type: 'json' };
import { BillPage } from '#web/features/purchase/BillPage.tsx';
import { InputCreditPage } from '#web/features/report/books/credit/InputCreditPage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { store } from '#web/state/session.ts';
import { fullDraft, purchaseAnswers } from '../../purchase/answers.ts';
import { ok, okAccounts, problem, serverAnswers } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

let stop: () => void;
beforeEach(() => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
});
afterEach(() => stop());

const [rent] = recorded.rows;
const part = (their_number: string, said: object) => ({
  ...rent,
  their_number,
  standing: 'taken',
  return_to: '2025-05-31',
  waits_for: null,
  origin: 'supplier',
  ...said,
});
const rows = [
  part('S/1', {}),
  part('S/5', {
    standing: 'reversed',
    rule: '37',
    number: 'CR-001',
    credit_kind: null,
    cgst: '-450.00',
    sgst: '-450.00',
  }),
  part('S/2', { standing: 'deferred', return_to: null, waits_for: 'receipt' }),
  part('R/7', {
    standing: 'deferred',
    return_to: null,
    waits_for: 'payment',
    origin: 'reverse-charge',
  }),
  part('S/3', { standing: 'blocked', return_to: null, clause: 'b-i' }),
  part('S/4', { standing: 'none', return_to: null, no_credit: 'time-limit' }),
];
const PATH = '/journal/reports/input-credit';

async function openReport(told: object = {}) {
  serverAnswers([
    [listBooks, ok(books)],
    [listAccountChanges, okAccounts(accounts)],
    [readInputCredit, ok({ ...recorded, rows, ...told })],
  ]);
  await show(InputCreditPage, { path: PATH, at: `${PATH}?year=25-26&month=5` });
  await expect
    .element(page.getByText(/^₹1,800\.00 taken, ₹900\.00 reversed, ₹3,600\.00 deferred/))
    .toBeVisible();
}

test('each part says how it stands and by which line of the law', async () => {
  await page.viewport(1440, 900);
  await openReport();
  for (const why of [
    'Return to 31 May 2025',
    'By rule 37, CR-001: return to 31 May 2025',
    'Not received, s. 16(2)(b)',
    'Reverse charge, its tax is due when it is paid, s. 16(2)(c)',
    'Blocked · 17(5)(b), food and catering',
    'Past section 16(4)',
  ]) {
    await expect.element(page.getByText(why, { exact: true })).toBeVisible();
  }
  await expect.element(page.getByText('Accounts of input tax')).toBeVisible();
  const link = page.getByRole('link', { name: /S\/1/ });
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringMatching(/^\/purchases\/bill\/5/));
});

test('a reversal of credit is told beside bills and notes, not as one of them', async () => {
  const none = { igst: '0.00', cess: '0.00' };
  const halves = { cgst: '-450.00', sgst: '-450.00', ...none };
  await openReport({ sources: [{ of: 'credit-reversal', ...halves }], ties: true });
  await expect.element(page.getByText(/what else was posted is named below\.$/)).toBeVisible();
});

test.each([1440, 390])('the page is accessible at %i px', async (width) => {
  await page.viewport(width, 900);
  await openReport();
  // The frame of the page has its landmarks, and is not drawn here.
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

const bill = {
  ...fullDraft,
  status: 'posted',
  number: 'PB-001',
  credit: '180.00',
  received_on: null,
  credit_to: null,
  credit_period: { kind: 'deferred' },
};
const dialog = () => page.getByRole('dialog');

async function openBill(moved: ReturnType<typeof ok>) {
  const calls = purchaseAnswers(
    [listBooks, ok(books)],
    [readPurchaseBill, ok(bill)],
    [movePurchaseBillCredit, moved],
  );
  await show(BillPage, { path: '/purchases/bill/:billId', at: `/purchases/bill/${bill.id}` });
  await expect.element(page.getByRole('button', { name: /^Input credit/ })).toBeVisible();
  await userEvent.keyboard('c');
  await expect.element(dialog().getByLabelText(/^Received on/)).toHaveFocus();
  return calls;
}

test('deferred credit is taken once the goods came, by keys', async () => {
  const written = { ...bill, credit_to: '2026-11-30', warnings: [] };
  const calls = await openBill(ok(written));
  await userEvent.keyboard('20/11/2026{Enter}');
  await userEvent.fill(dialog().getByLabelText(/^Reason/), 'Last lot');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .poll(() => store.get(noticeAtom)?.text)
    .toBe('The credit is taken in the return to 30 Nov 2026.');
  const sent = calls.find(({ path }) => path.includes('/credit'))?.body;
  expect(sent).toEqual({ received_on: '2026-11-20', credit_period: null, reason: 'Last lot' });
});

test('a refusal stands at its field, and what was typed stays', async () => {
  const late = problem(422, 'credit_past_limit', 'Choose an earlier return.', {
    facts: { field: 'credit_period' },
  });
  await openBill(late);
  await userEvent.keyboard('20/11/2026');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .element(dialog().getByLabelText('Taken in'))
    .toHaveAccessibleDescription('Choose an earlier return.');
  await expect.element(dialog().getByLabelText(/^Received on/)).toHaveValue('20 Nov 2026');
});
