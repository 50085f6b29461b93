// Investing and financing that moves no cash is no cash flow (AS 3, paragraph 40), and what is owed
// for an asset is invested when it is paid.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yearPeriod } from '#core/kernel/financial-year.ts';
import { cashFlow, daysOfResult } from '#core/statement/index.ts';
import type { CashFlow, CashJournal, OwnerForm } from '#core/statement/index.ts';
import { cashJournalsOf, ledgersOf, rupeesByName, turnoverOf } from '../ledgers-of.ts';
import type { Chart, Posting } from '../ledgers-of.ts';

const CHART: Chart = {
  Bank: 'bank-accounts',
  'Bank overdraft': 'bank-od',
  Capital: 'capital-account',
  Surplus: 'reserves-surplus',
  Machine: 'fixed-assets',
  Car: 'fixed-assets',
  'Accumulated Depreciation': 'fixed-assets',
  Depreciation: 'indirect-expenses',
  'Gain on Sale of Machine': 'indirect-incomes',
  Shares: 'investments',
  'Term Loan': 'secured-loans',
  'New Loan': 'secured-loans',
  Maker: 'sundry-creditors',
  Mills: 'sundry-creditors',
  'Bills payable': 'current-liabilities',
  Buyer: 'sundry-debtors',
  'Input CGST': 'duties-taxes',
  'Output CGST': 'duties-taxes',
  'TDS Payable': 'duties-taxes',
  Purchases: 'purchase-accounts',
  Sales: 'sales-accounts',
  'Interest on loan': 'indirect-expenses',
  'Discount received': 'indirect-incomes',
};

const [FIRST, SECOND] = [yearPeriod(2026), yearPeriod(2027)];

/** The book begins with money, and with what was owed to it. */
const BEGUN: Posting = ['2026-03-31', { Bank: 10_00_000, Buyer: 5_000, Capital: -10_05_000 }];

function flowOf(
  entered: readonly Posting[],
  form: OwnerForm = 'company',
  change: (journals: CashJournal[]) => CashJournal[] = (all) => all,
): CashFlow {
  const postings = [...entered, BEGUN];
  const columns = [FIRST, SECOND];
  const ledgers = ledgersOf(CHART, postings, daysOfResult(columns));
  const turnovers = columns.map((column) => turnoverOf(CHART, postings, column));
  const journals = change(cashJournalsOf(CHART, postings));
  const found = cashFlow(ledgers, columns, { form, journals, turnovers });
  expect(found.ties).toBe(true);
  return found;
}

/** Lines with a figure in the first year, or in the second. */
const linesOf = (flow: CashFlow, column = 0) =>
  Object.fromEntries(
    Object.entries(rupeesByName(flow, column)).filter(
      ([name, rupees]) => rupees !== 0 && !/^Cash and cash|^Net (in|de)crease/.test(name),
    ),
  );

