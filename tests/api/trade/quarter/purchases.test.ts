// The purchases of a worked quarter in one book: journals, input credit, TDS, open items, trial
// balance and what is to be watched are as another arithmetic has them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { done } from '../requests.ts';
import { enterQuarter } from './enter-quarter.ts';
import { nameInBook } from './quarter-book.ts';
import type { QuarterBook } from './quarter-book.ts';
import { LEFT_OUT, paise, readQuarter, signed } from './worked-quarter.ts';
import type { ExpectedDocument } from './worked-quarter.ts';

const quarter = readQuarter();
let book: QuarterBook;
let partyOf: ReadonlyMap<number, string>;
beforeAll(async () => {
  book = await enterQuarter();
  partyOf = new Map([...book.suppliers].map(([party, account]) => [account, party]));
}, 60_000);
afterAll(() => book.team.close());

const entered = quarter.expected.documents.filter(({ document }) => !(document in LEFT_OUT));

type Entry = {
  readonly account_id: number;
  readonly account_name: string;
  readonly amount: string;
};

/** Lines of one account are one; the sums are by the names of the book. */
const summed = (
  lines: readonly { readonly name: string; readonly amount: number }[],
): Record<string, number> => {
  const sums = new Map<string, number>();
  for (const { name, amount } of lines) sums.set(name, (sums.get(name) ?? 0) + amount);
  return Object.fromEntries([...sums].filter(([, amount]) => amount !== 0));
};

const wantedJournal = ({ journal }: ExpectedDocument) =>
  summed(
    (journal ?? []).flatMap(({ lines }) =>
      lines.map((line) => ({
        name: line.account === 'Supplier' ? (line.party ?? '') : nameInBook(line.account),
        amount: signed(line),
      })),
    ),
  );

async function journalOf(name: string): Promise<Record<string, number>> {
  const lines: { name: string; amount: number }[] = [];
  for (const journalId of book.journals.get(name) ?? []) {
    const got = done(await book.team.owner('readJournal', { params: { journalId } }));
    const { entry } = got.body as { entry: readonly Entry[] };
    for (const { account_id: id, account_name: account, amount } of entry) {
      lines.push({ name: partyOf.get(id) ?? account, amount: paise(amount) });
    }
  }
  return summed(lines);
}

describe('the purchases of the worked quarter', () => {
  it('are entered, all but what the book has no document for', () => {
    expect([...book.journals.keys()].toSorted()).toStrictEqual(
      entered.map(({ document }) => document).toSorted(),
    );
  });

  it.each(entered.map((one) => [one.document, one] as const))(
    '%s has its journal',
    async (name, expected) => {
      expect(await journalOf(name)).toStrictEqual(wantedJournal(expected));
    },
  );
});
