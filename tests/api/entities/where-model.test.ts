// Whatever is asked of journals and lines, WHERE finds what a plain filter in JavaScript finds.
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paiseFromRupees, rupeesFromPaise } from '#core/kernel/paise.ts';
import { meera } from '#tests/specimens/books/people.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { callsOf, recordsOf } from './calling.ts';
import type { Calls, Wire } from './calling.ts';

const LONG_MS = 120_000;
let team: Team;
let owner: Calls;
let journals: readonly Wire[];
let lines: readonly Wire[];

const NARRATIONS = ['Morning sale', 'evening SALE', '100%', 'a_b', 'aXb', '', 'चाय', 'Été', '\\'];
const DATES = ['2026-04-01', '2026-04-30', '2026-05-01', '2026-11-20'];
const AMOUNTS = ['0.01', '10.00', '10.50', '250.00', '99999.99'];

beforeAll(async () => {
  team = await openTeam();
  owner = callsOf(team, meera);
  const accounts = ['Cash', 'Bank – Current A/c', 'Sales – Goods', 'Rent'].map((name) => {
    try {
      return team.account(name);
    } catch {
      return team.account('Cash');
    }
  });
  for (let at = 0; at < 40; at += 1) {
    const amount = AMOUNTS[at % 5] ?? '1';
    const entry = [
      { account_id: accounts[at % 4], amount },
      { account_id: accounts[(at + 1) % 4], amount: `-${amount}` },
    ];
    const narration = NARRATIONS[at % 9];
    await owner.create('journal', { entry, date: DATES[at % 4], narration });
  }
  for (const journalId of [2, 5, 11]) {
    await team.owner('reverseJournal', { params: { journalId }, body: { reason: 'Twice' } });
  }
  journals = recordsOf(await owner.list('journal'));
  lines = recordsOf(await owner.list('journal_detail'));
}, LONG_MS);
afterAll(() => team.close());

type Condition = readonly [field: string, asked: unknown, holds: (value: unknown) => boolean];

const paise = (value: unknown): number => paiseFromRupees(String(value)) ?? 0;
const same = (value: unknown): unknown => value;

/** Values, lists and bounds of a field, each with what it means in JavaScript. */
function ordered<Value>(
  field: string,
  values: Arbitrary<Value>,
  read: (value: unknown) => unknown = same,
): Arbitrary<Condition> {
  const compare = (a: unknown, b: unknown): number => {
    const [left, right] = [read(a), read(b)] as [number | string, number | string];
    return left < right ? -1 : left > right ? 1 : 0;
  };
  const isThere = (value: unknown): boolean => value !== null;
  return fc.oneof(
    values.map((asked): Condition => [field, asked, (value) => compare(value, asked) === 0]),
    fc
      .array(values, { maxLength: 4 })
      .map((asked): Condition => [
        field,
        asked,
        (value) => asked.some((one) => compare(value, one) === 0),
      ]),
    fc
      .record({ gte: values, lte: values }, { requiredKeys: [] })
      .chain((bounds) =>
        Object.keys(bounds).length === 0
          ? values.map((gte): Condition => [field, { gte }, (value) => compare(value, gte) >= 0])
          : fc.constant<Condition>([
              field,
              bounds,
              (value) =>
                isThere(value) &&
                (bounds.gte === undefined || compare(value, bounds.gte) >= 0) &&
                (bounds.lte === undefined || compare(value, bounds.lte) <= 0),
            ]),
      ),
  );
}

const ids = fc.integer({ min: 1, max: 48 });
const piece = fc.oneof(
  fc.constantFrom('sale', 'SALE', '%', '_', '\\', 'a_', 'च', 'é', '', 'ing s', '0%'),
  fc.string({ maxLength: 2 }).filter((text) => !/[\p{Cc}\p{Cs}]/u.test(text)),
);
const text: Arbitrary<Condition> = fc.oneof(
  ordered('narration', fc.constantFrom(...NARRATIONS)),
  piece.map((contains): Condition => [
    'narration',
    { contains },
    (value) => String(value).toLowerCase().includes(contains.toLowerCase()),
  ]),
);

const rupees = fc.constantFrom(...AMOUNTS, '-10.00', '0', '-0.01');
const instants = () => fc.constantFrom(...journals.map(({ updated_at: at }) => at));

const journalConditions = () =>
  fc.uniqueArray(
    fc.oneof(
      ordered('id', ids),
      ordered('number', ids),
      ordered('date', fc.constantFrom(...DATES)),
      ordered('amount', rupees, paise),
      ordered('updated_at', instants()),
      text,
      fc.constant<Condition>(['reversed_by', null, (value) => value === null]),
    ),
    { selector: ([field]) => field, maxLength: 4 },
  );

const lineConditions = () =>
  fc.uniqueArray(
    fc.oneof(
      ordered('id', fc.constantFrom(...lines.map(({ id }) => id), 1, 512)),
      ordered('journal_id', ids),
      ordered(
        'account_id',
        fc.constantFrom(...lines.map((line) => Number(line['account_id'])), 999),
      ),
      ordered('amount', rupees, paise),
      ordered('date', fc.constantFrom(...DATES)),
    ),
    { selector: ([field]) => field, maxLength: 4 },
  );

const holdsFor = async (kind: string, all: readonly Wire[], conditions: readonly Condition[]) => {
  const where = Object.fromEntries(conditions.map(([field, asked]) => [field, asked]));
  const got = await owner.where(kind, where);
  expect(got.status).toBe(200);
  const expected = all.filter((record) =>
    conditions.every(([field, , holds]) => holds(record[field] ?? null)),
  );
  expect(recordsOf(got)).toStrictEqual(expected);
};

it(
  'journals are those of the filter, in the order of the list',
  () =>
    fc.assert(
      fc.asyncProperty(journalConditions(), (conditions) =>
        holdsFor('journal', journals, conditions),
      ),
      { numRuns: 300 },
    ),
  LONG_MS,
);

it(
  'lines are those of the filter, in the order of the list',
  () =>
    fc.assert(
      fc.asyncProperty(lineConditions(), (conditions) =>
        holdsFor('journal_detail', lines, conditions),
      ),
      { numRuns: 300 },
    ),
  LONG_MS,
);

it('the list itself is right: the lines of each journal come to nothing', () => {
  for (const { id } of journals) {
    const own = lines.filter((line) => line['journal_id'] === id);
    expect(own).toHaveLength(2);
    const sum = own.reduce((total, { amount }) => total + paise(amount), 0);
    expect(rupeesFromPaise(sum)).toBe('0.00');
  }
});
