// What is remembered of a book's closing balances is what a whole reading would find, whatever
// happened since; and a trial balance that finds nothing new reads no account.
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rebuild } from '#api/commands/rebuild/rebuild.ts';
import { createClosingsMemory } from '#api/queries/ledgers/closings/closings-memory.ts';
import type { BookClosings } from '#api/queries/ledgers/closings/closings.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { actionIn, anyAction } from './account-actions.ts';
import type { ActionsBook } from './account-actions.ts';

const ENDS = ['2026-03-31', '2026-06-15', '2027-03-31'].map((end) => calendarDate(end));
/** From the beginning of its financial year. */
const upTo = (to: CalendarDate) => ({ from: yearPeriod(financialYearOf(to)).from, to });
const EVERYTHING = { bookAccountsMin: 0 };

let team: Team;
let book: ActionsBook;
beforeAll(async () => {
  team = await openTeam();
  const accounts = (await team.owner('listAccounts', { params: { bookId: team.bookId } })).body;
  const types = (await team.owner('listAccountTypes')).body;
  const idsIn = (list: unknown) => (list as { id: number }[]).map(({ id }) => id);
  book = { team, accountIds: idsIn(accounts), typeIds: idsIn(types), ownTypeIds: [], journals: [] };
});
afterAll(() => team.close());

const memoryOf = (settings = EVERYTHING) => createClosingsMemory(team.server.core.db, settings);
const tables = (): pg.Pool => team.server.database.writer;

type ClosingLine = {
  readonly group: string | null;
  readonly debit: number;
  readonly credit: number;
};

/** The groups by the lines of the ledgers, which no total was made of. */
async function groupsByLines(end: string): Promise<readonly ClosingLine[]> {
  const year = `${Number(end.slice(0, 4)) - (end.slice(5) < '04' ? 1 : 0)}-04-01`;
  const { rows } = await tables().query<ClosingLine>({
    text: `with closing as (
        select a.group_code, sum(l.amount_paise) filter (
          where a.nature is null or a.nature not in ('income', 'expense') or l.entry_date >= $3
        ) as paise
        from accounts a join ledger_lines l using (book_id, account_id)
        where a.book_id = $1 and l.entry_date <= $2 group by a.account_id, a.group_code)
      select group_code as "group", sum(greatest(paise, 0))::bigint as debit,
        sum(greatest(-paise, 0))::bigint as credit
      from closing where paise <> 0 group by 1`,
    values: [team.bookId, end, year],
  });
  return rows;
}

const shown = ({ groups }: BookClosings): readonly ClosingLine[] =>
  groups.map(({ group, debitPaise, creditPaise }) => ({
    group,
    debit: debitPaise,
    credit: creditPaise,
  }));

const byGroup = (groups: readonly ClosingLine[]) => new Map(groups.map((one) => [one.group, one]));

describe('the closings of a book', () => {
  it('are those of a whole reading after any actions, and the groups are sums of the lines', async () => {
    const memory = memoryOf();
    const done = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(anyAction, { minLength: 1, maxLength: 12 }), async (actions) => {
        for (const action of actions) {
          if (await actionIn(book, action)) done.add(action.kind);
        }
        for (const end of ENDS) {
          const followed = await memory.read(team.bookId, upTo(end));
          expect(followed).toStrictEqual(await memoryOf().read(team.bookId, upTo(end)));
          expect(byGroup(shown(followed))).toStrictEqual(byGroup(await groupsByLines(end)));
        }
      }),
      { numRuns: 30 },
    );
    for (const kind of ['create', 'rename', 'retype', 'remove', 'post', 'reverse']) {
      expect(done).toContain(kind);
    }
  });

  it('are read whole again after a rebuild, which may change rows without an event', async () => {
    const memory = memoryOf();
    const [, , end] = ENDS;
    if (end === undefined) throw new Error('There are three ends.');
    const right = await memory.read(team.bookId, upTo(end));
    await team.server.database.owner.query(
      'update period_totals set d12 = d12 + 700 where book_id = $1',
      [team.bookId],
    );
    const wrong = memoryOf();
    expect(await wrong.read(team.bookId, upTo(end))).not.toStrictEqual(right);
    await rebuild({
      pool: team.server.database.pool('lekha_writer', 3, 'maintenance'),
      keys: team.server.core.keys,
      bookId: team.bookId,
      projections: PROJECTIONS,
    });
    expect(await wrong.read(team.bookId, upTo(end))).toStrictEqual(right);
  });

  it('cost one statement where nothing has happened since, and a few where a journal was posted', async () => {
    const memory = memoryOf();
    const [end = calendarDate('2026-03-31')] = ENDS;
    const statements = async () => {
      const spy = vi.spyOn(pg.Client.prototype, 'query');
      await memory.read(team.bookId, upTo(end));
      const texts = spy.mock.calls.map(([query]) => JSON.stringify(query));
      spy.mockRestore();
      return texts;
    };
    // The actions above may have retired any other account.
    const made = (name: string) =>
      team.owner('createAccount', {
        body: { name, account_type_id: book.typeIds[0], book_id: team.bookId },
      });
    const [from, to] = [
      idOf(await made('Float of the stall')),
      idOf(await made('Tea at the stall')),
    ];
    await statements();
    expect(await statements()).toHaveLength(1);
    const entry = [
      { account_id: from, amount: '1.00' },
      { account_id: to, amount: '-1.00' },
    ];
    const posted = await team.owner('postJournal', { body: { entry, date: '2026-03-31' } });
    expect(posted.status).toBe(200);
    const texts = await statements();
    expect(texts.length).toBeLessThanOrEqual(9);
    expect(texts.filter((text) => text.includes('from accounts'))).toStrictEqual([
      expect.stringContaining('last_seq >'),
    ]);
  });

  it('are read anew for a small book, and beyond the room there is', async () => {
    const [end = calendarDate('2026-03-31')] = ENDS;
    for (const settings of [{}, { bookAccountsMin: 0, accountsMax: 5 }]) {
      const memory = createClosingsMemory(team.server.core.db, settings);
      const first = await memory.read(team.bookId, upTo(end));
      expect(await memory.read(team.bookId, upTo(end))).not.toBe(first);
      expect(await memory.read(team.bookId, upTo(end))).toStrictEqual(first);
    }
  });

  it('do not mix with those of another book on the same server', async () => {
    const memory = memoryOf();
    const [end = calendarDate('2026-03-31')] = ENDS;
    const other = idOf(await team.owner('createBook', { body: { name: 'Other' } }));
    expect((await memory.read(team.bookId, upTo(end))).accounts.length).toBeGreaterThan(0);
    expect((await memory.read(other, upTo(end))).accounts).toStrictEqual([]);
  });
});
