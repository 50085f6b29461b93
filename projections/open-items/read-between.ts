// What was open of each item after two events of the log, where it differs, and the movements
// between them whose sum the difference is.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { ItemKind } from '#core/settlement/index.ts';
import type { PartyKind } from './movement.ts';

type ItemsBetween = {
  readonly bookId: number;
  /** Events after this one, up to the other. */
  readonly after: number;
  readonly until: number;
  /** What is dated later is left out. */
  readonly to: string;
  /** The day of the first event: what is dated up to it and recorded later is late. */
  readonly knownOn: string;
  /** The accounts of parties: their hand-posted lines are on account. */
  readonly accountIds: readonly number[];
  readonly customerIds: readonly number[];
  readonly limit: number;
};

type MovementCause = 'new' | 'late' | 'reversed' | 'corrected';

type ItemMovementBetween = {
  readonly seq: number;
  readonly dated: string;
  readonly paise: number;
  readonly cause: MovementCause;
};

export type ItemBetween = {
  readonly partyKind: PartyKind;
  readonly partyId: number;
  readonly kind: ItemKind;
  readonly id: number;
  /** 0 but for lines of journals. */
  readonly line: number;
  readonly number: string | null;
  readonly billDate: CalendarDate | null;
  readonly dueDate: CalendarDate | null;
  /** The event that made it. */
  readonly madeSeq: number;
  readonly aPaise: number;
  readonly bPaise: number;
  readonly movements: readonly ItemMovementBetween[];
  /** Of all items that differ, the same on each row. */
  readonly allCount: number;
  readonly allAPaise: number;
  readonly allBPaise: number;
};

const KEY = sql.raw('party_kind, party_id, item_kind, item_id, line');

/** Of a movement `m`, by its event `v` and the journal `j` that the event posted, if it did. */
const causeOf = (knownOn: string) => sql`
  case
    when v.type = 'OpeningBalancesCorrected' or j.corrects is not null
      then 'corrected'
    when v.type = 'JournalReversed' and exists (
      select from journals o where o.book_id = j.book_id and o.journal_id = j.reverses
        and o.corrected_by is not null) then 'corrected'
    when v.type ~ '(Reversed|Cancelled|Withdrawn)$' then 'reversed'
    when m.dated <= ${knownOn} then 'late'
    else 'new' end`;

/**
 * Lines posted by hand between the two events, and what moved there: each such line is an item, and
 * only of one that was taken back or settled more is to be read. `touched` may be more than moved.
 */
const movedBetween = ({ bookId, after, until, to, accountIds, customerIds }: ItemsBetween) => sql`
    lines as materialized (
      select l.account_id, l.seq, l.entry_date, l.line, l.amount_paise,
        j.journal_id, j.number, j.reverses, j.reversed_by
      from journals j join ledger_lines l on l.book_id = j.book_id and l.seq = j.seq
      where j.book_id = ${bookId} and j.seq > ${after} and j.seq <= ${until} and j.source is null
        and l.seq > ${after} and l.seq <= ${until} and l.entry_date <= ${to}
        and l.account_id = any(${[...accountIds]}::bigint[])
    ),
    touched as materialized (
      select ${KEY} from open_item_balances
      where book_id = ${bookId} and last_seq > ${after}
        and (party_kind = 'account' and party_id = any(${[...accountIds]}::bigint[])
          or party_kind = 'customer' and party_id = any(${[...customerIds]}::bigint[]))
    ),
    keys as (
      select ${KEY} from touched
      union
      select 'account', account_id, 'journal', journal_id, line from lines
      where reverses is null and reversed_by is not null
      union
      select 'account', l.account_id, 'journal', o.journal_id, l.line
      from lines l join journals o on o.book_id = ${bookId} and o.journal_id = l.reverses
      where l.reverses is not null and o.source is null
    )`;

