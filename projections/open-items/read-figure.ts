// The events whose sum is open of some items on a day.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { PartyItemRow } from './read-on-day.ts';

type Item = Pick<PartyItemRow, 'partyKind' | 'partyId' | 'kind' | 'id' | 'line'>;

export type ItemsFigure = {
  readonly items: readonly Item[];
  /** What is dated later is not open by then. */
  readonly asOn: string;
  /** Of creditors what is owed to them is positive. */
  readonly sign: 1 | -1;
};

/** @returns a query, not run yet, that gives each event's sum: seq, entry_date and paise. */
export const sumsOfItems = (
  bookId: number,
  { items, asOn, sign }: ItemsFigure,
  { after, until }: { readonly after: number; readonly until: number },
): RawBuilder<unknown> => sql`
  select e.seq, e.dated as entry_date, (${sql.lit(sign)} * sum(e.amount_paise))::bigint as paise
  from unnest(${items.map(({ partyKind }) => partyKind)}::text[],
      ${items.map(({ partyId }) => partyId)}::bigint[], ${items.map(({ kind }) => kind)}::text[],
      ${items.map(({ id }) => id)}::bigint[], ${items.map(({ line }) => line)}::smallint[])
    as one (party_kind, party_id, item_kind, item_id, line)
  join open_item_entries as e on e.book_id = ${bookId} and e.item_kind = one.item_kind
    and e.item_id = one.item_id and e.line = one.line
    and e.party_kind = one.party_kind and e.party_id = one.party_id
  where e.dated <= ${asOn} and e.seq > ${after} and e.seq <= ${until}
  group by e.seq, e.dated having sum(e.amount_paise) <> 0`;
