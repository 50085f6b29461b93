// What the form knows of a person's earlier entries: the order of the accounts, the entry that is
// offered again, and the next one in a row.
import { listAccounts } from '#api/contract/account/account.ts';
import { describe, expect, test } from 'vitest';
import { listJournals } from '#api/contract/journal/journal.ts';
import type { JournalCard } from '#api/contract/journal/journal.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { choicesFor, kindAt } from '#web/features/journal/draft/choices.ts';
import {
  changeJournalLine,
  moveJournalLine,
  newJournalDraft,
} from '#web/features/journal/draft/draft.ts';
import type { ManualVoucherType } from '#web/features/journal/draft/draft.ts';
import { nextInRow } from '#web/features/journal/draft/next-entry.ts';
import { placeNamed } from '#web/features/journal/draft/next-field.ts';
import {
  aloneOn,
  habitsIn,
  lastLike,
  latestEntriesOf,
  sameAs,
  withLinesOf,
} from '#web/features/journal/habits/habits.ts';
import { matching } from '#web/ui/picker/match.ts';
import replies from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import journals from '#tests/specimens/replies/listJournals.json' with { type: 'json' };

const accounts = listAccounts.reply.parse(replies);
const idOf = (name: string) => accounts.find((account) => account.name === name)?.id ?? 0;
const [cash, rent, bank, electricity] = ['Cash', 'Rent', 'HDFC Bank', 'Electricity'].map(idOf);
const MEERA = 3;
const DAY = '20 Nov 2026';

const plain = { reverses: null, reversedBy: null, corrects: null, correctedBy: null };
const model = listJournals.reply.parse(journals)[0] as JournalCard;

/** A payment of so many rupees for each account, out of the bank. */
function paid(number: number, ...debits: readonly (readonly [string, number])[]): JournalCard {
  const total = debits.reduce((sum, [, rupees]) => sum + rupees, 0);
  const lines = [...debits, ['HDFC Bank', -total] as const];
  return {
    ...model,
    ...plain,
    id: number,
    number,
    voucherType: 'payment',
    narration: `Paid ${number}`,
    date: calendarDate('2026-10-05'),
    amountPaise: total * 100,
    entry: lines.map(([name, rupees], index) => ({
      id: index,
      accountId: idOf(name),
      accountName: name,
      amountPaise: rupees * 100,
    })),
    recordedBy: {
      id: MEERA,
      name: 'Meera Joshi',
    },
  };
}

const named = (type: ManualVoucherType, side: 'debit' | 'credit', text: string, used = {}) =>
  matching(choicesFor(accounts, newJournalDraft(DAY, type), { side, index: 0, ...used }), text).map(
    ({ name }) => name,
  );

describe('the order of the accounts', () => {
  test('a payment is made from money, and for an expense before anything else', () => {
    expect(named('payment', 'credit', 'ca')[0]).toBe('Cash');
    expect(named('payment', 'debit', 'elec').slice(0, 2)).toEqual([
      'Electricity',
      'Electronic Cash Ledger (GST)',
    ]);
  });

  test('a contra has money on both sides', () => {
    expect(named('contra', 'debit', 'ca')[0]).toBe('Cash');
    expect(named('contra', 'credit', 'ca')[0]).toBe('Cash');
  });

  test('among what fits equally, what the person took most on that side comes first', () => {
    const cards = [paid(2, ['Printing & Stationery', 5]), paid(1, ['Professional Fees', 5])];
    const { used } = habitsIn([...cards, paid(3, ['Professional Fees', 1])], MEERA);
    expect(named('payment', 'debit', 'pr')[0]).toBe('Printing & Stationery');
    expect(named('payment', 'debit', 'pr', { used })[0]).toBe('Professional Fees');
    expect(named('journal', 'credit', 'pr', { used })[0]).not.toBe('Professional Fees');
  });

  test('what others posted, and what was taken back, is nobody’s habit', () => {
    const [one, two] = [paid(2, ['Rent', 5]), paid(1, ['Electricity', 5])];
    const cards = [
      { ...one, recordedBy: { id: 9, name: 'R Iyer' } },
      { ...two, reverses: 1 },
    ];
    expect(habitsIn(cards, MEERA)).toEqual(habitsIn([], MEERA));
  });

  test('the last narration is the newest that says anything', () => {
    const silent = { ...paid(3, ['Rent', 5]), narration: '' };
    expect(habitsIn([silent, paid(2, ['Rent', 5])], MEERA).lastNarration).toBe('Paid 2');
  });

  test('the five newest of a type that nobody took back stand under its form', () => {
    const cards = [9, 8, 7, 6, 5, 4, 3].map((number) => paid(number, ['Rent', 5]));
    const [reversed, receipt, ...others] = cards;
    const list = [
      { ...reversed, reversedBy: 12 },
      { ...receipt, voucherType: 'receipt' as const },
      ...others,
      paid(2, ['Rent', 5]),
    ] as readonly JournalCard[];
    expect(latestEntriesOf(list, 'payment').map(({ number }) => number)).toEqual([7, 6, 5, 4, 3]);
    expect(latestEntriesOf(list, 'receipt').map(({ number }) => number)).toEqual([8]);
  });

  test('what an account will most likely be follows from where it is wanted', () => {
    expect(kindAt('payment', 'debit')).toBe('expense');
    expect(kindAt('payment', 'credit')).toBe('bank');
    expect(kindAt('receipt', 'credit')).toBe('customer');
    expect(kindAt('journal', 'debit')).toBe('unknown');
  });
});

