// The accounts of the owners from opening to closing, and that they come to the balance sheet.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { natureOfGroup, TALLY_GROUPS } from '#core/account-type/index.ts';
import { calendarDate, dayBefore } from '#core/kernel/calendar-date.ts';
import { yearPeriod } from '#core/kernel/financial-year.ts';
import { balanceSheet, daysOfSheet, ownersAccounts } from '#core/statement/index.ts';
import type { OwnerForm, OwnersJournal, StatementLedgers } from '#core/statement/index.ts';
import { ledgersOf, paiseOf } from '../ledgers-of.ts';
import type { Chart, Posting } from '../ledgers-of.ts';

const CHART: Chart = {
  'Asha, capital': 'capital-account',
  'Bala, capital': 'capital-account',
  'Asha, current': 'capital-account',
  'Bala, current': 'capital-account',
  Drawings: 'capital-account',
  'Profit and Loss Appropriation': 'reserves-surplus',
  Bank: 'bank-accounts',
  'TDS payable': 'duties-taxes',
  Sales: 'sales-accounts',
  'Interest on capital': 'indirect-expenses',
  'Partners’ remuneration': 'indirect-expenses',
};
const NAMES = Object.keys(CHART);
const YEAR = yearPeriod(2026);
const DAYS = [...new Set([dayBefore(YEAR.from), ...daysOfSheet([YEAR.to])])];

type Way = Partial<Pick<OwnersJournal, 'isReversal' | 'isOpening' | 'given'>>;

const journalOf = ([, lines]: Posting, way: Way = {}): OwnersJournal => ({
  entries: Object.entries(lines).map(([name, rupees]) => [
    NAMES.indexOf(name) + 1,
    paiseOf(rupees),
  ]),
  isReversal: false,
  isOpening: false,
  given: null,
  ...way,
});

const isInYear = ([day]: Posting): boolean => day >= YEAR.from && day <= YEAR.to;

/** @param ways what is known of the journals of the year beyond their lines, by their place. */
const accountsOf = (
  postings: readonly Posting[],
  form: OwnerForm = 'firm',
  ways: readonly Way[] = [],
) =>
  ownersAccounts(ledgersOf(CHART, postings, DAYS), YEAR, {
    form,
    journals: postings.filter(isInYear).map((one, at) => journalOf(one, ways[at])),
  });

/** Opening, then what moved, then closing, in rupees; what is nil is left out. */
const told = (of: ReturnType<typeof accountsOf>) =>
  Object.fromEntries(
    of.sections.flatMap(({ accounts }) =>
      accounts.map(({ name, figures }) => [
        name,
        Object.fromEntries(
          Object.entries(figures).flatMap(([move, paise]) =>
            paise === 0 ? [] : [[move, paise / 100]],
          ),
        ),
      ]),
    ),
  );

