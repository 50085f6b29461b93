// The working sheet of rules 42 and 43: each figure with its formula and what it is made of, the
// entry that it proposes shown before it is posted, and what is read again once it is.
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { listBooks } from '#api/contract/book/book.ts';
import { createCreditReversal, readCommonCredit } from '#api/contract/trade/credit-reversal.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import made from '#tests/specimens/replies/createCreditReversal.json' with { type: 'json' };
import recorded from '#tests/specimens/replies/readCommonCredit.json' with { type: 'json' };
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { store } from '#web/state/session.ts';
import { CommonCreditReport } from '#web/routes/CommonCredit.tsx';
import { ok, okAccounts, problem, serverAnswers } from '../../support/answers.ts';
import type { Answer } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

let stop: () => void;
beforeEach(() => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
});
afterEach(() => stop());

const igst = (rupees: string) => ({ cgst: '0.00', sgst: '0.00', igst: rupees, cess: '0.00' });
const sheet = {
  ...recorded,
  figures: {
    ...recorded.figures,
    supplies: {
      from: '2026-09-01',
      to: '2026-09-30',
      exempt: '20000.00',
      total: '100000.00',
    },
    inputs: { ...recorded.figures.inputs, d1: igst('360.00'), c3: igst('1440.00') },
    rule42: igst('360.00'),
    rule43: igst('36.00'),
  },
  due: igst('396.00'),
  table4_b1: igst('396.00'),
  classes: [
    {
      supply: 'domestic',
      treatment: 'exempt',
      reverse_charge: false,
      is_exempt: true,
      value: '20000.00',
    },
  ],
  exempt: [
    {
      kind: 'sales',
      document_id: 12,
      invoice_id: 12,
      number: 'INV-012',
      entry_date: '2026-09-12',
      party: 'Punekar Stores',
      value: '20000.00',
    },
  ],
};
const entry = {
  kind: 'credit-reversal',
  document_id: 2,
  number: 'CR-002',
  of: 'return',
  to: '2026-09-30',
  posted_on: '2026-09-30',
  return_to: '2026-09-30',
  heads: igst('396.00'),
  balance: igst('396.00'),
};
const posted = { ...sheet, due: igst('0.00'), posted: entry, moves: [entry] };

const PATH = '/journal/reports/common-credit';
const shared = (told: object): Parameters<typeof serverAnswers>[0] => [
  [listBooks, ok(books)],
  [listAccountChanges, okAccounts(accounts)],
  [readCommonCredit, ok(told)],
];

async function openSheet(told: object, more: Parameters<typeof serverAnswers>[0] = []) {
  await page.viewport(1440, 900);
  const calls = serverAnswers([...shared(told), ...more]);
  await show(CommonCreditReport, { path: PATH, at: `${PATH}?year=26-27&month=9` });
  return calls;
}

test('each figure says its formula, and what it is made of leads to its document', async () => {
  await openSheet(sheet);
  for (const text of [
    /^Reverse ₹396\.00 in GSTR-3B of September 2026\.$/,
    /^C2 × E ÷ F: 20,000\.00 of 1,00,000\.00, 20\.00 %$/,
    /^of 02 Sep 2026, Tc 10,800\.00, 59 months left$/,
  ]) {
    await expect.element(page.getByText(text).first()).toBeVisible();
  }
  const bill = page.getByRole('link', { name: /KP\/142, Konkan Papers: Rent/ });
  await expect.element(bill).toHaveAttribute('href', '/purchases/bill/9');
  const invoice = page.getByRole('link', { name: /INV-012, Punekar Stores/ });
  await expect.element(invoice).toHaveAttribute('href', '/billing/invoice/12');
  const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(found.violations.map(({ id }) => id)).toStrictEqual([]);
});

test('its entry is shown, posted by keys as it was seen, and a refusal keeps the note', async () => {
  const refusal = problem(409, 'credit_sheet_changed', 'The working sheet comes to ₹414.00 now.');
  const calls = await openSheet(sheet, [
    [createCreditReversal, refusal, ok({ ...made, number: 'CR-002' })],
  ]);
  await expect.element(page.getByRole('button', { name: 'Post' })).toBeVisible();
  await userEvent.keyboard('p');
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByText(/^By rules 42 and 43, in GSTR-3B of September 2026\./))
    .toBeVisible();
  await expect.element(dialog.getByText('ITC Reversal Expense')).toBeVisible();
  await dialog.getByLabelText(/Note/).fill('Rice is exempt');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(dialog.getByText(/comes to ₹414\.00 now/)).toBeVisible();
  await expect.element(dialog.getByLabelText(/Note/)).toHaveValue('Rice is exempt');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(store.get(noticeAtom)).toMatchObject({
    text: 'Common credit of ₹396.00 reversed, CR-002.',
  });
  const sent = calls.findLast(({ path }) => path.startsWith('POST'))?.body;
  expect(sent).toMatchObject({
    rule: '42',
    bills: [],
    sheet: { of: 'return', from: '2026-09-01', to: '2026-09-30', shown: '396.00' },
  });
});

test('once it is posted nothing is proposed, and what has moved since is told', async () => {
  await openSheet({ ...posted, due: igst('18.00') });
  await expect.element(page.getByText(/₹396\.00 is reversed, CR-002\./)).toBeVisible();
  await expect.element(page.getByText(/₹18\.00 has moved since/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Post' })).not.toBeInTheDocument();
});

test('private use is said by a key, and the sheet is read again with it', async () => {
  const read: Answer = (query) => {
    const isPrivate = query.get('private') === 'yes';
    const inputs = { ...sheet.figures.inputs, d2: igst(isPrivate ? '90.00' : '0.00') };
    return ok({ ...sheet, figures: { ...sheet.figures, inputs, is_also_private: isPrivate } });
  };
  serverAnswers([...shared(sheet).slice(0, 2), [readCommonCredit, read]]);
  await show(CommonCreditReport, { path: PATH, at: `${PATH}?year=26-27&month=9` });
  await expect.element(page.getByRole('button', { name: 'Also private use' })).toBeVisible();
  await userEvent.keyboard('{Shift>}u{/Shift}');
  await expect.element(page.getByRole('button', { name: 'No private use' })).toBeVisible();
  await expect.element(page.getByText('5 % of C2')).toBeVisible();
});
