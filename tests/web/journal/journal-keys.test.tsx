// The keys of the entry form that help along: kinds of voucher, repeating, lines, the next entry.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { listJournals, postJournal } from '#api/contract/journal/journal.ts';
import type { JournalCard } from '#tests/support/replies-on-wire.ts';
import { JournalAddPage } from '#web/features/journal/JournalAddPage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import { store } from '#web/state/session.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import journals from '#tests/specimens/replies/listJournals.json' with { type: 'json' };
import posted from '#tests/specimens/replies/postJournal.json' with { type: 'json' };
import { ok, okAccounts, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { meera, show } from '../support/show.tsx';

const idOf = (name: string) => accounts.find((account) => account.name === name)?.id ?? 0;

/** Rent and electricity, paid out of the bank by Meera a month ago. */
const rentPaid = {
  ...(journals[0] as JournalCard),
  id: 12,
  number: 12,
  date: '2026-10-05',
  voucher_type: 'payment',
  amount: '60000.00',
  narration: 'Rent of both offices',
  reverses: null,
  reversed_by: null,
  entry: [
    {
      id: 1,
      account_id: idOf('Rent'),
      account_name: 'Rent',
      amount: '40000.00',
    },
    {
      id: 2,
      account_id: idOf('Salaries'),
      account_name: 'Salaries',
      amount: '20000.00',
    },
    {
      id: 3,
      account_id: idOf('HDFC Bank'),
      account_name: 'HDFC Bank',
      amount: '-60000.00',
    },
  ],
  recorded_by: {
    id: meera.id,
    name: meera.name,
  },
};

let stopListening: () => void;
beforeEach(() => {
  stopListening = listenToKeys(() => store.get(preferencesAtom));
  store.set(preferencesAtom, {
    ...store.get(preferencesAtom),
    tallyKeys: true,
    tallyAsked: true,
    keepEntering: false,
  });
});
afterEach(() => stopListening());

const Form = () => <JournalAddPage QuickAccount={() => null} />;
const account = (name: string) => page.getByRole('combobox', { name: `${name}, account` });
const amount = (name: string) => page.getByLabelText(`${name}, amount in rupees`);
const narration = page.getByLabelText('Narration');
const day = page.getByRole('textbox', { name: /Date/ });
const dayTyped = () => (day.element() as HTMLInputElement).value;
const keys = (text: string) => userEvent.keyboard(text);

async function open(at = '/add/journal', posting: Answer = ok(posted)) {
  const calls = serverAnswers([
    [listAccountChanges, okAccounts(accounts)],
    [listJournals, ok([rentPaid])],
    [postJournal, posting],
  ]);
  await show(Form, { path: '/add/journal', at });
  await expect.element(narration).toBeInTheDocument();
  return () => calls.filter(({ path }) => path.startsWith('POST')).map(({ body }) => body);
}

describe('the kind of voucher', () => {
  test('comes with the address, and a payment begins where the money comes from', async () => {
    await open('/add/journal?type=payment');
    await expect.element(page.getByRole('radio', { name: 'Payment' })).toBeChecked();
    await expect.element(account('Credit line 1')).toHaveFocus();
  });

  test('changes by its key; an entry of which nothing is typed begins on its own side', async () => {
    await open();
    await keys('{F5}');
    await expect.element(account('Credit line 1')).toHaveFocus();
    await keys('{F6}');
    await expect.element(account('Debit line 1')).toHaveFocus();
  });

  test('keeps everything that is typed', async () => {
    await open('/add/journal?type=payment');
    await keys('hdfc{Enter}1250{F7}');
    await expect.element(page.getByRole('radio', { name: 'Journal' })).toBeChecked();
    await expect.element(account('Credit line 1')).toHaveValue('HDFC Bank');
    await expect.element(amount('Credit line 1')).toHaveValue('1250');
  });

  test('F5 stays the browser’s without Tally’s keys', async () => {
    store.set(preferencesAtom, { ...store.get(preferencesAtom), tallyKeys: false });
    await open();
    const event = new KeyboardEvent('keydown', { key: 'F5', bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    await expect.element(page.getByRole('radio', { name: 'Journal' })).toBeChecked();
  });
});

describe('what is repeated', () => {
  const offer = page.getByRole('button', { name: /^Same as #12/ });

  test('→ in the empty amount takes the last entry of the account, and goes to the narration', async () => {
    await open('/add/journal?type=payment');
    await keys('hdfc{Enter}');
    await expect
      .element(offer)
      .toMatchTextContent(/^Same as #12, 05 Oct: Rent 40,000.00 \+ Salaries 20,000.00/);
    await keys('{ArrowRight}');
    await expect.element(account('Debit line 2')).toHaveValue('Salaries');
    await expect.element(amount('Credit line 1')).toHaveValue('60,000.00');
    await expect.element(narration).toHaveFocus();
  });

  test('the offer goes as soon as something else is typed', async () => {
    await open('/add/journal?type=payment');
    await keys('hdfc{Enter}');
    await expect.element(offer).toBeVisible();
    await keys('5');
    await expect.element(offer).not.toBeInTheDocument();
  });

  test('Alt+R writes the last narration', async () => {
    await open();
    await keys('{Alt>}r{/Alt}');
    await expect.element(narration).toHaveValue('Rent of both offices');
  });
});

describe('lines', () => {
  test('Alt with an arrow moves the line that has the focus, Alt+Backspace removes it', async () => {
    await open();
    await keys('elec{Enter}10{Enter}cash{Enter}30{Enter}rent{Enter}');
    await expect.element(amount('Debit line 2')).toHaveFocus();
    await keys('{Alt>}{ArrowUp}{/Alt}');
    await expect.element(account('Debit line 1')).toHaveValue('Rent');
    await expect.element(amount('Debit line 1')).toHaveFocus();
    await keys('{Alt>}{ArrowDown}{Backspace}{/Alt}');
    await expect.element(account('Debit line 2')).not.toBeInTheDocument();
    await expect.element(account('Debit line 1')).toHaveValue('Electricity');
  });

  test('Shift+Enter goes to the field before', async () => {
    await open();
    await keys('elec{Enter}10{Enter}{Shift>}{Enter}{/Shift}');
    await expect.element(amount('Debit line 1')).toHaveFocus();
  });
});

describe('posting', () => {
  const fill = 'hdfc{Enter}450{Enter}rent{Enter}{Enter}';

  test('Ctrl+Shift+Enter posts and starts another with the same money, at its amount', async () => {
    const sent = await open('/add/journal?type=payment');
    await keys(`${fill}{Control>}{Shift>}{Enter}{/Shift}{/Control}`);
    await expect.element(account('Debit line 1')).toHaveValue('');
    await expect.element(account('Credit line 1')).toHaveValue('HDFC Bank');
    await expect.element(amount('Credit line 1')).toHaveFocus();
    expect(sent()).toHaveLength(1);
  });

  test('what is typed while it is posted belongs to the next entry', async () => {
    const sent = await open('/add/journal?type=payment');
    await keys(`${fill}{Control>}{Shift>}{Enter}{/Shift}{/Control}70{Enter}`);
    await expect.element(amount('Credit line 1')).toHaveValue('70.00');
    await expect.element(account('Debit line 1')).toHaveFocus();
    expect(sent()).toHaveLength(1);
  });

  test('stays for the next one on the same day with Keep entering and Ctrl+Enter', async () => {
    store.set(preferencesAtom, { ...store.get(preferencesAtom), keepEntering: true });
    await open('/add/journal?type=payment');
    await keys('{F2}2{Enter}');
    await keys(`${fill}{Control>}{Enter}{/Control}`);
    await expect.element(account('Credit line 1')).toHaveFocus();
    await expect.element(account('Credit line 1')).toHaveValue('');
    await expect.poll(dayTyped).toMatch(/^02 /);
  });

  test('while it is on its way the entry stays as it was sent', async () => {
    await open('/add/journal?type=payment', 'waiting');
    await keys(`${fill}{Control>}{Enter}{/Control}`);
    await expect.element(page.getByRole('button', { name: 'Posting…' })).toBeDisabled();
    await keys('{F6}');
    await expect.element(page.getByRole('radio', { name: 'Payment' })).toBeChecked();
  });
});

describe('the day', () => {
  test('says when an entry comes late, and when its day is still to come', async () => {
    await open();
    // However far the month has come, so many days ago was in another one.
    await keys('{F2}-40');
    await expect
      .element(page.getByText('40 days back: it will be marked as entered late.'))
      .toBeVisible();
    await userEvent.fill(day, '+3');
    await expect.element(page.getByText('This day is still to come.')).toBeVisible();
  });
});
