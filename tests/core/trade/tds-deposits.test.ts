// Deposits of TDS: what they post, of which deductions they are, and what is refused.
import { describe, expect, test } from 'vitest';
import { decideTdsDeposit } from '#core/documents/index.ts';
import type { StreamEvent, TdsDepositContext } from '#core/documents/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { JournalId, TdsDepositId } from '#core/kernel/ids.ts';
import { tdsDepositInterest } from '#core/tax/index.ts';
import { tdsDepositPosting } from '#core/trade/index.ts';
import type {
  KnownDeduction,
  TdsDepositCommand,
  TdsDepositDraft,
  TdsDepositEvent,
} from '#core/trade/index.ts';
import { today } from '#tests/specimens/days.ts';
import { expectStorable } from '#tests/support/scenario/scenario.ts';
import { BANK, contextOf, postedIn, REPAIRS } from './bills.ts';

const documentId = 71 as TdsDepositId;

const deducted = (billId: number, said: Partial<KnownDeduction> = {}): KnownDeduction => ({
  billId,
  billNumber: `SPM/${billId}`,
  deductedOn: '2026-10-12',
  code: '1024',
  section: '393(1) Sl. 6(i).D(b)',
  openPaise: 1_200_00,
  ...said,
});

const PART = { billId: 11, amountPaise: 1_00 };

const deposit = (said: Partial<TdsDepositDraft> = {}): TdsDepositCommand => ({
  type: 'DraftTdsDeposit',
  data: {
    documentId,
    journalId: 91 as JournalId,
    draft: {
      method: 'bank-transfer',
      reference: null,
      challan: { bsrCode: '0510308', serial: '02817' },
      interestPaise: 0,
      feePaise: 0,
      beyond: [],
      narration: '',
      moneyAccountId: BANK,
      postedOn: '2026-11-06',
      deductions: [{ billId: 11, amountPaise: 1_200_00 }],
      ...said,
    },
  },
});

function decided(
  command: TdsDepositCommand,
  before: readonly StreamEvent[] = [],
  known = [deducted(11), deducted(12)],
) {
  const { decider } = tdsDepositPosting;
  const own = before.flatMap(({ event }) =>
    event.type.startsWith('TdsDeposit') ? [event as TdsDepositEvent] : [],
  );
  const { states, facts } = contextOf({ before });
  const context: TdsDepositContext = {
    states,
    facts,
    document: own.reduce(decider.evolve, decider.initialState),
    documentFacts: { today, deductions: known, settledPaise: 0 },
  };
  return decideTdsDeposit(command, context);
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

describe('a deposit of TDS', () => {
  test('takes the tax off TDS Payable; what is paid for being late is an expense', () => {
    const events = eventsOf(
      deposit({
        deductions: [
          { billId: 11, amountPaise: 1_200_00 },
          { billId: 12, amountPaise: 200_00 },
        ],
        beyond: [{ code: '1027', month: '2026-09-01', amountPaise: 300_00 }],
        interestPaise: 36_00,
        feePaise: 4_00,
      }),
    );
    expect(postedIn(events)).toStrictEqual([
      ['TDS Payable', 1_700],
      ['Interest and Fees on TDS', 40],
      ['Bank', -1_740],
    ]);
    const posted = events.find(({ event }) => event.type === 'TdsDepositPosted')?.event;
    expect(posted?.data).toMatchObject({
      number: 'TD-001',
      totalPaise: 1_740_00,
      deductions: [
        { billId: 11, billNumber: 'SPM/11', deductedOn: '2026-10-12', code: '1024' },
        { billId: 12, amountPaise: 200_00 },
      ],
    });
    const journal = events.find(({ event }) => event.type === 'JournalPosted')?.event;
    expect(journal?.data).toMatchObject({
      voucherType: 'payment',
      entryDate: '2026-11-06',
      source: { kind: 'tds-deposit', id: 71, number: 'TD-001' },
      narration: 'TDS deposit TD-001 by bank transfer, challan BSR 0510308 no. 02817',
    });
  });

  test('is reversed with its journal', () => {
    const before = eventsOf(deposit());
    const reversal = {
      type: 'ReverseTdsDeposit',
      data: { documentId, reason: 'Another TAN', reversedOn: null, reversalId: 92 as JournalId },
    } as const;
    const types = eventsOf(reversal, before).map(({ event }) => event.type);
    expect(types).toStrictEqual(['TdsDepositReversed', 'JournalReversed']);
  });

  test.each([
    [
      { deductions: Array.from({ length: 201 }, (_, at) => ({ billId: at + 1, amountPaise: 1 })) },
      { kind: 'tds_deposit_too_long', count: 201, countMax: 200 },
    ],
    [
      { postedOn: '2027-01-01' },
      { kind: 'tds_deposit_of_the_future', postedOn: '2027-01-01', today },
    ],
    [{ moneyAccountId: REPAIRS }, { kind: 'tds_deposit_account_unfit' }],
    [{ deductions: [] }, { kind: 'tds_deposit_is_nothing' }],
    [
      { beyond: [{ code: '10', month: '2026-09-01', amountPaise: 1_00 }] },
      { kind: 'tds_deposit_code_unknown', line: 1, code: '10' },
    ],
    [
      { beyond: [{ code: '1027', month: '2026-12-01', amountPaise: 1_00 }] },
      { kind: 'tds_deposit_month_in_the_future', line: 1, postedOn: '2026-11-06' },
    ],
    [
      { beyond: [{ code: '194J(b)', month: '2026-03-01', amountPaise: 1_00 }] },
      { kind: 'tds_deposit_of_two_years', years: ['26-27', '25-26'] },
    ],
    [{ deductions: [PART, PART] }, { kind: 'tds_deposit_deduction_twice', line: 2 }],
    [
      { deductions: [PART, { ...PART, billId: 13 }] },
      { kind: 'tds_deposit_deduction_unknown', line: 2 },
    ],
    [
      { postedOn: '2026-10-11' },
      {
        kind: 'tds_deposit_before_deduction',
        line: 1,
        billNumber: 'SPM/11',
        deductedOn: '2026-10-12',
      },
    ],
    [
      { deductions: [{ ...PART, amountPaise: 1_200_01 }] },
      {
        kind: 'tds_deposit_exceeds_deduction',
        line: 1,
        billNumber: 'SPM/11',
        openPaise: 1_200_00,
      },
    ],
  ])('is refused by name: %j', (said, refusal) => {
    expect(refusalOf(deposit(said))).toStrictEqual(refusal);
  });

  test('on the very day of the deduction, and of all that is open, is taken', () => {
    expect(refusalOf(deposit({ postedOn: '2026-10-12' }))).toBe(null);
  });
});

describe('what is paid for being late', () => {
  test.each([
    ['2026-07-16', '2026-08-07', 0],
    ['2026-07-16', '2026-08-08', 165_00],
    ['2026-07-31', '2026-09-01', 248_00],
    ['2027-03-20', '2027-04-30', 0],
    ['2027-03-20', '2027-05-01', 248_00],
    ['2026-12-31', '2027-01-08', 165_00],
  ])('of 5,500.00 that were deducted on %s and deposited on %s is interest', (on, by, paise) => {
    expect(tdsDepositInterest(5_500_00, calendarDate(on), calendarDate(by))).toBe(paise);
  });
});
