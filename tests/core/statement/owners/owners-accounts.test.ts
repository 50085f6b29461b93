// The accounts of other owners, and that those of all come to the balance sheet.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { natureOfGroup, TALLY_GROUPS } from '#core/account-type/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { balanceSheet, ownersAccounts } from '#core/statement/index.ts';
import type { OwnerForm, OwnersJournal, StatementLedgers } from '#core/statement/index.ts';
import { accountsOf, DAYS, told, YEAR } from './accounts-of-owners.ts';

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
        together: 0,
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

  it('a paisa that is drawn is told', () => {
    const { total } = accountsOf([['2026-08-01', { Drawings: 0.01, Bank: -0.01 }]], 'proprietor');
    expect(total).toMatchObject({ drawings: -1, closing: -1 });
    const firm = told(accountsOf([['2026-08-01', { Bank: 0.01, 'Asha, capital': -0.01 }]]));
    expect(firm).toStrictEqual({ 'Asha, capital': { introduced: 0.01, closing: 0.01 } });
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
