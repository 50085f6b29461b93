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

/** Items with what was open of them at both ends; those that differ only. */
const itemsOf = ({ bookId, after, until, to, accountIds, customerIds }: ItemsBetween) => {
  const ofAccounts = sql`any(${[...accountIds]}::bigint[])`;
  return sql`
    by_hand as (
      select 'account' as party_kind, l.account_id as party_id, 'journal' as item_kind,
        coalesce(j.reverses, j.journal_id) as item_id, l.line, l.seq, l.entry_date as dated,
        l.amount_paise, '#' || coalesce(o.number, j.number) as number,
        coalesce(o.entry_date, j.entry_date) as bill_date, j.reverses is null as makes
      from ledger_lines l
      join journals j on j.book_id = l.book_id and j.seq = l.seq and j.source is null
      left join journals o on o.book_id = j.book_id and o.journal_id = j.reverses
      where l.book_id = ${bookId} and l.account_id = ${ofAccounts} and l.seq <= ${until}
        and (j.reverses is null or o.source is null) and l.entry_date <= ${to}
        and not exists (
          select from open_item_entries e
          where e.book_id = l.book_id and e.item_kind = 'journal'
            and e.item_id = coalesce(j.reverses, j.journal_id) and e.line = l.line and e.makes)
    ),
    entries as (
      select ${KEY}, seq, dated, amount_paise, number, bill_date, due_date, makes
      from open_item_entries
      where book_id = ${bookId} and seq <= ${until} and dated <= ${to}
        and (party_kind = 'account' and party_id = ${ofAccounts}
          or party_kind = 'customer' and party_id = any(${[...customerIds]}::bigint[]))
      union all
      select ${KEY}, seq, dated, amount_paise, number, bill_date, null, makes from by_hand
    ),
    items as (
      select ${KEY},
        coalesce(sum(amount_paise) filter (where seq <= ${after}), 0)::bigint as a_paise,
        sum(amount_paise)::bigint as b_paise,
        coalesce(min(seq) filter (where makes), min(seq))::bigint as made_seq,
        max(seq) filter (where makes) as named_seq
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
    named as (
      select distinct on (${KEY}) ${KEY}, e.number, e.bill_date, e.due_date
      from entries e join items i using (${KEY}) where e.seq = i.named_seq
    ),
    shown as (
      select *, count(*) over () as all_count, sum(a_paise) over () as all_a,
        sum(b_paise) over () as all_b
      from items left join named using (${KEY})
      order by coalesce(due_date, bill_date), made_seq, line limit ${limit}
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
