// The journals of opening balances: what each is called, and that each balances by itself.
import { describe, expect, test } from 'vitest';
import { journalsOfOpening } from '#core/documents/journals/opening-posted.ts';
import { openingDecider } from '#core/opening/index.ts';
import type { JournalId } from '#core/kernel/ids.ts';
import { account, CAPITAL, CASH, correct, facts, post, posted } from './examples.ts';

const EMPTY = openingDecider.initialState;
const journalIds = [41, 42] as JournalId[];

function postedFrom(accounts: readonly ReturnType<typeof account>[]) {
  const command = post(accounts, { journalIds });
  const data = { accounts: accounts.map((one) => ({ ...one, bills: [] })), journalIds };
  return journalsOfOpening(posted(data.accounts, { journalIds }), command, EMPTY).flatMap((one) =>
    'post' in one ? [one.post] : [],
  );
}

/** @param count accounts of one rupee each. */
const many = (count: number) => Array.from({ length: count }, (_, at) => account(100 + at, 1_00));

describe('the journals of opening balances', () => {
  test('are one, called by what it is, where the accounts go into one', () => {
    const journals = postedFrom([account(CASH, 500_00), account(CAPITAL, -300_00)]);
    expect(journals.map(({ narration }) => narration)).toStrictEqual(['Opening balances']);
    expect(postedFrom(many(499)).map(({ narration }) => narration)).toStrictEqual([
      'Opening balances',
    ]);
  });

  test('say which part of how many each is, from the 500th account on', () => {
    const journals = postedFrom(many(500));
    expect(journals.map(({ journalId, narration }) => [journalId, narration])).toStrictEqual([
      [41, 'Opening balances (1 of 2)'],
      [42, 'Opening balances (2 of 2)'],
    ]);
    expect(journals.map(({ entries }) => entries.length)).toStrictEqual([500, 2]);
  });

  test('balance by the account of the difference', () => {
    const [journal] = postedFrom([account(CASH, 500_00), account(CAPITAL, -300_00)]);
    expect(journal?.entries).toStrictEqual([
      { to: { accountId: CASH }, side: 'debit', amountPaise: 500_00 },
      { to: { accountId: CAPITAL }, side: 'credit', amountPaise: 300_00 },
      { to: { role: 'opening-difference' }, side: 'credit', amountPaise: 200_00 },
    ]);
  });

  test('are reversed and posted anew when the balances are corrected', () => {
    const before = openingDecider.evolve(EMPTY, posted([], { journalIds }));
    const command = correct([account(CASH, 1_00)], { reversalIds: [52, 53] as JournalId[] });
    const decided = openingDecider.decide(before, command, facts);
    if (!decided.ok) throw new Error(decided.rejection.kind);
    const journals = decided.value.flatMap((event) => journalsOfOpening(event, command, before));
    expect(journals).toMatchObject([
      { reverse: { journalId: 41, reversalId: 52, reason: 'Misread' } },
      { reverse: { journalId: 42, reversalId: 53, reason: 'Misread' } },
      { post: { journalId: 51, narration: 'Opening balances' } },
    ]);
  });

  test('stay as they are where a correction leaves every balance as it was', () => {
    const balances = [{ ...account(CASH, 500_00), bills: [] }];
    const before = openingDecider.evolve(EMPTY, posted(balances, { journalIds: [41] }));
    const command = correct([account(CASH, 500_00)], {
      stock: [
        { productId: 31, godown: null, batch: null, quantityThousandths: 1000, valuePaise: 500_00 },
      ],
    });
    const decided = openingDecider.decide(before, command, facts);
    if (!decided.ok) throw new Error(decided.rejection.kind);
    expect(decided.value.map(({ type }) => type)).toContain('OpeningBalancesCorrected');
    expect(
      decided.value.flatMap((event) => journalsOfOpening(event, command, before)),
    ).toStrictEqual([]);
  });
});
