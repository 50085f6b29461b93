import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listBooks } from '#api/contract/book/book.ts';
import {
  listOpenBills,
  readReceivables,
  setAgeingDays,
} from '#api/contract/customer/receivables.ts';
import { shownMoment } from '#web/client/past/calls.ts';
import { ReceivablesPage } from '#web/features/report/receivables/ReceivablesPage.tsx';
import { formatDate, realTodayInIndia } from '#web/format/dates.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import type { ReceiptProps } from '#web/shell/form/receipt-dialog.ts';
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import { ok, serverAnswers } from '../../support/answers.ts';
import type { Answer } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';
import type { OpenBill, Receivables } from '#tests/support/replies-on-wire.ts';

let stop: () => void;
beforeEach(() => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
});
afterEach(() => stop());

const ages = {
  not_due: '210.00',
  ages: ['0.00', '0.00', '105.00', '0.00'],
  days_1_30: '0.00',
  days_31_60: '0.00',
  days_61_90: '105.00',
  days_91_120: '0.00',
  days_over_120: '0.00',
  overdue: '105.00',
  invoices: '315.00',
  other_bills: '0.00',
  without_bill: '0.00',
  unallocated: '-15.00',
  total: '300.00',
};

const agro = {
  ...ages,
  account_id: 40,
  customer_id: 1,
  customer_name: 'Karnataka Agro Mills',
  bill_count: 2,
  days_late: 77,
  days_old: 77,
};

const all: Receivables = {
  ...ages,
  as_of: '2026-11-20',
  days: [30, 60, 90],
  rows: [agro],
  count: 1,
  bill_count: 2,
  next: null,
  ledger_total: '300.00',
};

const bill: OpenBill = {
  account_id: 40,
  customer_id: 1,
  customer_name: 'Karnataka Agro Mills',
  item: { kind: 'invoice', id: 7, line: null },
  number: 'INV-025',
  date: '2026-07-06',
  due_date: '2026-09-04',
  amount: '210.00',
  open: '105.00',
  without_bill: false,
  days_late: 77,
  days_old: 77,
  age: 3,
};
const rest = { item: null, number: null, date: null, due_date: null };
const none = { days_late: null, days_old: null, age: null };
const onAccount: OpenBill = { ...bill, ...rest, ...none, amount: '-15.00', open: '-15.00' };
const bills = {
  as_of: '2026-11-20',
  days: [30, 60, 90],
  rows: [bill, onAccount],
  count: 2,
  total: '90.00',
  next: null,
};

const path = '/journal/reports/receivables';

const Receipt = ({ customer }: ReceiptProps) => <p role="dialog">Receipt of {customer.name}</p>;
const Page = () => <ReceivablesPage Receipt={Receipt} />;

async function open(answer: Answer, at = path) {
  const calls = serverAnswers([
    [readReceivables, answer],
    [listOpenBills, ok(bills)],
    [listBooks, ok(books)],
  ]);
  await show(Page, { path, at });
  return calls;
}

const rows = () => page.getByRole('row');

test('a customer stands with what is due by age, and the total foots', async () => {
  await open(ok(all));
  await expect
    .element(rows().nth(1))
    .toMatchTextContent('▸Karnataka Agro Mills 2210.00105.00−15.00300.0077 days');
  await expect
    .element(rows().last())
    .toMatchTextContent('Total of 1 customer210.000.000.00105.000.00−15.00300.00');
  await expect
    .element(page.getByText('The open bills and Sundry Debtors in the ledger agree.'))
    .toBeVisible();
});

