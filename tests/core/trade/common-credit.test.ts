// CGST Rules 42 and 43: what goes out of a return of credit that is used for exempt supplies or
// privately, and what the year makes up.
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { JournalId } from '#core/kernel/ids.ts';
import { NO_RETURNS } from '#core/tax/index.ts';
import {
  assetMonths,
  commonCreditSheet,
  dueIn,
  interestUntil,
  isExemptSupply,
  sumOfHeads,
  tableOf4B1,
} from '#core/trade/index.ts';
import type {
  CreditHeads,
  CreditReclaimDraft,
  CreditReversalDraft,
  SheetFacts,
  SheetMove,
  UsedCredit,
} from '#core/trade/index.ts';
import { today } from '#tests/specimens/days.ts';
import { postedIn, REPAIRS } from './bills.ts';
import cases from './common-credit-cases.json' with { type: 'json' };
import {
  eventsIn,
  heads,
  igst,
  reclaim,
  reclaimed,
  refusalIn,
  reversal,
  reversalId,
  reversed,
} from './credit-moves.ts';

const days = (from: string, to: string) => ({ from: calendarDate(from), to: calendarDate(to) });
const OCTOBER = days('2026-10-01', '2026-10-31');
const APRIL = days('2026-04-01', '2026-04-30');
const LAST_YEAR = days('2025-04-01', '2026-03-31');

type Said = Partial<Omit<UsedCredit, 'taxes'>>;
const line = (rupees: number, said: Said = {}): UsedCredit => ({
  kind: 'input',
  use: 'common',
  isBlocked: false,
  taxes: igst(rupees),
  ...said,
});

/** A fifth of what is supplied is exempt. */
const FIFTH = { ...OCTOBER, exemptPaise: 4_00_000_00, totalPaise: 20_00_000_00 };

const facts = (said: Partial<SheetFacts> = {}): SheetFacts => ({
  of: 'return',
  days: OCTOBER,
  lines: [line(30_000)],
  assets: [],
  supplies: FIFTH,
  moves: [],
  ...said,
});

const move = (said: Partial<SheetMove> = {}): SheetMove => ({
  kind: 'credit-reversal',
  documentId: 81,
  number: 'CR-001',
  of: 'return',
  ...OCTOBER,
  isAlsoPrivate: false,
  rule42: igst(6_000),
  rule43: heads(),
  ...said,
});

const paise = (rupees: unknown): number => Math.round(Number(rupees) * 100);
const rupees = ({ igstPaise }: CreditHeads): string => (igstPaise / 100).toFixed(2);

describe('the open cases of rules 42 and 43', () => {
  test.each(cases)('$id: $title', ({ input: said, expected }) => {
    const input: Readonly<Record<string, unknown>> = said;
    const of = (name: string, more: Said) => line(Number(input[name] ?? 0), more);
    const common = ['T1', 'T2', 'T3', 'T4'].reduce(
      (left, name) => left - Number(input[name] ?? 0),
      Number(input['T'] ?? 0),
    );
    const supplies = {
      ...OCTOBER,
      exemptPaise: paise(input['exempt_turnover']),
      totalPaise: paise(input['total_turnover']),
    };
    const asset = { invoiceDate: OCTOBER.from, takenFrom: OCTOBER.from };
    const sheet = commonCreditSheet(
      facts({
        supplies,
        lines: [
          of('T1', { use: 'private' }),
          of('T2', { use: 'exempt' }),
          of('T3', { isBlocked: true }),
          of('T4', { use: 'taxable' }),
          line(common),
        ],
        assets: [{ ...asset, taxes: igst(Number(input['common_capital_credit'] ?? 0)) }],
      }),
      input['also_private_use'] === true,
    );
    const { c1, c2, d1, d2, c3 } = sheet.inputs;
    const told = {
      C1: rupees(c1),
      C2: rupees(c2),
      D1: rupees(d1),
      D2: rupees(d2),
      C3: rupees(c3),
      Tm: rupees(sheet.goods?.tm ?? heads()),
      Te: rupees(sheet.goods?.te ?? heads()),
      table_4B1: rupees(tableOf4B1(sheet)),
    };
    expect(told).toMatchObject(expected);
  });
});