describe('the capital and current accounts of a firm', () => {
  const capital: Posting = [
    '2026-03-31',
    { Bank: 90_000, 'Asha, capital': -60_000, 'Bala, capital': -30_000 },
  ];

  it('what is brought in and what is drawn are told apart', () => {
    const found = accountsOf([
      capital,
      ['2026-06-01', { Bank: 5_000, 'Asha, capital': -5_000 }],
      ['2026-07-01', { 'Asha, current': 2_000, Bank: -2_000 }],
    ]);
    expect(told(found)).toStrictEqual({
      'Asha, capital': { opening: 60_000, introduced: 5_000, closing: 65_000 },
      'Bala, capital': { opening: 30_000, closing: 30_000 },
      'Asha, current': { drawings: -2_000, closing: -2_000 },
    });
    expect(found.ties).toBe(true);
  });

  it('a division tells interest, remuneration and share of each partner', () => {
    const found = accountsOf(
      [
        ['2026-05-01', { Bank: 100, Sales: -100 }],
        [
          '2027-03-31',
          {
            'Interest on capital': 20,
            'Partners’ remuneration': 30,
            'Profit and Loss Appropriation': 50,
            'Asha, current': -60,
            'Bala, current': -40,
          },
        ],
      ],
      'firm',
      [
        {},
        {
          given: [
            { currentAccountId: 3, interestPaise: 1500, remunerationPaise: 2000, sharePaise: 2500 },
            { currentAccountId: 4, interestPaise: 500, remunerationPaise: 1000, sharePaise: 2500 },
          ],
        },
      ],
    );
    expect(told(found)).toStrictEqual({
      'Asha, current': { interest: 15, remuneration: 20, share: 25, closing: 60 },
      'Bala, current': { interest: 5, remuneration: 10, share: 25, closing: 40 },
    });
    expect(found.total).toMatchObject({
      interest: 2000,
      remuneration: 3000,
      share: 5000,
      closing: 10_000,
    });
  });

  it('profit that is not divided stands below the partners', () => {
    const found = accountsOf([
      ['2026-01-05', { Bank: 10, Sales: -10 }],
      ['2026-05-01', { Bank: 100, Sales: -100 }],
    ]);
    expect(told(found)).toStrictEqual({
      'Undistributed profit': { opening: 10, share: 100, closing: 110 },
    });
  });

  it('what was charged by hand is told by its kind, and tax kept of it is drawn', () => {
    const found = accountsOf([
      [
        '2026-05-01',
        { 'Partners’ remuneration': 1_000, 'Asha, current': -900, 'TDS payable': -100 },
      ],
      ['2026-05-02', { 'Interest on capital': 50, 'Asha, current': -20, 'Bala, current': -30 }],
      [
        '2026-05-03',
        { 'Profit and Loss Appropriation': 8, 'Asha, current': -5, 'Bala, current': -3 },
      ],
    ]);
    expect(told(found)).toMatchObject({
      'Asha, current': {
        interest: 20,
        remuneration: 1_000,
        share: 5,
        drawings: -100,
        closing: 925,
      },
      'Bala, current': { interest: 30, share: 3, closing: 33 },
    });
  });

  it('what nothing tells apart is not guessed', () => {
    const found = accountsOf([
      [
        '2026-05-01',
        {
          'Partners’ remuneration': 60,
          'Interest on capital': 40,
          'Asha, current': -70,
          'Bala, current': -30,
        },
      ],
    ]);
    expect(told(found)).toMatchObject({
      'Asha, current': { transferred: 70, closing: 70 },
      'Bala, current': { transferred: 30, closing: 30 },
    });
  });

  it('what moves between the accounts of the owners is neither brought in nor drawn', () => {
    const found = accountsOf([
      capital,
      ['2026-05-01', { 'Asha, capital': 400, 'Asha, current': -400 }],
    ]);
    expect(told(found)).toMatchObject({
      'Asha, capital': { transferred: -400, closing: 59_600 },
      'Asha, current': { transferred: 400, closing: 400 },
    });
    expect(found.total).toMatchObject({ transferred: 0, introduced: 0, drawings: 0 });
  });

  it('what is taken back counts against what it was', () => {
    const found = accountsOf(
      [
        ['2026-05-01', { Bank: 700, 'Asha, capital': -700 }],
        ['2026-05-02', { Bank: -700, 'Asha, capital': 700 }],
      ],
      'firm',
      [{}, { isReversal: true }],
    );
    expect(found.sections).toStrictEqual([]);
    expect(found.total).toMatchObject({ introduced: 0, drawings: 0 });
  });

  it('a book that begins within the period opens with what it began with', () => {
    const found = accountsOf([['2026-09-30', { Bank: 700, 'Asha, capital': -700 }]], 'firm', [
      { isOpening: true },
    ]);
    expect(told(found)).toStrictEqual({ 'Asha, capital': { opening: 700, closing: 700 } });
    expect(found.ties).toBe(true);
  });
});

