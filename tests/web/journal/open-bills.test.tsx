import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { listOpenItems } from '#api/contract/account/open-items.ts';
import { listBooks } from '#api/contract/book/book.ts';
import { correctJournal, listJournals, postJournal } from '#api/contract/journal/journal.ts';
import type { JournalCard } from '#tests/support/replies-on-wire.ts';
import { JournalAddPage } from '#web/features/journal/JournalAddPage.tsx';
import { JournalListPage } from '#web/features/journal/list/JournalListPage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import corrected from '#tests/specimens/replies/correctJournal.json' with { type: 'json' };
import journals from '#tests/specimens/replies/listJournals.json' with { type: 'json' };
import posted from '#tests/specimens/replies/postJournal.json' with { type: 'json' };
import { JOURNAL_AS_CARDS, ok, okAccounts, serverAnswers } from '../support/answers.ts';
import { show } from '../support/show.tsx';

let stopListening: () => void;
beforeEach(() => {
  stopListening = listenToKeys(() => ({ singleKeys: true, tallyKeys: true }));
});
afterEach(() => stopListening());

const bill = (id: number, open: string) => ({
  kind: 'invoice',
  id,
  line: null,
  number: `INV-00${id}`,
  date: '2026-05-02',
  due_date: `2026-06-0${id}`,
  amount: '1180.00',
  open,
});
const open = {
  account: { id: 105, name: 'Aggregator Settlement A/c' },
  customer_id: null,
  balance: '2860.00',
  items: [bill(1, '1180.00'), bill(2, '1180.00'), bill(3, '500.00')],
  more: false,
};

const PARTY = 'Credit line 1';
const amount = (name: string) => page.getByLabelText(`${name}, amount in rupees`);
const settle = (number: string) => page.getByLabelText(`Settle of ${number}`);

function answering(journalCards: readonly JournalCard[] = []) {
  const calls = serverAnswers([
    [listAccountChanges, okAccounts(accounts)],
    JOURNAL_AS_CARDS,
    [listJournals, ok(journalCards)],
    [listBooks, ok(books)],
    [listOpenItems, ok(open)],
    [postJournal, ok(posted)],
    [correctJournal, ok(corrected)],
  ]);
  return () => calls.find(({ path }) => path.startsWith('POST'))?.body;
}

const openForm = () =>
  show(() => <JournalAddPage QuickAccount={() => null} />, { path: '/add/journal' });

/** Cash received from the party: its line has the focus, with the amount that balances. */
async function received(rupees: string) {
  const sent = answering();
  await openForm();
  await expect.element(page.getByLabelText('Debit line 1, account')).toHaveFocus();
  await userEvent.keyboard(`cash{Enter}${rupees}{Enter}settlement{Enter}`);
  await expect.element(amount(PARTY)).toHaveFocus();
  return sent;
}

const against = (id: number, rupees: string) => ({
  kind: 'against',
  amount: rupees,
  item: { kind: 'invoice', id },
});
const references = (...wanted: readonly object[]) => ({ entry: [{}, { references: wanted }] });

test('the arrow down opens the bills, Enter takes one after the other, and then goes on', async () => {
  const sent = await received('2000');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(settle('INV-001')).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(page.getByLabelText('Narration')).toHaveFocus();
  await expect.element(page.getByText('INV-001 1,180.00, INV-002 820.00')).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(sent).toMatchObject(references(against(1, '1180.00'), against(2, '820.00')));
});

test('a part of a bill is typed, and what is left is on account', async () => {
  const sent = await received('2000');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}500{Enter}{Control>}{Enter}{/Control}');
  await expect
    .poll(sent)
    .toMatchObject(references(against(2, '500.00'), { kind: 'on-account', amount: '1500.00' }));
});

test('the oldest are settled by one key, and the draft keeps them', async () => {
  await received('2500');
  await userEvent.keyboard('{Alt>}o{/Alt}');
  await expect.element(settle('INV-003')).toHaveValue('140.00');
  await expect.element(amount(PARTY)).toHaveFocus();
  await cleanup();
  await openForm();
  const kept = page.getByText('INV-001 1,180.00, INV-002 1,180.00, INV-003 140.00');
  await expect.element(kept).toBeVisible();
});

test('a line without an amount has that of its bills', async () => {
  const sent = answering();
  await openForm();
  await expect.element(page.getByLabelText('Debit line 1, account')).toHaveFocus();
  await userEvent.click(page.getByLabelText(`${PARTY}, account`));
  await userEvent.keyboard('settlement{Enter}{ArrowDown}');
  await expect.element(settle('INV-001')).toHaveFocus();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  await expect.element(amount(PARTY)).toHaveValue('1,680.00');
  await expect.element(page.getByLabelText('Debit line 1, account')).toHaveFocus();
  await userEvent.keyboard('cash{Enter}{Control>}{Enter}{/Control}');
  await expect.poll(sent).toMatchObject(references(against(1, '1180.00'), against(3, '500.00')));
});

test('what is left may be a new reference with the day on which it is due', async () => {
  const sent = await received('100');
  await userEvent.keyboard('{ArrowDown}{Alt>}w{/Alt}');
  await expect.element(page.getByLabelText('Reference')).toHaveFocus();
  await userEvent.keyboard('ADV-7{Tab}31 jan 2027{Enter}{Control>}{Enter}{/Control}');
  const due = { name: 'ADV-7', due_date: '2027-01-31' };
  await expect.poll(sent).toMatchObject(references({ kind: 'new', amount: '100.00', ...due }));
});

test('who types on without the bills posts on account', async () => {
  const sent = await received('100');
  await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}');
  await expect.poll(sent).toBeDefined();
  expect(JSON.stringify(sent())).not.toContain('references');
});

test('cash that an entry takes below nil is said', async () => {
  answering();
  await openForm();
  await expect.element(page.getByLabelText('Debit line 1, account')).toHaveFocus();
  await userEvent.keyboard('elec{Enter}600{Enter}cash{Enter}');
  await expect.element(page.getByText('This takes Cash to 50.00 Cr.')).toBeVisible();
});

test('a correction shows and keeps what the entry settled, which it may settle again', async () => {
  const cash = { id: 1, account_id: 3, account_name: 'Cash', amount: '1200.00' };
  const settled = { kind: 'invoice', id: 9, number: 'INV-009' };
  const line = { id: 2, account_id: 105, account_name: open.account.name, amount: '-1200.00' };
  const card: JournalCard = {
    ...(journals[0] as JournalCard),
    source: null,
    reverses: null,
    reversed_by: null,
    corrects: null,
    corrected_by: null,
    entry: [
      cash,
      {
        ...line,
        references: [
          { kind: 'against', amount: '1180.00', item: settled },
          { kind: 'on-account', amount: '20.00' },
        ],
      },
    ],
  };
  const sent = answering([card]);
  await show(JournalListPage, { path: '/journal' });
  await expect.element(page.getByRole('link', { name: 'INV-009' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: `Correct #${card.number}` }));
  await expect.element(page.getByText('INV-009 1,180.00, on account 20.00')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Open bills' }));
  await expect.element(settle('INV-001')).toHaveFocus();
  await userEvent.keyboard('{Enter}1{Enter}{Control>}{Enter}{/Control}');
  const item = { kind: 'invoice', id: 9 };
  await expect
    .poll(sent)
    .toMatchObject(references({ kind: 'against', amount: '1180.00', item }, against(1, '20.00')));
});