describe('what is exempt', () => {
  test.each([
    ['domestic', 'taxable', false, false],
    ['domestic', 'taxable', true, true],
    ['domestic', 'nil', false, true],
    ['domestic', 'exempt', false, true],
    ['domestic', 'non-gst', false, true],
    ['deemed-export', 'taxable', false, false],
    ['export-without-payment', 'exempt', false, false],
    ['sez-with-payment', 'nil', false, false],
  ] as const)('%s, %s, reverse charge %s: %s', (supply, treatment, reverseCharge, is) => {
    expect(isExemptSupply({ supply, treatment, reverseCharge })).toBe(is);
  });
});

describe('capital goods of common use', () => {
  const asset = (invoiced: string, takenFrom = invoiced) => ({
    invoiceDate: calendarDate(invoiced),
    takenFrom: calendarDate(takenFrom),
    taxes: igst(1_80_000),
  });
  test.each([
    ['the month of the invoice is the first', asset('2026-10-15'), OCTOBER, 1, 59],
    ['a quarter has three of them', asset('2026-10-15'), days('2026-10-01', '2026-12-31'), 3, 57],
    ['months before the credit do not count', asset('2026-04-10', '2026-10-01'), OCTOBER, 1, 53],
    ['the sixtieth is the last', asset('2021-11-30'), OCTOBER, 1, 0],
    ['a quarter has what is left', asset('2021-11-30'), days('2026-10-01', '2026-12-31'), 1, 0],
  ] as const)('%s', (_, one, span, months, monthsLeft) => {
    const tm = igst(3_000 * months);
    expect(assetMonths(one, span)).toStrictEqual({ months, monthsLeft, tm });
  });

  test('are none of them before the credit is taken, and after sixty months', () => {
    expect(assetMonths(asset('2026-10-15', '2026-11-01'), OCTOBER)).toBeNull();
    expect(assetMonths(asset('2021-10-31'), OCTOBER)).toBeNull();
  });

  test('of exempt use alone give no credit at all, and a return gives back what it took', () => {
    const own = (amount: number) => line(amount, { kind: 'capital-goods', use: 'exempt' });
    const sheet = commonCreditSheet(facts({ lines: [own(500), own(-100)] }), false);
    expect(sheet.rule43).toStrictEqual(igst(400));
    expect(commonCreditSheet(facts({ lines: [own(-100)] }), false).rule43).toStrictEqual(heads());
  });
});

describe('a working sheet', () => {
  test('reverses nothing where nothing was ever supplied, or more came back than went out', () => {
    for (const supplies of [null, { ...FIFTH, totalPaise: 0 }, { ...FIFTH, exemptPaise: -5 }]) {
      expect(commonCreditSheet(facts({ supplies }), false).rule42).toStrictEqual(heads());
    }
  });

  test('takes no more than there is where all is exempt and private', () => {
    const supplies = { ...FIFTH, exemptPaise: 20_00_000_00 };
    const { inputs } = commonCreditSheet(facts({ supplies }), true);
    expect(inputs).toMatchObject({ d1: igst(30_000), d2: heads(), c3: heads() });
  });

  test('tells what has moved since it was posted', () => {
    const late = facts({ lines: [line(30_000), line(1_000)], moves: [move()] });
    const sheet = commonCreditSheet(late, false);
    expect(sheet).toMatchObject({ before: igst(6_000), due: igst(200) });
  });

  test('of a year makes up what its returns reversed, head by head', () => {
    const year = facts({
      of: 'year',
      days: LAST_YEAR,
      lines: [{ ...line(0), taxes: heads({ igstPaise: 30_000_00, cgstPaise: 10_000_00 }) }],
      moves: [
        move({ ...LAST_YEAR, rule42: heads({ igstPaise: 5_000_00, cgstPaise: 3_000_00 }) }),
        move({ rule42: heads(), rule43: igst(700) }),
      ],
    });
    const sheet = commonCreditSheet(year, false);
    expect(sheet.goods).toBeNull();
    expect(dueIn('credit-reversal', sheet)).toStrictEqual(igst(1_000));
    expect(dueIn('credit-reclaim', sheet)).toStrictEqual(heads({ cgstPaise: 1_000_00 }));
  });

  test('of a year bears interest from the first of April, in whole rupees', () => {
    const on = (day: string) => interestUntil(igst(10_000), LAST_YEAR, calendarDate(day));
    expect(on('2026-04-01')).toStrictEqual(heads());
    // 10,000.00 × 18 % × 173 ÷ 365 = 853.15.
    expect(on('2026-09-21')).toStrictEqual(igst(853));
  });
});

