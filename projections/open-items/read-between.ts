// What was open of each item after two events of the log, where it differs, and the movements
// between them whose sum the difference is.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { ItemKind } from '#core/settlement/index.ts';
import type { PartyKind } from './movement.ts';

export type ItemsBetween = {
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

export type MovementCause = 'new' | 'late' | 'reversed' | 'corrected';

export type ItemMovementBetween = {
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
  readonly billDate: string | null;
  readonly dueDate: string | null;
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
 * Hand-posted lines between the two events, and of those that take back an earlier one the line
 * that they take back: other lines before the first event have not moved.
 */
const linesByHand = ({ bookId, after, until, to, accountIds }: ItemsBetween) => sql`
    reversals as materialized (
      select r.seq, o.seq as of_seq, o.journal_id, o.number, o.entry_date, o.source
      from journals r join journals o on o.book_id = r.book_id and o.journal_id = r.reverses
      where r.book_id = ${bookId} and r.reverses is not null
        and r.seq > ${after} and r.seq <= ${until}
    ),
    posted as (
      select l.account_id, l.seq, l.entry_date, l.line, l.amount_paise,
        coalesce(r.journal_id, j.journal_id) as item_id, coalesce(r.number, j.number) as number,
        coalesce(r.entry_date, j.entry_date) as bill_date, r.seq is null as makes, r.of_seq
      from ledger_lines l
      join journals j on j.book_id = l.book_id and j.seq = l.seq and j.source is null
        and j.seq > ${after} and j.seq <= ${until}
      left join reversals r on r.seq = l.seq
      where l.book_id = ${bookId} and l.account_id = any(${[...accountIds]}::bigint[])
        and l.seq > ${after} and l.seq <= ${until} and l.entry_date <= ${to} and r.source is null
    ),
    by_hand as (
      select account_id, seq, entry_date, line, amount_paise, item_id, number, bill_date, makes
      from posted
      union all
      select l.account_id, l.seq, l.entry_date, l.line, l.amount_paise, p.item_id, p.number,
        p.bill_date, true
      from posted p join ledger_lines l on l.book_id = ${bookId} and l.account_id = p.account_id
        and l.entry_date = p.bill_date and l.seq = p.of_seq and l.line = p.line
      where p.of_seq <= ${after} and p.bill_date <= ${to}
    )`;

/** Items with what was open of them at both ends, and as what they were made last. */
const itemsOf = (between: ItemsBetween) => {
  const { bookId, after, until, to, accountIds, customerIds } = between;
  return sql`
    ${linesByHand(between)},
    entries as (
      select ${KEY}, seq, dated, amount_paise, number, bill_date, due_date, makes
      from open_item_entries
      where book_id = ${bookId} and seq <= ${until} and dated <= ${to}
        and (party_kind = 'account' and party_id = any(${[...accountIds]}::bigint[])
          or party_kind = 'customer' and party_id = any(${[...customerIds]}::bigint[]))
      union all
      select 'account', account_id, 'journal', item_id, line, seq, entry_date, amount_paise,
        '#' || number, bill_date, null, makes
      from by_hand h
      where not exists (
        select from open_item_entries e
        where e.book_id = ${bookId} and e.item_kind = 'journal'
          and e.item_id = h.item_id and e.line = h.line and e.makes)
    ),
    items as (
      select ${KEY},
        coalesce(sum(amount_paise) filter (where seq <= ${after}), 0)::bigint as a_paise,
        sum(amount_paise)::bigint as b_paise,
        coalesce(min(seq) filter (where makes), min(seq))::bigint as made_seq,
        (array_agg(jsonb_build_array(number, bill_date, due_date) order by seq desc)
          filter (where makes))[1] as made_as
      from entries group by ${KEY}
      having sum(amount_paise) filter (where seq > ${after}) <> 0
    )`;
};

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
    shown as (
      select *, made_as->>0 as number, (made_as->>1)::date as bill_date,
        (made_as->>2)::date as due_date, count(*) over () as all_count,
        sum(a_paise) over () as all_a, sum(b_paise) over () as all_b
      from items
      order by coalesce(made_as->>2, made_as->>1), made_seq, line limit ${limit}
    ),
    moved as (
      select ${KEY}, seq, dated, sum(amount_paise)::bigint as paise
      from entries join shown using (${KEY}) where seq > ${after} group by ${KEY}, seq, dated
    ),
    movements as (
      select ${KEY}, jsonb_agg(jsonb_build_object('seq', m.seq, 'dated', m.dated,
        'paise', m.paise, 'cause', ${causeOf(knownOn)}) order by m.seq, m.dated) as movements
      from moved m
      join public.events v on v.book_id = ${bookId} and v.seq = m.seq
      left join journals j on j.book_id = ${bookId} and j.seq = m.seq
      group by ${KEY}
    )
    select party_kind as "partyKind", party_id as "partyId", item_kind as kind, item_id as id,
      line, number, bill_date as "billDate", due_date as "dueDate", made_seq as "madeSeq",
      a_paise as "aPaise", b_paise as "bPaise", movements, all_count as "allCount",
      all_a::bigint as "allAPaise", all_b::bigint as "allBPaise"
    from shown join movements using (${KEY})
    order by coalesce(due_date, bill_date), made_seq, line
  `.execute(db);
  return rows;
}