test('the arrow to the right opens the bills of the customer, and the left one closes them', async () => {
  await open(ok(all));
  await expect.element(page.getByRole('link', { name: 'Karnataka Agro Mills' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await expect
    .element(rows().nth(2))
    .toMatchTextContent('INV-025 06 Jul 2026 · part paid, bill 210.00due 04 Sep 2026');
  await expect.element(rows().nth(3)).toMatchTextContent('On account');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('link', { name: 'INV-025' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('link', { name: 'INV-025' })).not.toBeInTheDocument();
});

test('an address shows the bills of the customers that it names', async () => {
  await open(ok(all), `${path}?open=40`);
  await expect.element(page.getByRole('link', { name: 'INV-025' })).toBeVisible();
});

test('R on a customer records what came in', async () => {
  await open(ok(all));
  await expect.element(page.getByRole('link', { name: 'Karnataka Agro Mills' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}r');
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent('Receipt of Karnataka Agro Mills');
});

test('Space marks the customer and says what the marked ones come to', async () => {
  const delhi = { ...agro, account_id: 41, customer_id: 2, customer_name: 'Delhi Dyes' };
  await open(ok({ ...all, rows: [agro, delhi], count: 2 }));
  await expect.element(page.getByRole('link', { name: 'Delhi Dyes' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown} {ArrowDown} ');
  const foot = page.getByRole('status');
  await expect.element(foot).toMatchTextContent('2 of 2 customers, 2 marked: 600.00 outstanding');
  await userEvent.keyboard(' ');
  await expect.element(foot).toMatchTextContent('1 marked: 300.00 outstanding');
  await page.getByRole('checkbox', { name: 'Mark all customers' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Mark Delhi Dyes' })).toBeChecked();
});

test('ages are those of the book until others are tried, which can be kept for it', async () => {
  const asked: (string | null)[] = [];
  const calls = serverAnswers([
    [
      readReceivables,
      (query) => {
        asked.push(query.get('days'));
        return ok({ ...all, days: query.has('days') ? [15, 45] : [30, 60, 90] });
      },
    ],
    [listBooks, ok(books)],
    [setAgeingDays, ok({ days: [15, 45], seq: 9 })],
  ]);
  await show(Page, { path, at: path });
  await page.getByRole('button', { name: 'View', exact: true }).click();
  const days = page.getByRole('textbox', { name: 'Days' });
  await expect.element(days).toHaveValue('30, 60, 90');
  await expect.element(page.getByRole('columnheader', { name: '61 to 90 days' })).toBeVisible();
  await days.fill('15, 45');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('columnheader', { name: 'Over 45 days' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep for the book' }).click();
  await expect.poll(() => asked.at(-1)).toBeNull();
  expect(asked).toContain('15,45');
  const kept = calls.find((one) => one.path.endsWith('/ageing-days'));
  expect(kept?.body).toStrictEqual({ days: [15, 45] });
});

test('the list by bill says whose each is', async () => {
  await open(ok(all), `${path}?by=bill`);
  await expect
    .element(rows().nth(1))
    .toMatchTextContent('INV-025 Karnataka Agro Mills 06 Jul 2026');
  await expect
    .element(page.getByRole('link', { name: 'INV-025' }))
    .toHaveAttribute('href', '/billing/invoice/7');
});

test('an entry without a bill has its own name and its age, and is not overdue', async () => {
  const unbilled: OpenBill = {
    ...bill,
    item: { kind: 'journal', id: 30, line: 1 },
    number: '#12',
    date: '2026-09-04',
    due_date: null,
    amount: '105.00',
    without_bill: true,
    days_late: null,
  };
  const parts = { invoices: '105.00', without_bill: '105.00', overdue: '0.00' };
  serverAnswers([
    [readReceivables, ok({ ...all, ...parts })],
    [listOpenBills, ok({ ...bills, rows: [unbilled, onAccount] })],
    [listBooks, ok(books)],
  ]);
  await show(Page, { path, at: `${path}?by=bill` });
  await expect
    .element(rows().nth(1))
    .toMatchTextContent('#12 Karnataka Agro Mills Without a bill, 04 Sep 2026');
  const ages = page.getByRole('region', { name: 'Receivables by age' });
  await expect
    .element(ages)
    .toMatchTextContent(
      /Outstanding: Invoices 105\.00 · without a bill 105\.00 · on account −15\.00/,
    );
});

test('a sum that differs from the ledger is said and not hidden', async () => {
  await open(ok({ ...all, ledger_total: '310.00' }));
  await expect
    .element(page.getByText('The open bills come to ₹300.00, Sundry Debtors to ₹310.00.'))
    .toBeVisible();
});

test('a book in which nothing is outstanding says so', async () => {
  await open(ok({ ...all, rows: [], count: 0 }));
  await expect.element(page.getByText('Nothing is outstanding')).toBeVisible();
});

describe('as on a day', () => {
  test('a day before today is the past, in which nobody records a receipt', async () => {
    await open(ok(all), `${path}?as_on=2026-10-31`);
    await expect.element(page.getByText('As on 31 Oct 2026')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Karnataka Agro Mills' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}r');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('a link from before, with the day as `on`, leads to the same report', async () => {
    const asked: (string | null)[] = [];
    const answer = (query: URLSearchParams) => {
      asked.push(query.get('as_on'));
      return ok(all);
    };
    await open(answer, `${path}?on=2026-10-31&by=bill`);
    await expect.element(page.getByText('As on 31 Oct 2026 · by bill')).toBeVisible();
    expect(asked.every((day) => day === '2026-10-31')).toBe(true);
    await expect.element(page.getByRole('link', { name: 'INV-025' })).toBeVisible();
  });

  test('today leads back to the present and its receipts', async () => {
    await open(ok(all), `${path}?as_on=2026-10-31`);
    await expect.element(page.getByText('As on 31 Oct 2026')).toBeVisible();
    await userEvent.keyboard('{F2}');
    await page.getByRole('textbox', { name: /As on/ }).fill(formatDate(realTodayInIndia()));
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('link', { name: 'Karnataka Agro Mills' })).toBeVisible();
    await expect.poll(() => shownMoment()).toBe(null);
    await userEvent.keyboard('{ArrowDown}r');
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });
});
