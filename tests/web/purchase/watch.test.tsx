// What is to be watched on the screen: what needs somebody now, and credit of an unpaid bill that
// is reversed by keys, with its entry shown first.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { listBooks } from '#api/contract/book/book.ts';
import { createCreditReversal, readWatch } from '#api/contract/trade/credit-reversal.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import made from '#tests/specimens/replies/createCreditReversal.json' with { type: 'json' };
import recorded from '#tests/specimens/replies/readWatch.json' with { type: 'json' };
import { WatchPage } from '#web/features/purchase/watch/WatchPage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { store } from '#web/state/session.ts';
import { ok, okAccounts, problem, serverAnswers } from '../support/answers.ts';
import { show } from '../support/show.tsx';

let stop: () => void;
beforeEach(() => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
});
afterEach(() => stop());

const heads = (igst: string) => ({ cgst: '0.00', sgst: '0.00', igst, cess: '0.00' });
const [bill] = recorded.unpaid;
const JANUARY = { from: '2026-01-01', to: '2026-01-31' };
const unpaid = {
  ...bill,
  open: '5900.00',
  payable_by: '2025-12-20',
  days_left: -11,
  period: JANUARY,
  open_period: JANUARY,
  unpaid: heads('900.00'),
  due: heads('900.00'),
  state: 'reverse',
  last: null,
};
const named = {
  account_id: 178,
  supplier_name: 'Konkan Papers',
  bill_date: '2025-05-02',
};
const watch = {
  ...recorded,
  as_on: '2026-02-10',
  unpaid: [unpaid],
  untaken: [
    {
      ...named,
      kind: 'purchase-bill',
      bill_id: 7,
      bill_number: 'KP/90',
      untaken: heads('180.00'),
      last_filing_on: '2026-11-30',
      last_period: { from: '2026-10-01', to: '2026-10-31' },
      days_left: 20,
      state: 'open',
      in_cost: false,
    },
  ],
  enterprises: [
    {
      ...named,
      bill_id: 8,
      bill_number: 'KP/91',
      open: '100.00',
      size: 'small',
      agreed_days: null,
      accepted_on: '2026-01-12',
      pay_by: '2026-01-27',
      days_left: -14,
      state: 'overdue',
    },
  ],
  blocked: [
    {
      ...named,
      bill_id: 9,
      bill_number: 'KP/92',
      posted_on: '2026-02-01',
      name: 'Lunch',
      clauses: ['b-i'],
      tax: '50.00',
    },
  ],
};
const AUGUST = { from: '2026-08-01', to: '2026-08-31' };
const SHEET = '/journal/reports/common-credit';
const workings = [
  {
    ...AUGUST,
    of: 'return',
    state: 'reverse',
    amount: heads('396.00'),
    common: '1980.00',
    exempt: '20000.00',
    total: '100000.00',
    open_period: AUGUST,
    settle_by: null,
    journal_id: null,
  },
  {
    from: '2025-04-01',
    to: '2026-03-31',
    of: 'year',
    state: 'nothing',
    amount: heads('0.00'),
    common: '0.00',
    exempt: '0.00',
    total: '100000.00',
    open_period: AUGUST,
    settle_by: '2026-09-30',
    journal_id: null,
  },
];
const shared = (told: object): Parameters<typeof serverAnswers>[0] => [
  [listBooks, ok(books)],
  [listAccountChanges, okAccounts(accounts)],
  [readWatch, ok(told)],
];
const PATH = '/payables/watch';
const dialog = () => page.getByRole('dialog');

async function openPage() {
  await page.viewport(1440, 900);
  await show(WatchPage, { path: PATH, at: PATH });
  const sentence = /2 need you now, 1 soon\. Pay or reverse ₹900\.00\. Credit of ₹180\.00 is lost/;
  await expect.element(page.getByText(sentence)).toBeVisible();
}

test('each matter says why, by when and how much, in its section', async () => {
  serverAnswers(shared(watch));
  await openPage();
  for (const text of [
    /5,900\.00 of 11,800\.00 unpaid\. 180 days passed on 20 Dec 2025/,
    /^in GSTR-3B of January 2026$/,
    /The last GSTR-3B that can carry it is October 2026, to be filed by 30 Nov 2026/,
    /^20 days left$/,
    /GST 50\.00 is in its cost, not in input credit, by section 17\(5\)\(b\)\(i\)/,
    /Small, no agreement: 15 days from 12 Jan 2026/,
    /^14 days over$/,
  ]) {
    await expect.element(page.getByText(text)).toBeVisible();
  }
});

test('credit is reversed by keys, with its entry shown first', async () => {
  const calls = serverAnswers([...shared(watch), [createCreditReversal, ok(made)]]);
  await openPage();
  await userEvent.keyboard('j{Enter}');
  await expect.element(dialog().getByText('ITC Reversed – Recoverable')).toBeVisible();
  await expect.element(dialog().getByText(/in GSTR-3B of January 2026/)).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => store.get(noticeAtom)?.text).toBe('Credit of ₹900.00 reversed, CR-001.');
  const sent = calls.find(({ path }) => path.startsWith('POST'))?.body;
  expect(sent).toMatchObject({
    rule: '37',
    period: JANUARY,
    posted_on: '2026-01-31',
    bills: [{ bill_id: bill?.bill_id, igst: '900.00', cgst: '0.00' }],
  });
});

test('a refusal stays in the dialog with the note that was typed', async () => {
  const text = 'GSTR-3B of January 2026 was filed on 20 Feb 2026: its credit stays as it is.';
  const refusal = problem(409, 'credit_return_is_filed', text, { facts: { field: 'period' } });
  serverAnswers([...shared(watch), [createCreditReversal, refusal]]);
  await openPage();
  await userEvent.keyboard('j{Enter}');
  await userEvent.fill(dialog().getByLabelText(/^Note/), 'Disputed');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(dialog().getByText(text)).toBeVisible();
  await expect.element(dialog().getByLabelText(/^Note/)).toHaveValue('Disputed');
});

test('where nothing lapses it says so, and when that was looked at', async () => {
  const none = { unpaid: [], untaken: [], enterprises: [], blocked: [] };
  serverAnswers(shared({ ...recorded, ...none }));
  await show(WatchPage, { path: PATH, at: PATH });
  await expect.element(page.getByText('Nothing to watch')).toBeVisible();
  await expect.element(page.getByText(/^Checked on /)).toBeVisible();
});

test('rules 42 and 43 have a row of each return and year, which leads to its working sheet', async () => {
  serverAnswers(shared({ ...watch, common: workings }));
  await show(WatchPage, { path: PATH, at: PATH });
  await expect.element(page.getByText(/Reverse ₹396\.00 by rules 42 and 43\./)).toBeVisible();
  const reason = 'Common credit 1,980.00. Exempt turnover 20,000.00 of 1,00,000.00.';
  await expect.element(page.getByText(reason)).toBeVisible();
  await expect.element(page.getByText(/Exempt turnover 0\.00 .* Nothing to reverse/)).toBeVisible();
  const working = page.getByRole('link', { name: 'View working August 2026' });
  await expect.element(working).toHaveAttribute('href', `${SHEET}?year=26-27&month=8`);
  const year = page.getByRole('link', { name: 'View working FY 25-26' });
  await expect.element(year).toHaveAttribute('href', `${SHEET}?year=25-26`);
});
