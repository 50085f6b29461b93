// Each figure of a statement is the sum of the events that explain it, in each of its columns, as
// the book was known at any of its events.
import type {
  BalanceSheetReply,
  CashFlowReply,
  EventPage,
  ProfitAndLossReply,
} from '#tests/support/replies-on-wire.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, expectFields, NOT_THERE } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Ask, Team } from '#tests/support/team.ts';
import { anyAct, begin, DAYS, moveToGroup, perform, post, sinceBegun } from './book-acts.ts';
import { expectParts, expectSummed, explainingAs, paiseOf } from './explaining.ts';
import type { Explaining } from './explaining.ts';

let team: Team;
let explain: Explaining;
beforeAll(async () => {
  team = await openTeam();
  explain = explainingAs(team.auditor, team.bookId);
});
afterAll(() => team.close());

type Query = NonNullable<Ask['query']>;
const params = () => ({ bookId: team.bookId });
const lastSeq = async (): Promise<number> =>
  ((await team.auditor('listEvents', { params: params() })).body as EventPage).last_seq;

const STATEMENTS = {
  'profit-and-loss': 'readProfitAndLoss',
  'balance-sheet': 'readBalanceSheet',
  'cash-flow': 'readCashFlow',
} as const;

type Reply = ProfitAndLossReply | BalanceSheetReply | CashFlowReply;

/** Each figure of each column; what one of them is made of leads on. */
async function expectExplained(
  of: keyof typeof STATEMENTS,
  query: Query,
  place: number,
): Promise<void> {
  const got = await team.auditor(STATEMENTS[of], { params: params(), query });
  const { rows, columns } = got.body as Reply;
  const figures = rows.filter(({ amounts }) => amounts.length > 0);
  const opened = figures[Math.floor(place * figures.length)];
  for (const [at, column] of columns.entries()) {
    for (const row of figures) {
      const figure = await explain({
        of,
        line: row.code,
        as: query['as'] ?? 'proprietor',
        until: query['at'] ?? 1,
        as_on: column.to,
        laid_out_on: query['to'] ?? column.to,
        ...('from' in column && { from: column.from }),
      });
      expect(expectSummed(figure), `${row.code} ${column.to}`).toBe(
        paiseOf(row.amounts[at] ?? '0.00'),
      );
      if (row === opened) await expectParts(explain, figure);
    }
  }
}