describe('an asset on credit', () => {
  const bought: Posting = ['2026-06-01', { Machine: 2_00_000, Maker: -2_00_000 }];

  it('is no flow until it is paid, and then it is invested', () => {
    const unpaid = flowOf([bought]);
    expect(linesOf(unpaid)).toStrictEqual({});
    const paid = flowOf([bought, ['2027-05-01', { Maker: 2_00_000, Bank: -2_00_000 }]]);
    expect(linesOf(paid)).toStrictEqual({});
    expect(linesOf(paid, 1)).toMatchObject({ 'Purchase of fixed assets': -2_00_000 });
    expect(linesOf(paid, 1)).not.toHaveProperty('Change in trade payables');
  });

  it('has its GST in the operating activities, in proportion to what is paid', () => {
    const flow = flowOf([
      ['2026-06-01', { Machine: 2_00_000, 'Input CGST': 36_000, Maker: -2_36_000 }],
      ['2026-09-01', { Maker: 1_18_000, Bank: -1_18_000 }],
      ['2027-05-01', { Maker: 1_18_000, Bank: -1_18_000 }],
    ]);
    expect(linesOf(flow)).toMatchObject({
      'Purchase of fixed assets': -1_00_000,
      'Change in trade payables': 18_000,
      'Change in other assets': -36_000,
    });
    expect(linesOf(flow, 1)).toMatchObject({
      'Purchase of fixed assets': -1_00_000,
      'Change in trade payables': -18_000,
    });
  });

  it('is told apart from what is bought to be sold, by what a payment names', () => {
    const postings: Posting[] = [
      ['2026-05-01', { Purchases: 500, Mills: -500 }],
      ['2026-06-01', { Machine: 300, Mills: -300 }],
      ['2026-07-01', { Mills: 300, Bank: -300 }],
    ];
    const oldest = linesOf(flowOf(postings));
    expect(oldest).not.toHaveProperty('Purchase of fixed assets');
    const named = flowOf(postings, 'company', (journals) =>
      journals.map((journal) =>
        journal.journalId === 3
          ? {
              ...journal,
              entries: journal.entries.map((entry, at) =>
                at === 0
                  ? { ...entry, settles: [{ journalId: 2, line: 2, paise: 30_000 }] }
                  : entry,
              ),
            }
          : journal,
      ),
    );
    expect(linesOf(named)).toMatchObject({
      'Purchase of fixed assets': -300,
      'Change in trade payables': 500,
    });
  });

  it('was paid ahead as far as money had gone to its maker', () => {
    const flow = flowOf([
      ['2026-05-01', { Maker: 50, Bank: -50 }],
      ['2026-06-01', { Machine: 200, Maker: -200 }],
    ]);
    expect(linesOf(flow)).toMatchObject({ 'Purchase of fixed assets': -50 });
    expect(linesOf(flow)).not.toHaveProperty('Change in trade payables');
  });

  it('that is given back, or cost less, is paid for by so much less', () => {
    const back = flowOf([bought, ['2026-08-01', { Maker: 2_00_000, Machine: -2_00_000 }]]);
    expect(linesOf(back)).toStrictEqual({});
    const less = flowOf([
      bought,
      ['2026-08-01', { Maker: 2_00_000, Bank: -1_90_000, 'Discount received': -10_000 }],
    ]);
    expect(linesOf(less)).toMatchObject({
      'Purchase of fixed assets': -1_90_000,
      'Profit before tax': 10_000,
      'Change in trade payables': -10_000,
    });
    expect(linesOf(less)).not.toHaveProperty('A. Net cash from operating activities');
  });

  it('whose bill is taken over by another debt is paid with that one', () => {
    const flow = flowOf([
      bought,
      ['2026-08-01', { Maker: 2_00_000, 'Bills payable': -2_00_000 }],
      ['2027-04-10', { 'Bills payable': 2_00_000, Bank: -2_00_000 }],
    ]);
    expect(linesOf(flow)).toStrictEqual({});
    expect(linesOf(flow, 1)).toMatchObject({ 'Purchase of fixed assets': -2_00_000 });
    expect(linesOf(flow, 1)).not.toHaveProperty('Change in other liabilities');
  });

  it('that was entered by mistake and reversed in a later year is none in either', () => {
    const flow = flowOf([bought, ['2027-05-01', { Machine: -2_00_000, Maker: 2_00_000 }]]);
    expect([linesOf(flow), linesOf(flow, 1)]).toStrictEqual([{}, {}]);
  });

  it('is sold on credit alike: what the buyer owes is no operating flow', () => {
    const flow = flowOf([
      ['2026-03-31', { Machine: 100, Bank: -100 }],
      ['2026-04-02', { Bank: 5_000, Buyer: -5_000 }],
      [
        '2026-08-01',
        { Buyer: 141.6, Machine: -100, 'Gain on Sale of Machine': -20, 'Output CGST': -21.6 },
      ],
      ['2027-06-01', { Bank: 141.6, Buyer: -141.6 }],
    ]);
    expect(linesOf(flow)).toStrictEqual({
      'Profit before tax': 20,
      'Gain on sale of assets': -20,
      'Change in trade receivables': 4_978.4,
      'Change in other liabilities': 21.6,
      'Cash generated from operations': 5_000,
      'A. Net cash from operating activities': 5_000,
    });
    expect(linesOf(flow, 1)).toMatchObject({
      'Sale of fixed assets': 120,
      'Change in trade receivables': 21.6,
    });
  });
});