describe('the last entry of its kind', () => {
  const fromBank = changeJournalLine(newJournalDraft(DAY, 'payment'), 'credit', 0, {
    accountId: bank ?? 0,
  });
  const split = paid(1243, ['Rent', 40_000], ['Electricity', 20_000]);

  test('is offered while an account stands alone on the first side', () => {
    expect(aloneOn(fromBank)).toBe(bank);
    expect(aloneOn(changeJournalLine(fromBank, 'credit', 0, { amountText: '5' }))).toBeNull();
    expect(aloneOn(changeJournalLine(fromBank, 'debit', 0, { accountId: rent ?? 0 }))).toBeNull();
  });

  test('is the newest of the same voucher with the account there, and still stands', () => {
    const reversed = { ...paid(1250, ['Rent', 1]), reversedBy: 1251 };
    expect(lastLike([reversed, split], bank ?? 0, 'payment')).toBe(split);
    expect(lastLike([split], rent ?? 0, 'payment')).toBeUndefined();
    expect(lastLike([split], bank ?? 0, 'receipt')).toBeUndefined();
  });

  test('is said with its number, its day and the other side', () => {
    const text = 'Same as #1,243, 05 Oct: Rent 40,000.00 + Electricity 20,000.00';
    expect(sameAs(split, bank ?? 0)).toBe(text);
    const more = paid(7, ['Rent', 1], ['Electricity', 2], ['Insurance', 3], ['Salaries', 4]);
    expect(sameAs(more, bank ?? 0)).toMatch(/Electricity 2.00 \+ 2 more$/);
  });

  test('gives its lines; the day and the narration stay the new entry’s', () => {
    const taken = withLinesOf({ ...fromBank, narration: 'Rent Nov' }, split);
    expect(taken.debit.map(({ accountId, amountText }) => [accountId, amountText])).toEqual([
      [rent, '40,000.00'],
      [electricity, '20,000.00'],
    ]);
    expect(taken.credit.map(({ amountText }) => amountText)).toEqual(['60,000.00']);
    expect(taken).toMatchObject({ dateText: DAY, narration: 'Rent Nov', splitBoth: false });
  });
});

describe('the next entry in a row', () => {
  const posted = changeJournalLine(
    changeJournalLine(newJournalDraft('02 Oct 2026', 'payment'), 'credit', 0, {
      accountId: cash ?? 0,
    }),
    'debit',
    0,
    { accountId: rent ?? 0, amountText: '5' },
  );

  test('is of the same kind and day, from the same money, and begins at the amount', () => {
    const { draft, place } = nextInRow(posted, accounts);
    expect(draft).toMatchObject({ voucherType: 'payment', dateText: '02 Oct 2026', narration: '' });
    expect(draft.credit[0]).toMatchObject({ accountId: cash, amountText: '' });
    expect(draft.debit[0]).toMatchObject({ accountId: null });
    expect(place).toEqual({ field: 'amount', side: 'credit', index: 0 });
  });

  test('begins at the first account where no money was moved', () => {
    const { draft, place } = nextInRow({ ...posted, voucherType: 'journal' }, accounts);
    expect(draft.credit[0]?.accountId).toBeNull();
    expect(place).toEqual({ field: 'account', side: 'debit', index: 0 });
  });
});

test('a line moves up and down on its own side, and stays at the end of it', () => {
  const [one, two] = [1, 2].map((key) => ({ key, accountId: key, amountText: '' }));
  const draft = { ...newJournalDraft(DAY), debit: [one, two].filter((line) => line !== undefined) };
  expect(moveJournalLine(draft, 'debit', 0, 1).debit).toEqual([two, one]);
  expect(moveJournalLine(draft, 'debit', 1, 1)).toBe(draft);
});

test('a control is known by the name of its place', () => {
  expect(placeNamed('credit-2-amount')).toEqual({ field: 'amount', side: 'credit', index: 2 });
  expect(placeNamed('narration')).toEqual({ field: 'narration' });
  expect(placeNamed('elsewhere')).toBeNull();
  expect(placeNamed(undefined)).toBeNull();
});
