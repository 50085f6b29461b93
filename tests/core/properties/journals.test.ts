import { NO_GST } from '#tests/specimens/books/gst-facts.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { journalDecider } from '#core/journal/index.ts';
import type { Entry, JournalCommand, JournalFacts, VoucherType } from '#core/journal/index.ts';
import type { AccountId } from '#core/kernel/ids.ts';
import { ENTRY_PAISE_MAX } from '#core/kernel/paise.ts';
import { aYearAhead, firstDateOfAll, today } from '#tests/specimens/days.ts';
import {
  accountPool,
  anyDate,
  anyJournal,
  balancedJournal,
  groupOfPool,
} from '#tests/support/arbitraries.ts';
import { NO_RETURNS } from '#core/tax/index.ts';
import { expectStorable } from '#tests/support/scenario/scenario.ts';

const accountsWith = (isOpen: (id: AccountId) => boolean): JournalFacts['accounts'] =>
  new Map(
    accountPool.map((id) => [
      id,
      { name: `Account ${id}`, open: isOpen(id), group: groupOfPool(id) },
    ]),
  );

/** The last account of the pool is retired; those beyond it belong to others. */
const facts: JournalFacts = {
  today,
  nextNumber: 1,
  turnoverPaise: 0,
  accounts: accountsWith((id) => id !== accountPool.at(-1)),
  lockedTo: null,
  hardLockedTo: null,
  beginsOn: null,
  returns: NO_RETURNS,
  gst: NO_GST,
  reversalOf: null,
};
const allOpen: JournalFacts = {
  ...facts,
  accounts: accountsWith(() => true),
};

const post = (command: JournalCommand, known: JournalFacts) =>
  journalDecider.decide(journalDecider.initialState, command, known);

const netOf = (entries: readonly Entry[]): bigint =>
  entries.reduce(
    (net, { side, amountPaise }) => net + BigInt(amountPaise) * (side === 'debit' ? 1n : -1n),
    0n,
  );

/** The rules of posting, said once more in the plainest way. */
function mayBePosted({ data }: typeof anyJournal extends fc.Arbitrary<infer J> ? J : never) {
  const { entries, entryDate } = data;
  const date = entryDate ?? today;
  const whole = entries.every(
    ({ amountPaise }) =>
      Number.isInteger(amountPaise) && amountPaise > 0 && amountPaise <= ENTRY_PAISE_MAX,
  );
  const open = entries.every(({ accountId }) => accountId < accountPool.length);
  const inRange = date >= firstDateOfAll && date <= aYearAhead;
  return (
    entries.length >= 2 && whole && open && inRange && netOf(entries) === 0n && isOfItsType(data)
  );
}

type Data = { readonly voucherType: VoucherType; readonly entries: readonly Entry[] };

/** The first two accounts of the pool are cash and a bank account. */
function isOfItsType({ voucherType, entries }: Data): boolean {
  const money = entries.filter(({ accountId }) => accountId <= 2);
  if (voucherType === 'contra') return money.length === entries.length;
  if (voucherType === 'payment') return netOf(money) < 0n;
  return voucherType === 'journal' || netOf(money) > 0n;
}

describe('posting', () => {
  test('accepts a journal exactly when the plain rules allow it', () => {
    fc.assert(
      fc.property(anyJournal, (command) => {
        expect(post(command, facts).ok).toBe(mayBePosted(command));
      }),
      { numRuns: 500 },
    );
  });

  test('accepts every journal that is balanced by construction, as it was written', () => {
    fc.assert(
      fc.property(balancedJournal, (command) => {
        const answer = post(command, allOpen);
        const { entryDate, ...rest } = command.data;
        const data = { ...rest, number: 1, entryDate: entryDate ?? today };
        expect(answer.ok && answer.value.map((event) => event.data)).toStrictEqual([data]);
      }),
    );
  });

  test('accepts only what balances, to the paisa', () => {
    fc.assert(
      fc.property(fc.oneof(anyJournal, balancedJournal), (command) => {
        const answer = post(command, allOpen);
        for (const event of answer.ok ? answer.value : []) {
          expect(event.type === 'JournalPosted' && netOf(event.data.entries)).toBe(0n);
        }
      }),
    );
  });

  test('refuses a balanced journal with one paisa more on any line', () => {
    fc.assert(
      fc.property(balancedJournal, fc.nat(), (command, place) => {
        const entries = command.data.entries.map((entry, line) =>
          line === place % command.data.entries.length
            ? { ...entry, amountPaise: entry.amountPaise + 1 }
            : entry,
        );
        const answer = post({ ...command, data: { ...command.data, entries } }, allOpen);
        expect(!answer.ok && answer.rejection.kind).toBe('entries_do_not_balance');
      }),
    );
  });

  test('takes nothing on or before the last locked day, whatever the day', () => {
    fc.assert(
      fc.property(balancedJournal, anyDate, (command, lockedTo) => {
        const answer = post(command, { ...allOpen, lockedTo });
        expect(answer.ok).toBe((command.data.entryDate ?? today) > lockedTo);
      }),
    );
  });

  test('yields events that survive the disk', () => {
    fc.assert(
      fc.property(balancedJournal, (command) => {
        const answer = post(command, allOpen);
        for (const event of answer.ok ? answer.value : []) expectStorable(event);
      }),
      { numRuns: 30 },
    );
  });
});
