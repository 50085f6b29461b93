// Expenses without a supplier: what a slip of petty cash posts, and what is refused of it.
import { describe, expect, test } from 'vitest';
import { decideExpense } from '#core/documents/index.ts';
import type { ExpenseContext, StreamEvent } from '#core/documents/index.ts';
import type { ExpenseId, JournalId } from '#core/kernel/ids.ts';
import { expensePosting } from '#core/trade/index.ts';
import type {
  ExpenseCommand,
  ExpenseDraft,
  ExpenseEvent,
  ExpenseRejection,
} from '#core/trade/index.ts';
import { today } from '#tests/specimens/days.ts';
import { expectStorable } from '#tests/support/scenario/scenario.ts';
import {
  BANK,
  contextOf,
  INPUT_CGST,
  MACHINE,
  postedIn,
  REPAIRS,
  STAFF_WELFARE,
  STOCK,
  SUPPLIER,
} from './bills.ts';

const documentId = 61 as ExpenseId;

const tea = { accountId: STAFF_WELFARE, description: 'Tea', amountPaise: 240_00 };
const fuse = { accountId: REPAIRS, description: 'A fuse', amountPaise: 60_00 };

const slip = (said: Partial<ExpenseDraft> = {}): ExpenseCommand => ({
  type: 'DraftExpense',
  data: {
    documentId,
    journalId: 91 as JournalId,
    draft: {
      paidTo: 'Ganesh Tea Stall',
      slipNumber: '214',
      method: 'cash',
      reference: null,
      cheque: null,
      narration: '',
      moneyAccountId: null,
      postedOn: '2026-11-20',
      lines: [tea, fuse],
      ...said,
    },
  },
});

function decided(command: ExpenseCommand, before: readonly StreamEvent[] = []) {
  const { decider } = expensePosting;
  const own = before.flatMap(({ event }) =>
    event.type.startsWith('Expense') ? [event as ExpenseEvent] : [],
  );
  const { states, facts, documentFacts } = contextOf({ before });
  const known = new Map(documentFacts.accounts);
  known.set(699, { name: 'Old Rent', open: false, group: 'indirect-expenses', nature: 'expense' });
  const context: ExpenseContext = {
    states,
    facts,
    document: own.reduce(decider.evolve, decider.initialState),
    documentFacts: { today, accounts: known, settledPaise: 0 },
  };
  return decideExpense(command, context);
}

function eventsOf(...asked: Parameters<typeof decided>): readonly StreamEvent[] {
  const got = decided(...asked);
  if (!got.ok) throw new Error(got.rejection.kind);
  for (const { event } of got.value) expectStorable(event);
  return got.value;
}
const refusalOf = (...asked: Parameters<typeof decided>) => {
  const got = decided(...asked);
  return got.ok ? null : got.rejection;
};

type Refused = readonly [Partial<ExpenseDraft>, ExpenseRejection];

const UNFIT: readonly Refused[] = [
  [SUPPLIER, 'Sahyadri Paper Mills'] as const,
  [BANK, 'Bank'] as const,
  [INPUT_CGST, 'Input CGST'] as const,
  [STOCK, 'Stock-in-Hand'] as const,
].map(([accountId, name]) => [
  { lines: [{ ...tea, accountId }] },
  { kind: 'expense_account_unfit', line: 1, name },
]);

const REFUSED: readonly Refused[] = [
  [
    { lines: Array.from({ length: 51 }, () => tea) },
    { kind: 'expense_too_long', count: 51, countMax: 50 },
  ],
  [{ postedOn: '2026-11-22' }, { kind: 'expense_of_the_future', postedOn: '2026-11-22', today }],
  [{ moneyAccountId: REPAIRS }, { kind: 'expense_money_account_unfit' }],
  [{ cheque: { number: '004512', date: '2026-11-20' } }, { kind: 'expense_is_no_cheque' }],
  [{ lines: [] }, { kind: 'expense_has_no_lines' }],
  [
    { lines: [tea, { ...tea, accountId: 4 }] },
    { kind: 'expense_account_unknown', line: 2, accountId: 4 },
  ],
  [
    { lines: [{ ...tea, accountId: 699 }] },
    { kind: 'expense_account_not_open', line: 1, name: 'Old Rent' },
  ],
  ...UNFIT,
];

describe('a slip of petty cash', () => {
  test('takes the money out of cash, which is made on first use, and leaves nothing open', () => {
    const events = eventsOf(slip());
    expect(postedIn(events)).toStrictEqual([
      ['Staff Welfare', 240],
      ['Repairs', 60],
      ['Cash', -300],
    ]);
    const posted = events.find(({ event }) => event.type === 'ExpensePosted')?.event;
    expect(posted?.data).toMatchObject({ number: 'EX-001', totalPaise: 300_00 });
    const journal = events.find(({ event }) => event.type === 'JournalPosted')?.event;
    expect(journal?.data).toMatchObject({
      voucherType: 'purchase',
      entryDate: '2026-11-20',
      source: { kind: 'expense', id: 61, number: 'EX-001' },
      narration: 'Expense EX-001 to Ganesh Tea Stall by cash, slip 214: Tea, A fuse',
    });
    expect(JSON.stringify(journal?.data)).not.toContain('references');
  });

  test('adds lines of one account up, and may be paid out of a bank or buy an asset', () => {
    const drill = { accountId: MACHINE, description: 'A drill', amountPaise: 2_400_00 };
    const events = eventsOf(
      slip({
        method: 'upi',
        reference: '4711',
        moneyAccountId: BANK,
        lines: [tea, tea, drill],
        paidTo: null,
        slipNumber: null,
        postedOn: null,
        narration: 'By the foreman',
      }),
    );
    expect(postedIn(events)).toStrictEqual([
      ['Staff Welfare', 480],
      ['Machinery', 2_400],
      ['Bank', -2_880],
    ]);
    const journal = events.find(({ event }) => event.type === 'JournalPosted')?.event;
    expect(journal?.data).toMatchObject({
      entryDate: today,
      narration: 'Expense EX-001 by UPI, 4711: Tea, A drill: By the foreman',
    });
  });

  test('is reversed with its journal, once', () => {
    const before = eventsOf(slip());
    const reversal = {
      type: 'ReverseExpense',
      data: { documentId, reason: 'Twice', reversedOn: null, reversalId: 92 as JournalId },
    } as const;
    const reversed = eventsOf(reversal, before);
    const types = reversed.map(({ event }) => event.type);
    expect(types).toStrictEqual(['ExpenseReversed', 'JournalReversed']);
    expect(refusalOf(reversal, [...before, ...reversed])).toStrictEqual({
      kind: 'document_is_reversed',
      of: 'expense',
      number: 'EX-001',
    });
  });

  test.each(REFUSED)('is refused %j', (said, refusal) => {
    expect(refusalOf(slip(said))).toStrictEqual(refusal);
  });
});