const amount = fc.integer({ min: -1_000_000_00, max: 1_000_000_00 });
const anyLine: fc.Arbitrary<UsedCredit> = fc.record({
  kind: fc.constantFrom('input', 'input-service', 'capital-goods'),
  use: fc.constantFrom('taxable', 'exempt', 'common', 'private'),
  isBlocked: fc.boolean(),
  taxes: fc.record({ cgstPaise: amount, sgstPaise: amount, igstPaise: amount, cessPaise: amount }),
});
const anySupplies = fc.record({
  from: fc.constant('2026-10-01'),
  to: fc.constant('2026-10-31'),
  exemptPaise: amount,
  totalPaise: amount,
});
const HEADS = ['cgstPaise', 'sgstPaise', 'igstPaise', 'cessPaise'] as const;

test('of any credit no more goes out than is there, and C3 is what stays', () => {
  fc.assert(
    fc.property(fc.array(anyLine), anySupplies, fc.boolean(), (lines, supplies, isPrivate) => {
      const sheet = commonCreditSheet(facts({ lines, supplies }), isPrivate);
      const { c1, c2, d1, d2, c3, t, t1, t2, t3, t4 } = sheet.inputs;
      for (const head of HEADS) {
        expect(d1[head]).toBeGreaterThanOrEqual(0);
        expect(d2[head]).toBeGreaterThanOrEqual(0);
        expect(d1[head] + d2[head]).toBeLessThanOrEqual(Math.max(c2[head], 0));
        expect(c3[head] + d1[head] + d2[head]).toBe(c2[head]);
        expect(t[head]).toBe(t1[head] + t2[head] + t3[head] + c1[head]);
        expect(c1[head]).toBe(t4[head] + c2[head]);
        expect(sheet.rule42[head]).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('months that are made up come to the year, whatever each of them had reversed', () => {
  const month = fc.record({ lines: fc.array(anyLine, { maxLength: 4 }), supplies: anySupplies });
  fc.assert(
    fc.property(fc.array(month, { maxLength: 12 }), anySupplies, (months, supplies) => {
      const moves = months.map((one, at) => {
        const { rule42, rule43 } = commonCreditSheet(facts(one), false);
        return move({ documentId: at + 1, rule42, rule43 });
      });
      const lines = months.flatMap((one) => one.lines);
      const year = commonCreditSheet(facts({ of: 'year', lines, supplies, moves }), false);
      const made = ['credit-reversal', 'credit-reclaim'] as const;
      const ofYear = made.map((kind) => move({ kind, of: 'year', rule42: dueIn(kind, year) }));
      const after = facts({ of: 'year', lines, supplies, moves: [...moves, ...ofYear] });
      expect(commonCreditSheet(after, false).due).toStrictEqual(heads());
      expect(sumOfHeads([year.before, year.due])).toStrictEqual(year.rule42);
    }),
  );
});

type AskedSheet = NonNullable<CreditReversalDraft['sheet']>;
const asked = (said: Partial<AskedSheet> = {}): AskedSheet => ({
  of: 'return',
  ...OCTOBER,
  isAlsoPrivate: false,
  shownPaise: 6_000_00,
  ...said,
});
const ofSheet = (said: Partial<CreditReversalDraft> = {}) =>
  reversal({
    rule: '42',
    period: OCTOBER,
    postedOn: '2026-10-31',
    bills: [],
    sheet: asked(),
    ...said,
  });
const backOfSheet = (said: Partial<CreditReclaimDraft> = {}) =>
  reclaim({
    rule: '42',
    period: APRIL,
    postedOn: '2026-04-30',
    bills: [],
    sheet: asked({ of: 'year', ...LAST_YEAR, shownPaise: 1_000_00 }),
    ...said,
  });

describe('an entry of a working sheet', () => {
  test('takes the credit of the days off for good, with its figures', () => {
    const asset = { invoiceDate: OCTOBER.from, takenFrom: OCTOBER.from, taxes: igst(36_000) };
    const sheet = facts({ lines: [line(30_000), line(200, { use: 'exempt' })], assets: [asset] });
    const events = eventsIn(
      reversed(ofSheet({ sheet: asked({ shownPaise: 6_320_00 }) }), { sheet }),
    );
    expect(postedIn(events)).toStrictEqual([
      ['ITC Reversal Expense', 6_320],
      ['Input IGST', -6_320],
    ]);
    const posted = events.find(({ event }) => event.type === 'CreditReversalPosted')?.event;
    expect(posted).toMatchObject({
      version: 2,
      data: {
        number: 'CR-001',
        rule: '42',
        bills: [],
        totalPaise: 6_320_00,
        sheet: {
          of: 'return',
          ...OCTOBER,
          supplies: FIFTH,
          inputs: { t: igst(30_200), t2: igst(200), c2: igst(30_000), d1: igst(6_000) },
          goods: { tc: igst(36_000), tm: igst(600), te: igst(120) },
          moved: { rule42: igst(6_200), rule43: igst(120) },
          interest: heads(),
        },
      },
    });
    const journal = events.find(({ event }) => event.type === 'JournalPosted')?.event;
    expect(journal?.data).toMatchObject({
      narration: 'Common credit of October 2026 reversed by rules 42 and 43, CR-001',
      gst: [{ mark: 'credit', period: OCTOBER, rule: '42', lines: [1, 2] }],
    });
  });

  test('may be borne by another cost', () => {
    const events = eventsIn(reversed(ofSheet({ costAccountId: REPAIRS }), { sheet: facts() }));
    expect(postedIn(events)[0]).toStrictEqual(['Repairs', 6_000]);
  });

  test('of a year bears interest, and what was reversed too much comes back', () => {
    const year = facts({ of: 'year', days: LAST_YEAR, moves: [move({ rule42: igst(7_000) })] });
    const events = eventsIn(reclaimed(backOfSheet(), { sheet: year }));
    expect(postedIn(events)).toStrictEqual([
      ['Input IGST', 1_000],
      ['ITC Reversal Expense', -1_000],
    ]);
    const journal = events.find(({ event }) => event.type === 'JournalPosted')?.event;
    expect(journal?.data).toMatchObject({
      narration: 'Common credit of FY 25-26 claimed again by rule 42(2), CC-001',
      gst: [{ mark: 'credit', period: APRIL, rule: '42' }],
    });
    const short = facts({ ...year, moves: [move({ rule42: igst(5_000) })] });
    const ofYear = asked({ of: 'year', ...LAST_YEAR, shownPaise: 1_000_00 });
    const more = reversed(ofSheet({ period: APRIL, postedOn: '2026-04-30', sheet: ofYear }), {
      sheet: short,
    });
    const posted = eventsIn(more).find(({ event }) => event.type === 'CreditReversalPosted');
    // 1,000.00 × 18 % × 29 ÷ 365 = 14.30.
    expect(posted?.event.data).toMatchObject({
      sheet: { before: igst(5_000), moved: { rule42: igst(1_000) }, interest: igst(14) },
    });
  });

  test.each([
    [{ sheet: null }, { kind: 'credit_sheet_unfit', rule: '42' }],
    [{ rule: '37' as const }, { kind: 'credit_sheet_unfit', rule: '37' }],
    [
      { postedOn: '2027-01-01' },
      { kind: 'credit_move_of_the_future', postedOn: '2027-01-01', today },
    ],
    [{ clause: 'h' as const }, { kind: 'credit_clause_unfit', rule: '42', clause: 'h' }],
    [
      { sheet: asked(days('2026-10-01', '2026-10-30')) },
      { kind: 'credit_sheet_days_unknown', ...days('2026-10-01', '2026-10-30') },
    ],
    [
      {
        period: days('2026-11-01', '2026-11-30'),
        postedOn: today,
        sheet: asked(days('2026-11-01', '2026-11-30')),
      },
      { kind: 'credit_sheet_not_over', to: '2026-11-30' },
    ],
    [
      { period: days('2026-09-01', '2026-09-30') },
      { kind: 'credit_sheet_return_too_early', ...days('2026-09-01', '2026-09-30') },
    ],
    [
      {
        period: days('2026-03-01', '2026-03-31'),
        sheet: asked({ of: 'year', ...LAST_YEAR }),
      },
      { kind: 'credit_sheet_return_too_early', ...days('2026-03-01', '2026-03-31') },
    ],
    [
      { sheet: asked({ shownPaise: 5_999_99 }) },
      { kind: 'credit_sheet_changed', shownPaise: 5_999_99, totalPaise: 6_000_00 },
    ],
  ])('is refused by name: %j', (said, refusal) => {
    expect(refusalIn(reversed(ofSheet(said), { sheet: facts() }))).toStrictEqual(refusal);
  });

  test('is refused where it takes nothing, was posted, or its year is made up', () => {
    const refusal = (sheet: SheetFacts) => refusalIn(reversed(ofSheet(), { sheet }));
    const kind = 'credit_sheet_year_stands';
    expect(refusal(facts({ lines: [] }))).toStrictEqual({ kind: 'credit_move_is_nothing' });
    expect(refusal(facts({ moves: [move()] }))).toStrictEqual({
      kind: 'credit_sheet_posted',
      number: 'CR-001',
    });
    const year = move({ of: 'year', number: 'CR-009' });
    expect(refusal(facts({ moves: [year] }))).toStrictEqual({ kind, number: 'CR-009' });
    const ofReturn = backOfSheet({ period: OCTOBER, postedOn: '2026-10-31', sheet: asked() });
    expect(refusalIn(reclaimed(ofReturn, { sheet: facts() }))).toStrictEqual({
      kind: 'credit_sheet_unfit',
      rule: '42',
    });
  });

  test('is reversed while its return is open and its year is not made up', () => {
    const before = eventsIn(reversed(ofSheet(), { sheet: facts() }));
    const back = {
      type: 'ReverseCreditReversal',
      data: {
        documentId: reversalId,
        reason: 'A late bill',
        reversedOn: null,
        reversalId: 96 as JournalId,
      },
    } as const;
    const types = eventsIn(reversed(back, { before, sheet: facts() })).map((one) => one.event.type);
    expect(types).toStrictEqual(['CreditReversalReversed', 'JournalReversed']);
    const year = facts({ moves: [move(), move({ of: 'year', number: 'CR-009' })] });
    expect(refusalIn(reversed(back, { before, sheet: year }))).toStrictEqual({
      kind: 'credit_sheet_year_stands',
      number: 'CR-009',
    });
    const filing = {
      kind: 'gstr-3b',
      period: '102026',
      ...OCTOBER,
      filedOn: calendarDate('2026-11-20'),
      arn: 'AA271026000001A',
    } as const;
    const returns = { ...NO_RETURNS, filings: [filing] };
    expect(refusalIn(reversed(back, { before, returns, sheet: facts() }))?.kind).toBe(
      'credit_return_is_filed',
    );
  });
});
