import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';

type NotBilled = { readonly notes: number; readonly openPaise: number };

/**
 * Goods that came up to a day and were not billed by then, of notes that stand and post nothing;
 * each line by its share, half up.
 * @returns null where the book has no such note at all.
 */
export async function receivedNotBilled(
  db: QueryExecutorProvider,
  bookId: number,
  to: string,
): Promise<NotBilled | null> {
  const { rows } = await sql<NotBilled & { readonly known: number }>`
    select count(*) as known, count(*) filter (where open > 0) as notes,
      coalesce(sum(open_paise), 0)::bigint as "openPaise"
    from (
      select sum(left_over) as open,
        sum(div(2 * taxable * left_over + whole, 2 * greatest(whole, 1))) as open_paise
      from (
        select d.document_id, (l.line ->> 'taxablePaise')::numeric as taxable,
          (l.line ->> 'quantityThousandths')::numeric as whole,
          greatest((l.line ->> 'quantityThousandths')::numeric - coalesce(p.billed, 0), 0)
            as left_over
        from documents d
          cross join lateral jsonb_array_elements(d.content #> '{posted,lines}')
            with ordinality as l (line, place)
          left join lateral (
            select sum(o.quantity_thousandths) as billed from order_parts o
            where o.book_id = d.book_id and o.of_kind = 'goods-receipt'
              and o.order_id = d.document_id and o.line = l.place and o.stands
              and o.taken_on <= ${to}::date
          ) p on true
        where d.book_id = ${bookId} and d.kind = 'goods-receipt' and d.status = 'posted'
          and d.posted_on <= ${to}::date and d.content #>> '{posted,journalId}' is null
      ) one
      group by document_id
    ) note
  `.execute(db);
  const [found] = rows;
  if (found === undefined || found.known === 0) return null;
  return { notes: found.notes, openPaise: found.openPaise };
}
