// The demo company of TallyPrime through the calls: its ledgers one by one, its vouchers as a
// batch. What each ledger moved by was added up from the export by somebody else.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { account } from '#api/contract/account/account.ts';
import type { Account } from '#tests/support/replies-on-wire.ts';
import { checkRebuild } from '#api/commands/rebuild/check.ts';
import { verifyBook } from '#api/store/chain/verify.ts';
import { paiseFromRupees } from '#core/kernel/paise.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { counted, sendBatch } from './sending.ts';
import type { BatchAnswer } from './sending.ts';

const company = z.object({
  groups: z.record(z.string(), z.object({ under: z.string(), reserved: z.string().nullable() })),
  ledgers: z.array(z.object({ name: z.string(), group: z.string() })),
  vouchers: z.array(
    z.object({
      type: z.string(),
      number: z.string().nullable(),
      date: z.string(),
      narration: z.string(),
      entries: z.array(
        z.object({
          ledger: z.string(),
          amount: z.string(),
        }),
      ),
    }),
  ),
});
const movements = z.object({ total: z.string(), movement: z.record(z.string(), z.string()) });

const read = <Schema extends z.ZodType>(schema: Schema, name: string): z.output<Schema> =>
  schema.parse(
    JSON.parse(readFileSync(join(import.meta.dirname, '../../../specimens/tally', name), 'utf8')),
  );

const { groups, ledgers, vouchers } = read(company, 'demo-company.json');
const { total, movement } = read(movements, 'demo-company-movement.json');

/** Tally adds it up by itself; nobody enters anything there, so it is no ledger to bring over. */
const PROFIT_AND_LOSS = 'Profit & Loss A/c';

let team: Team;
let bookId: number;
let posted: BatchAnswer;
const ids = new Map<string, number>();

beforeAll(async () => {
  team = await openTeam();
  const book = await team.owner('createBook', { body: { name: 'National Enterprises' } });
  ({ id: bookId } = z.object({ id: z.number() }).parse(book.body));
  await bringOverLedgers();
  posted = await sendBatch(team.owner, vouchers.map(journalOf), { query: { book_id: bookId } });
}, 120_000);
afterAll(() => team.close());

async function bringOverLedgers(): Promise<void> {
  const listed = await team.owner('listAccountTypes', { query: { book_id: bookId } });
  const types = z.array(z.object({ id: z.number(), name: z.string() })).parse(listed.body);
  const typeIds = new Map(types.map(({ id, name }) => [name.toLowerCase(), id]));
  for (const { name, group } of ledgers) {
    if (name === PROFIT_AND_LOSS) continue;
    const body = { name, account_type_id: typeIds.get(reservedGroupOf(group).toLowerCase()) };
    const got = await team.owner('createAccount', { query: { book_id: bookId }, body });
    ids.set(name, account.parse(got.body).id);
  }
}

/** A group of the company's own lies under one of Tally's 28. */
function reservedGroupOf(name: string): string {
  const group = groups[name];
  if (group === undefined) throw new Error(`There is no group ${name}.`);
  return group.reserved ?? reservedGroupOf(group.under);
}

const VOUCHER_TYPES: Readonly<Record<string, string>> = {
  Payment: 'payment',
  Receipt: 'receipt',
  Contra: 'contra',
};

function journalOf({ type, number, date, narration, entries }: (typeof vouchers)[number]) {
  const moving = entries.filter(({ amount }) => paiseFromRupees(amount) !== 0);
  return {
    entry: moving.map(({ ledger, amount }) => ({ account_id: ids.get(ledger), amount })),
    narration: `${type} ${number ?? 'without a number'}: ${narration}`,
    date,
    voucher_type: VOUCHER_TYPES[type] ?? 'journal',
  };
}

const balances = async (): Promise<ReadonlyMap<string, string>> => {
  const listed = await team.owner('listAccounts', { params: { bookId } });
  const accounts = listed.body as Account[];
  return new Map(accounts.map(({ name, balance }) => [name, balance]));
};

const paiseOf = (rupees: string): number => paiseFromRupees(rupees) ?? Number.NaN;

describe('the demo company', () => {
  it('has 295 ledgers, of which 294 take entries, and 599 posting vouchers', () => {
    expect([ledgers.length, ids.size, vouchers.length]).toStrictEqual([295, 294, 599]);
  });

  it('is posted: 537 vouchers; the 62 others have no amount on any line', () => {
    expect(posted.summary).toStrictEqual({ done: true, ...counted(537, 62) });
    const refused = posted.answers.filter(({ ok }) => !ok);
    expect(new Set(refused.map((answer) => !answer.ok && answer.code))).toStrictEqual(
      new Set(['too_few_entries']),
    );
    for (const { line } of refused) {
      const amounts = vouchers[line - 1]?.entries.map(({ amount }) => paiseOf(amount)) ?? [];
      expect(amounts.every((paise) => paise === 0)).toBe(true);
    }
  });

  it('moves every ledger by what was added up from the export, to the paisa', async () => {
    const moved = new Map([...(await balances())].map(([name, rupees]) => [name, paiseOf(rupees)]));
    const expected = new Map([...ids.keys()].map((name) => [name, paiseOf(movement[name] ?? '0')]));
    expect(moved).toStrictEqual(expected);
    expect(Object.keys(movement).filter((name) => !ids.has(name))).toStrictEqual([]);
  });

  it('comes to ₹9,69,83,517.41 of debits and of credits', async () => {
    const paise = [...(await balances()).values()].map(paiseOf);
    const debits = paise.filter((one) => one > 0).reduce((sum, one) => sum + one, 0);
    expect(debits).toBe(paiseOf(total));
    expect(paise.reduce((sum, one) => sum + one, 0)).toBe(0);
  });

  it('is whole, and its read tables are as a rebuild makes them', async () => {
    const { pool, keys } = team.server.core;
    expect(await verifyBook(pool, bookId)).toMatchObject({ ok: true, events: 2 + 294 + 537 });
    const owner = team.server.database.owner;
    const job = { pool: owner, keys, bookId, projections: PROJECTIONS };
    expect(await checkRebuild(job)).toStrictEqual([]);
  });
});