describe('a figure of a statement', () => {
  it('is the sum of its events in each column, whatever was posted and moved', async () => {
    const first = await lastSeq();
    const wish = fc.record({
      of: fc.constantFrom('profit-and-loss', 'balance-sheet', 'cash-flow'),
      as: fc.constantFrom('proprietor', 'firm', 'company'),
      to: fc.constantFrom(...DAYS),
      place: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      known: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyAct, { minLength: 3, maxLength: 6 }),
        wish,
        async (acts, one) => {
          for (const each of acts) await perform(team, each);
          const last = await lastSeq();
          const at = first + Math.ceil(one.known * (last - first));
          const beside =
            one.of === 'balance-sheet' ? { compare_to: '2025-06-30' } : { compare: 'last-year' };
          const query = { at, to: one.to, as: one.as, ...beside };
          await expectExplained(one.of, query, one.place);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('tells opening and closing stock, each as it is read', async () => {
    await moveToGroup(team, 'Rent', 'indirect-expenses');
    const asked = { from: '2026-04-01', to: '2026-11-10' };
    await expectExplained('profit-and-loss', { ...asked, at: await lastSeq() }, 0);
  });

  it('counts interest in the profit, added back to it, and as it was paid', async () => {
    await moveToGroup(team, 'Rent', 'indirect-expenses');
    await perform(team, { line: ['indirect-expenses', 'finance-costs'] });
    await post(team, { debit: 'Rent', credit: 'Cash', amount: '75.00', date: '2026-10-30' });
    const days = { from: '2026-04-01', to: '2026-11-10' };
    await expectExplained('cash-flow', { ...days, as: 'company', at: await lastSeq() }, 0);
  });

  it('names its lines, and a line its accounts', async () => {
    await post(team, { debit: 'Rent', credit: 'Cash', amount: '75.00', date: '2026-10-30' });
    const figure = await explain({ of: 'balance-sheet', line: 'assets-total', as: 'company' });
    expect(figure).toMatchObject({ of: 'balance-sheet', line: 'assets-total', name: 'Total' });
    const lines = figure.made_of.map(({ asked }) => asked?.line);
    expect(lines).toContain('assets-cash-and-cash-equivalents');
    const cash = await explain({
      of: 'balance-sheet',
      line: 'assets-cash-and-cash-equivalents',
      as: 'company',
    });
    const names = cash.made_of.map(({ name }) => name);
    expect(names).toContain('Cash');
  });

  it.each<[string, Query, string]>([
    ['without its line', { of: 'balance-sheet' }, 'line'],
    ['of a page that there is not', { of: 'cash-book', line: 'total' }, 'of'],
    ['of an account too', { of: 'balance-sheet', line: 'assets-total', account: 1 }, 'account'],
    ['since a moment', { of: 'balance-sheet', line: 'assets-total', since: 1 }, 'since'],
    ['with one side', { of: 'balance-sheet', line: 'assets-total', side: 'debit' }, 'side'],
    ['of a sheet from a day', { of: 'balance-sheet', line: 'a', from: '2026-04-01' }, 'from'],
    ['of no owner', { of: 'balance-sheet', line: 'assets-total', as: 'trust' }, 'as'],
    [
      'laid out on no day',
      { of: 'cash-flow', line: 'a', laid_out_on: '2026-02-30' },
      'laid_out_on',
    ],
    ['of no page, laid out on a day', { laid_out_on: '2026-02-28' }, 'laid_out_on'],
    ['of no page, with a line', { line: 'assets-total' }, 'line'],
    ['with a line without end', { of: 'cash-flow', line: 'x'.repeat(500) }, 'line'],
  ])('is refused %s, at its field', async (_title, query, field) => {
    expectFields(await team.auditor('explainFigure', { params: params(), query }), [field]);
  });

  it('is not there where the statement has no such line', async () => {
    for (const line of ['assets-gold', 'assets', 'funds-heading-capital']) {
      const query = { of: 'balance-sheet', line };
      const got = await team.auditor('explainFigure', { params: params(), query });
      expect(answerOf(got)).toStrictEqual(NOT_THERE);
    }
  });
});

describe('a figure of a statement of books that begin within the year', () => {
  let before: { team: Team; explain: Explaining };
  beforeAll(async () => {
    before = { team, explain };
    team = await openTeam();
    explain = explainingAs(team.auditor, team.bookId);
    await begin(team);
  });
  afterAll(async () => {
    await team.close();
    ({ team, explain } = before);
  });

  it('is the sum of its events in each column, with what they began with before them', async () => {
    const wish = fc.record({
      of: fc.constantFrom('profit-and-loss', 'balance-sheet', 'cash-flow'),
      as: fc.constantFrom('proprietor', 'firm', 'company'),
      to: fc.constantFrom('2026-10-14', '2026-10-31', '2026-11-10'),
      place: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyAct, { minLength: 2, maxLength: 5 }),
        wish,
        async (acts, { of, as, to, place }) => {
          for (const each of acts) {
            await perform(
              team,
              'entry' in each
                ? { entry: sinceBegun(each.entry) }
                : 'takeBack' in each
                  ? { takeBack: sinceBegun(each.takeBack) }
                  : each,
            );
          }
          const beside =
            of === 'balance-sheet' ? { compare_to: '2026-10-20' } : { columns: 'quarters' };
          await expectExplained(of, { at: await lastSeq(), to, as, ...beside }, place);
        },
      ),
      { numRuns: 5 },
    );
  });
});
