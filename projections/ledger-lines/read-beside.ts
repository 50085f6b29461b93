// What a ledger has beside a journal: what its cash holds, what its day had before it, and what may
// be the same bill.
import { sql } from 'kysely';
import type { Reference } from '#core/journal/index.ts';
import { askedRows } from '../runner/questions.ts';
import type { Question } from '../runner/questions.ts';

type AccountOfBook = { readonly bookId: number; readonly accountId: number };

type Held = AccountOfBook & {
  /** The event up to which entries count. */
  readonly seq: number;
  readonly from: string;
};

/** Null for what the account holds after all that is dated; a day for what that day moved. */
type HeldOrMoved = { readonly date: string | null; readonly paise: number };

/**
 * What an account holds, and what each day after one moved. What is recorded later than asked is
 * taken off, since there is little of it: it is found by its journals.
 */
export const balanceAndMoves: Question<Held, HeldOrMoved> = (asked) => sql`
  with asked as (select * from ${askedRows(
    asked.map((one) => [one]),
    {
      book_id: ['bigint', ({ bookId }) => bookId],
      account_id: ['bigint', ({ accountId }) => accountId],
      seq: ['bigint', ({ seq }) => seq],
      from: ['date', ({ from }) => from],
    },
  )})
  select at, null as date, coalesce(held.balance_paise, 0)::bigint - coalesce((
      select sum(line.amount_paise)
      from journals cross join lateral (
        select amount_paise from ledger_lines
        where book_id = asked.book_id and account_id = asked.account_id
          and entry_date = journals.entry_date and seq = journals.seq offset 0
      ) as line
      where journals.book_id = asked.book_id and journals.seq > asked.seq
        and held.last_seq > asked.seq
    ), 0)::bigint as paise
  from asked left join ledger_balances as held using (book_id, account_id)
  union all
  select at, later.date, later.paise
  from asked cross join lateral (
    select entry_date::text as date, sum(amount_paise)::bigint as paise from ledger_lines
    where book_id = asked.book_id and account_id = asked.account_id
      and entry_date > asked."from" and seq <= asked.seq
    group by entry_date
  ) as later`;

type DayOfAccounts = {
  readonly bookId: number;
  readonly accountIds: readonly number[];
  readonly date: string;
  /** Entries count from before this event. */
  readonly before: number;
};

const rowsOfDays = (asked: readonly DayOfAccounts[]) =>
  askedRows(
    asked.map(({ accountIds, ...day }) => accountIds.map((accountId) => ({ ...day, accountId }))),
    {
      book_id: ['bigint', ({ bookId }) => bookId],
      account_id: ['bigint', ({ accountId }) => accountId],
      date: ['date', ({ date }) => date],
      before: ['bigint', ({ before }) => before],
    },
  );

type CashOfDay = {
  readonly accountId: number;
  readonly received: number;
  readonly paid: number;
};

/**
 * What journals of a day moved in cash between the book and each account. What was reversed was
 * never received: neither it nor its reversal counts.
 */
export const cashOfDay: Question<DayOfAccounts, CashOfDay> = (asked) => sql`
  select at, asked.account_id as "accountId", moved.received, moved.paid
  from ${rowsOfDays(asked)}
    cross join lateral (
      select
        coalesce(sum(least(cash.paise, -person.paise)) filter (where cash.paise > 0), 0)::bigint
          as received,
        coalesce(sum(least(-cash.paise, person.paise)) filter (where cash.paise < 0), 0)::bigint
          as paid
      from (
        select seq, sum(amount_paise) as paise from ledger_lines
        where book_id = asked.book_id and account_id = asked.account_id
          and entry_date = asked.date and seq < asked.before
        group by seq
      ) as person
        cross join lateral (
          select coalesce(sum(amount_paise), 0) as paise from ledger_lines
          where book_id = asked.book_id and account_id = any(array(
              select account_id from accounts
              where book_id = asked.book_id and group_code = 'cash-in-hand'))
            and entry_date = asked.date and seq = person.seq offset 0
        ) as cash
        join journals on journals.book_id = asked.book_id and journals.seq = person.seq
      where journals.reverses is null and journals.reversed_by is null
        and cash.paise <> 0 and (cash.paise > 0) = (person.paise < 0)
    ) as moved`;

type BalanceBefore = { readonly accountId: number; readonly paise: number };

/** What accounts stand at on a day, of what was recorded before an event. */
export const balancesBefore: Question<DayOfAccounts, BalanceBefore> = (asked) => sql`
  select at, asked.account_id as "accountId", moved.paise
  from ${rowsOfDays(asked)}
    cross join lateral (
      select coalesce(sum(amount_paise), 0)::bigint as paise from ledger_lines
      where book_id = asked.book_id and account_id = asked.account_id
        and entry_date <= asked.date and seq < asked.before
    ) as moved`;

type AmountOfAccount = AccountOfBook & {
  /** Debit positive. */
  readonly paise: number;
  readonly before: number;
};

export type JournalAlike = {
  readonly seq: number;
  readonly journalId: number;
  readonly number: number;
  readonly date: string;
  readonly entries: readonly (readonly [
    accountId: number,
    paise: number,
    references?: readonly Reference[],
  ])[];
};

/** So many are looked at, the latest. */
const LOOKED_AT = 50;

/** Journals that stand, with a line of the same amount on the same account. */
export const journalsAlike: Question<AmountOfAccount, JournalAlike> = (asked) => sql`
  select at, found.*
  from ${askedRows(
    asked.map((one) => [one]),
    {
      book_id: ['bigint', ({ bookId }) => bookId],
      account_id: ['bigint', ({ accountId }) => accountId],
      paise: ['bigint', ({ paise }) => paise],
      before: ['bigint', ({ before }) => before],
    },
  )}
    cross join lateral (
      select seq, journal_id as "journalId", number, entry_date::text as date, entries
      from journals
      where book_id = asked.book_id and reverses is null and reversed_by is null
        and seq in (
          select seq from ledger_lines
          where book_id = asked.book_id and account_id = asked.account_id
            and amount_paise = asked.paise and seq < asked.before
          order by seq desc limit ${sql.lit(LOOKED_AT)})
    ) as found`;
