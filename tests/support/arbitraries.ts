// What fast-check draws: dates, journals of any kind, journals balanced by construction (else the
// interesting branch is rarely reached), and the moves that make the history of a book.
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { GroupCode } from '#core/account-type/index.ts';
import { fittingType } from '#core/journal/index.ts';
import type { Entry, HandPostedType, JournalCommand } from '#core/journal/index.ts';
import { calendarDate, dateOf, daysInMonth } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { AccountId, JournalId } from '#core/kernel/ids.ts';
import { ENTRY_PAISE_MAX } from '#core/kernel/paise.ts';
import {
  aYearAhead,
  beyondAYear,
  endOfMarch,
  endOfOctober,
  firstDateOfAll,
  firstOfApril,
  firstOfNovember,
  today,
  tooLongAgo,
} from '#tests/specimens/days.ts';

type PostJournal = Extract<JournalCommand, { type: 'PostJournal' }>;

/** The accounts that the examples of chance are drawn from. */
export const accountPool = [1, 2, 3, 4, 5, 6].map((id) => id as AccountId);

/** @returns the group of an account of the pool: the first is cash, the second a bank account. */
export const groupOfPool = (accountId: number): GroupCode =>
  POOL_MONEY.get(accountId) ?? 'current-assets';
const POOL_MONEY = new Map<number, GroupCode>([
  [1, 'cash-in-hand'],
  [2, 'bank-accounts'],
]);

export const dateBetween = (firstYear: number, lastYear: number): Arbitrary<CalendarDate> =>
  fc
    .tuple(
      fc.integer({ min: firstYear, max: lastYear }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 31 }),
    )
    .map(([year, month, day]) => dateOf(year, month, Math.min(day, daysInMonth(year, month))));

const edges = fc.constantFrom(
  tooLongAgo,
  firstDateOfAll,
  endOfMarch,
  firstOfApril,
  endOfOctober,
  firstOfNovember,
  today,
  aYearAhead,
  beyondAYear,
  calendarDate('2024-02-29'),
);

/** Any date, the ones at an edge more often than chance would have it. */
export const anyDate: Arbitrary<CalendarDate> = fc.oneof(edges, dateBetween(1890, 2040));

const anyAmount = fc.oneof(
  fc.integer({ min: 1, max: 1_000 }),
  fc.integer({ min: 1, max: ENTRY_PAISE_MAX }),
  fc.constantFrom(0, -1, 0.5, Number.NaN, ENTRY_PAISE_MAX, ENTRY_PAISE_MAX + 1, 2 ** 53),
);

const anyEntry: Arbitrary<Entry> = fc.record({
  accountId: fc.integer({ min: 1, max: 8 }),
  side: fc.constantFrom('debit', 'credit'),
  amountPaise: anyAmount,
});

/** Money that moves from one account to another, the credit perhaps in two parts. */
const movement = fc
  .record({
    from: fc.constantFrom(...accountPool),
    to: fc.constantFrom(...accountPool),
    amountPaise: fc.oneof(
      fc.integer({ min: 1, max: 1_000 }),
      fc.integer({ min: 1, max: 1_000_000_000_000 }),
    ),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ from, to, amountPaise, part }): readonly Entry[] => {
    const first = Math.floor(amountPaise * part);
    const credits = [first, amountPaise - first].filter((paise) => paise > 0);
    return [
      { accountId: to, side: 'debit', amountPaise },
      ...credits.map((paise): Entry => ({ accountId: from, side: 'credit', amountPaise: paise })),
    ];
  });

/** At most 498 lines, in any order, always balanced. */
export const balancedEntries: Arbitrary<readonly Entry[]> = fc
  .oneof(
    { weight: 9, arbitrary: fc.array(movement, { minLength: 1, maxLength: 5 }) },
    { weight: 1, arbitrary: fc.array(movement, { minLength: 100, maxLength: 166 }) },
  )
  .chain((movements) => {
    const entries = movements.flat();
    return fc.shuffledSubarray(entries, { minLength: entries.length });
  });

type TypeOf = (entries: readonly Entry[]) => Arbitrary<HandPostedType>;

const document = (
  entries: Arbitrary<readonly Entry[]>,
  date: Arbitrary<CalendarDate>,
  typeOf: TypeOf,
) =>
  entries.chain((lines) =>
    fc.record({
      voucherType: typeOf(lines),
      entryDate: fc.option(date),
      narration: fc.string({ maxLength: 40 }),
      entries: fc.constant(lines),
    }),
  );

const anyType: TypeOf = () => fc.constantFrom('journal', 'payment', 'receipt', 'contra');

/** A journal, or the type that goes with what the lines do to cash and bank. */
const fitting: TypeOf = (entries) => {
  const lines = entries.map(({ accountId, side, amountPaise }) => ({
    side,
    amountPaise,
    isMoney: POOL_MONEY.has(accountId),
  }));
  return fc.constantFrom('journal', fittingType(lines));
};

const posted = (journalId: JournalId) => (data: Omit<PostJournal['data'], 'journalId'>) =>
  ({ type: 'PostJournal', data: { journalId, ...data } }) as const;

/** Mostly refused, each time for another reason. */
export const anyJournal: Arbitrary<PostJournal> = document(
  fc.oneof(balancedEntries, fc.array(anyEntry, { maxLength: 6 })),
  anyDate,
  anyType,
).map(posted(9 as JournalId));

export const balancedJournal: Arbitrary<PostJournal> = document(
  balancedEntries,
  dateBetween(2024, 2026),
  fitting,
).map(posted(9 as JournalId));

export type Move =
  | { readonly kind: 'open' | 'retire'; readonly account: AccountId }
  | { readonly kind: 'post'; readonly document: PostJournal['data'] }
  | { readonly kind: 'reverse'; readonly nth: number }
  | { readonly kind: 'correct'; readonly nth: number; readonly document: PostJournal['data'] }
  | {
      readonly kind: 'lock';
      readonly lock: 'soft' | 'hard';
      readonly lockedTo: CalendarDate | null;
    };

const nth = fc.nat({ max: 30 });
const documents = fc
  .oneof({ weight: 4, arbitrary: balancedJournal }, { weight: 1, arbitrary: anyJournal })
  .map(({ data }) => data);

const move: Arbitrary<Move> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('open'), account: fc.constantFrom(...accountPool) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('retire'), account: fc.constantFrom(...accountPool) }),
  },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('post'), document: documents }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('reverse'), nth }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('correct'), nth, document: documents }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('lock'),
      lock: fc.constantFrom('soft', 'hard'),
      lockedTo: fc.option(dateBetween(2023, 2025)),
    }),
  },
);

/** What happens to a book, one thing after another. */
export const history: Arbitrary<readonly Move[]> = fc.array(move, { minLength: 1, maxLength: 25 });