describe('without cash', () => {
  it('a loan goes straight to the vendor, whether at once or for what was owed', () => {
    const once = flowOf([['2026-06-01', { Machine: 500, 'Term Loan': -500 }]]);
    expect(linesOf(once)).toStrictEqual({});
    const later = flowOf([
      ['2026-06-01', { Machine: 500, Maker: -500 }],
      ['2026-07-01', { Maker: 500, 'Term Loan': -500 }],
    ]);
    expect(linesOf(later)).toStrictEqual({});
    const partly = flowOf([['2026-06-01', { Car: 500, Bank: -100, 'Term Loan': -400 }]]);
    expect(linesOf(partly)).toMatchObject({ 'Purchase of fixed assets': -100 });
    expect(linesOf(partly)).not.toHaveProperty('Proceeds from long-term borrowings');
  });

  it('what is owed to suppliers becomes a loan', () => {
    const flow = flowOf([
      ['2026-05-01', { Purchases: 500, Mills: -500 }],
      ['2026-06-01', { Mills: 500, 'Term Loan': -500 }],
    ]);
    expect(linesOf(flow)).toStrictEqual({
      'Loss before tax': -500,
      'Operating profit before working capital changes': -500,
      'Change in trade payables': 500,
    });
  });

  it('a loan takes the place of another, and interest is added to one', () => {
    const moved = flowOf([
      ['2026-05-01', { Bank: 900, 'Term Loan': -900 }],
      ['2026-09-01', { 'Term Loan': 600, 'New Loan': -600 }],
    ]);
    expect(linesOf(moved)).toStrictEqual({
      'Proceeds from long-term borrowings': 900,
      'C. Net cash from financing activities': 900,
    });
    const added = flowOf([['2026-09-01', { 'Interest on loan': 45, 'Term Loan': -45 }]]);
    expect(linesOf(added)).toStrictEqual({ 'Loss before tax': -45, 'Finance costs': 45 });
  });

  it('bonus shares, shares for an asset, and one asset for another', () => {
    const bonus = flowOf([['2026-06-01', { Surplus: 1_000, Capital: -1_000 }]]);
    expect(linesOf(bonus)).toStrictEqual({});
    expect(linesOf(flowOf([['2026-06-01', { Machine: 70, Capital: -70 }]]))).toStrictEqual({});
    const exchanged = flowOf([['2026-06-01', { Car: 100, Machine: -60, Bank: -40 }]]);
    expect(linesOf(exchanged)).toMatchObject({ 'Purchase of fixed assets': -40 });
    expect(linesOf(exchanged)).not.toHaveProperty('Sale of fixed assets');
  });

  it('is nothing that went through the bank, nor what an overdraft paid', () => {
    const through = flowOf([
      ['2026-06-01', { Bank: 300, 'Term Loan': -300 }],
      ['2026-06-01', { Machine: 300, Bank: -300 }],
    ]);
    expect(linesOf(through)).toMatchObject({
      'Purchase of fixed assets': -300,
      'Proceeds from long-term borrowings': 300,
    });
    const overdrawn = flowOf([['2026-06-01', { Machine: 300, 'Bank overdraft': -300 }]]);
    expect(linesOf(overdrawn)).toMatchObject({ 'Purchase of fixed assets': -300 });
  });

  it('comes in any books to nil over all lines, and in a year to its quarters', () => {
    const names = Object.keys(CHART);
    const line = fc.tuple(fc.constantFrom(...names), fc.integer({ min: -900, max: 900 }));
    const journal = fc
      .tuple(
        fc.constantFrom('2026-04-10', '2026-08-01', '2026-12-31', '2027-02-01', '2027-09-09'),
        fc.array(line, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...names),
      )
      .map(([day, lines, rest]): Posting => {
        const sums: Record<string, number> = {};
        for (const [name, rupees] of lines) sums[name] = (sums[name] ?? 0) + rupees;
        const left = Object.values(sums).reduce((all, one) => all + one, 0);
        sums[rest] = (sums[rest] ?? 0) - left;
        return [day, sums];
      });
    const form = fc.constantFrom<OwnerForm>('company', 'firm', 'proprietor');
    fc.assert(
      fc.property(fc.array(journal, { maxLength: 25 }), form, (postings, as) => {
        expect(flowOf(postings, as).ties).toBe(true);
      }),
    );
  });
});