describe('the capital of other owners', () => {
  it.each([
    [502_500, 50_000, 113_700, 60_000, 606_200],
    [20_000, 0, 10_000, 45_000, -15_000],
  ])(
    'a proprietor has %i, brings in %i, earns %i and draws %i: BSH-055, BSH-057',
    (opening, introduced, profit, drawings, closing) => {
      const { total, ties } = accountsOf(
        [
          ['2026-03-31', { Bank: opening, 'Asha, capital': -opening }],
          ['2026-06-01', { Bank: introduced, 'Asha, capital': -introduced }],
          ['2026-07-01', { Bank: profit, Sales: -profit }],
          ['2026-08-01', { Drawings: drawings, Bank: -drawings }],
        ],
        'proprietor',
      );
      expect(total).toStrictEqual({
        opening: opening * 100,
        introduced: introduced * 100,
        interest: 0,
        remuneration: 0,
        share: profit * 100,
        transferred: 0,
        drawings: -drawings * 100,
        closing: closing * 100,
      });
      expect(ties).toBe(true);
    },
  );

  it('drawings that are closed into capital leave the capital as it is', () => {
    const { total } = accountsOf(
      [
        ['2026-08-01', { Drawings: 600, Bank: -600 }],
        ['2027-03-31', { 'Asha, capital': 600, Drawings: -600 }],
      ],
      'proprietor',
    );
    expect(total).toMatchObject({ drawings: -60_000, transferred: 0, closing: -60_000 });
  });

  it('a company has its share capital, and the profit in its surplus', () => {
    const found = accountsOf(
      [
        ['2026-06-01', { Bank: 1_000, 'Asha, capital': -1_000 }],
        ['2026-07-01', { Bank: 70, Sales: -70 }],
      ],
      'company',
    );
    expect(told(found)).toStrictEqual({ 'Asha, capital': { introduced: 1_000, closing: 1_000 } });
  });
});

const GROUPS = TALLY_GROUPS.map(({ code }) => code);
const account = fc.record({
  name: fc.constantFrom('Drawings', 'Asha, current', 'Interest on capital', 'Profit appropriation'),
  group: fc.oneof(
    fc.constantFrom('capital-account' as const, 'reserves-surplus' as const),
    fc.constantFrom(...GROUPS, null),
  ),
});
const line = fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 1_000_000 }));
const journal = fc.record({
  day: fc.constantFrom('2025-12-31', '2026-03-31', '2026-05-15', '2027-03-31'),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  against: fc.integer({ min: 1, max: 8 }),
  isReversal: fc.boolean(),
  isOpening: fc.boolean(),
});
type Random = typeof journal extends fc.Arbitrary<infer Value> ? Value : never;

/** Each is balanced by one more line. */
const entriesOf = ({ lines, against }: Random): OwnersJournal['entries'] => [
  ...lines,
  [against, -lines.reduce((sum, [, paise]) => sum + paise, 0)],
];

const OWNERS_LINES: Readonly<Record<OwnerForm, readonly string[]>> = {
  proprietor: [
    'funds-capital-at-the-start-of-the-year',
    'funds-capital-introduced',
    'funds-profit-for-the-period',
    'funds-less-drawings',
  ],
  firm: [
    'funds-partners-capital-accounts',
    'funds-partners-current-accounts',
    'funds-undistributed-profit',
  ],
  company: ['funds-share-capital'],
};

describe('the accounts of the owners of random books', () => {
  it('what moved takes the opening to the closing, which is that of the balance sheet', () => {
    fc.assert(
      fc.property(
        fc.array(account, { minLength: 8, maxLength: 8 }),
        fc.array(journal, { maxLength: 12 }),
        fc.constantFrom('proprietor' as const, 'firm' as const, 'company' as const),
        (chart, journals, form) => {
          const ledgers: StatementLedgers = {
            days: DAYS,
            accounts: chart.map(({ name, group }, at) => ({
              accountId: at + 1,
              name: `${name} ${at}`,
              group,
              nature: natureOfGroup(group),
              netsPaise: DAYS.map((day) =>
                journals
                  .filter((one) => one.day <= day)
                  .flatMap(entriesOf)
                  .reduce((sum, [id, paise]) => (id === at + 1 ? sum + paise : sum), 0),
              ),
            })),
          };
          const found = ownersAccounts(ledgers, YEAR, {
            form,
            journals: journals
              .filter(({ day }) => calendarDate(day) >= YEAR.from)
              .map((one) => ({ ...one, entries: entriesOf(one), given: null })),
          });
          const sheet = balanceSheet(ledgers, [YEAR.to], form);
          const shown = sheet.lines
            .filter(({ code }) => OWNERS_LINES[form].includes(code))
            .reduce((sum, { amountsPaise: [paise = 0] }) => sum + paise, 0);
          return found.ties && found.total.closing === shown;
        },
      ),
    );
  });
});
