// What people do to the accounts of a book, in any order: some of it is refused, as it should be.
import fc from 'fast-check';
import type { Got } from '#tests/support/server.ts';
import { idOf } from '#tests/support/team.ts';
import type { EndpointName, Team } from '#tests/support/team.ts';

/** Lists grow as the actions go on; what was removed or reversed stays in them. */
export type ActionsBook = {
  readonly team: Team;
  readonly accountIds: number[];
  readonly typeIds: number[];
  readonly ownTypeIds: number[];
  readonly journals: number[];
};

const KINDS = [
  'create',
  'rename',
  'retype',
  'retire',
  'remove',
  'addType',
  'renameType',
  'post',
  'reverse',
] as const;

/** The numbers choose among what there is at that moment. */
export type Action = {
  readonly kind: (typeof KINDS)[number];
  readonly one: number;
  readonly other: number;
  readonly name: string;
  readonly paise: number;
  readonly date: string;
};

const chosen = (ids: readonly number[], number: number): number => ids[number % ids.length] ?? 1;

const ask = ({ team }: ActionsBook, name: EndpointName, asked: object): Promise<Got> =>
  team.owner(name, { query: { book_id: team.bookId }, ...asked });

const account = (book: ActionsBook, { one }: Action) => ({
  params: { accountId: chosen(book.accountIds, one) },
});

async function created(ids: number[], answer: Promise<Got>): Promise<Got> {
  const got = await answer;
  if (got.status === 200) ids.push(idOf(got));
  return got;
}

const ACTIONS = {
  create: (book: ActionsBook, { name, other }: Action) =>
    created(
      book.accountIds,
      ask(book, 'createAccount', {
        body: { name, account_type_id: chosen(book.typeIds, other) },
      }),
    ),
  rename: (book: ActionsBook, action: Action) =>
    ask(book, 'changeAccount', { ...account(book, action), body: { name: action.name } }),
  retype: (book: ActionsBook, action: Action) =>
    ask(book, 'changeAccount', {
      ...account(book, action),
      body: { account_type_id: chosen(book.typeIds, action.other) },
    }),
  retire: (book: ActionsBook, action: Action) =>
    ask(book, 'retireAccount', { ...account(book, action), body: {} }),
  remove: (book: ActionsBook, { one }: Action) =>
    ask(book, 'removeRecord', {
      params: { entity: 'account', id: chosen(book.accountIds, one) },
    }),
  addType: async (book: ActionsBook, { name, one }: Action) => {
    const group = chosen([0, 1], one) === 0 ? 'sundry-debtors' : 'indirect-expenses';
    const got = await ask(book, 'addAccountType', { body: { name, group } });
    if (got.status === 200) {
      book.typeIds.push(idOf(got));
      book.ownTypeIds.push(idOf(got));
    }
    return got;
  },
  renameType: (book: ActionsBook, { one, name }: Action) =>
    ask(book, 'changeRecord', {
      params: { entity: 'account_type', id: chosen(book.ownTypeIds, one) },
      body: { name },
    }),
  post: async (book: ActionsBook, { one, other, paise, date }: Action) => {
    const amount = (paise / 100).toFixed(2);
    const entry = [
      { account_id: chosen(book.accountIds, one), amount },
      { account_id: chosen(book.accountIds, other), amount: `-${amount}` },
    ];
    const got = await ask(book, 'postJournal', { body: { entry, date } });
    if (got.status === 200) {
      book.journals.push((got.body as { journal: { id: number } }).journal.id);
    }
    return got;
  },
  reverse: (book: ActionsBook, { one }: Action) =>
    ask(book, 'reverseJournal', {
      params: { journalId: chosen(book.journals, one) },
      body: { reason: 'Tried' },
    }),
} as const satisfies Record<Action['kind'], (book: ActionsBook, action: Action) => Promise<Got>>;

/** Posting is what happens most. */
export const anyAction: fc.Arbitrary<Action> = fc.record({
  kind: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...KINDS) },
    { weight: 1, arbitrary: fc.constant('post' as const) },
  ),
  one: fc.nat(1000),
  other: fc.nat(1000),
  name: fc
    .constantFrom('a', 'B', 'Éa', 'Zebra', 'चाय', '𝄞', 'aa', 'Milk', 'b b')
    .chain((word) => fc.nat(60).map((number) => `${word} ${number}`)),
  paise: fc.integer({ min: 1, max: 10 ** 9 }),
  date: fc.constantFrom('2025-03-31', '2025-04-01', '2026-03-31', '2026-04-01', '2026-06-30'),
});

/** @returns whether it was done, and not refused. */
export async function actionIn(book: ActionsBook, action: Action): Promise<boolean> {
  const { status } = await ACTIONS[action.kind](book, action);
  return status === 200;
}