/** What makes and moves the item `k`; its line stands in the ledger unless it says a reference. */
const entriesOfKey = ({ bookId, until, to }: ItemsBetween) => sql`
    select e.seq, e.dated, e.amount_paise, e.number, e.bill_date, e.due_date, e.makes
    from open_item_entries e
    where e.book_id = ${bookId} and e.item_kind = k.item_kind and e.item_id = k.item_id
      and e.line = k.line and e.party_kind = k.party_kind and e.party_id = k.party_id
      and e.seq <= ${until} and e.dated <= ${to}
    union all
    select v.seq, v.dated, v.amount_paise, '#' || j.number, j.entry_date, null, v.makes
    from journals j
    join ledger_lines l on l.book_id = ${bookId} and l.account_id = k.party_id
      and l.entry_date = j.entry_date and l.seq = j.seq and l.line = k.line
    left join journals r on r.book_id = ${bookId} and r.journal_id = j.reversed_by
    cross join lateral (values (j.seq, j.entry_date, l.amount_paise, true),
      (r.seq, r.entry_date, -l.amount_paise, false)) as v (seq, dated, amount_paise, makes)
    where k.item_kind = 'journal' and k.party_kind = 'account'
      and j.book_id = ${bookId} and j.journal_id = k.item_id and j.source is null
      and v.seq <= ${until} and v.dated <= ${to}
      and not exists (
        select from open_item_entries e
        where e.book_id = ${bookId} and e.item_kind = 'journal'
          and e.item_id = k.item_id and e.line = k.line and e.makes)`;

/** Items with what was open of them at both ends, and as what they were made last. */
const itemsOf = (between: ItemsBetween) => sql`
    ${movedBetween(between)},
    items as materialized (
      select 'account' as party_kind, account_id as party_id, 'journal' as item_kind,
        journal_id as item_id, line, 0::bigint as a_paise, amount_paise as b_paise,
        seq as made_seq, '#' || number as number, entry_date as bill_date, null::date as due_date
      from lines l
      where reverses is null and reversed_by is null and not exists (
        select from touched t where t.party_kind = 'account' and t.party_id = l.account_id
          and t.item_kind = 'journal' and t.item_id = l.journal_id and t.line = l.line)
      union all
      select k.party_kind, k.party_id, k.item_kind, k.item_id, k.line, e.a_paise, e.b_paise,
        e.made_seq, made_as->>0, (made_as->>1)::date, (made_as->>2)::date
      from keys k cross join lateral (
        select coalesce(sum(amount_paise) filter (where seq <= ${between.after}), 0)::bigint
            as a_paise,
          sum(amount_paise)::bigint as b_paise,
          coalesce(min(seq) filter (where makes), min(seq))::bigint as made_seq,
          (array_agg(jsonb_build_array(number, bill_date, due_date) order by seq desc)
            filter (where makes))[1] as made_as
        from (${entriesOfKey(between)}) as entries
        having sum(amount_paise) filter (where seq > ${between.after}) <> 0
      ) e
    )`;

/**
 * A hand-posted line that says nothing of what it concerns is on account, and an item like others;
 * its reversal moves it.
 * @returns the items of which another amount is open, the oldest due first, as many as asked for.
 */
export async function itemsBetween(
  db: QueryExecutorProvider,
  between: ItemsBetween,
): Promise<ItemBetween[]> {
  const { bookId, after, knownOn, limit } = between;
  const { rows } = await sql<ItemBetween>`
    with ${itemsOf(between)},
    totals as (
      select count(*) as all_count, sum(a_paise)::bigint as all_a, sum(b_paise)::bigint as all_b
      from items
    ),
    shown as (
      select * from items order by coalesce(due_date, bill_date), made_seq, line limit ${limit}
    )
    select party_kind as "partyKind", party_id as "partyId", item_kind as kind, item_id as id,
      line, number, bill_date as "billDate", due_date as "dueDate", made_seq as "madeSeq",
      a_paise as "aPaise", b_paise as "bPaise", movements, all_count as "allCount",
      all_a as "allAPaise", all_b as "allBPaise"
    from totals cross join shown k cross join lateral (
      select jsonb_agg(jsonb_build_object('seq', m.seq, 'dated', m.dated,
        'paise', m.paise, 'cause', ${causeOf(knownOn)}) order by m.seq, m.dated) as movements
      from (
        select seq, dated, sum(amount_paise)::bigint as paise
        from (${entriesOfKey(between)}) as entries where seq > ${after} group by seq, dated
      ) m
      cross join lateral (
        select type from public.events where book_id = ${bookId} and seq = m.seq offset 0
      ) v
      left join journals j on j.book_id = ${bookId} and j.seq = m.seq
    ) moved
    order by coalesce(due_date, bill_date), made_seq, line
  `.execute(db);
  return rows;
}
