// What is asked of the journals where parts of one are judged by a mark of GST.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { periodOfPart } from '#core/journal/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { DayOfTax, MarkedLine } from '#core/tax/index.ts';
import type { JournalRow } from '#projections/journal-list/table.ts';

type TaxDaysWish = { readonly since: CalendarDate; readonly accountIds: readonly number[] };

/** @returns what each account moved on each day from one on, and what was debited by hand. */
export async function taxDaysSince(
  db: QueryExecutorProvider,
  bookId: number,
  { since, accountIds }: TaxDaysWish,
): Promise<readonly DayOfTax[]> {
  const { rows } = await sql<Omit<DayOfTax, 'on'> & { readonly on: string }>`
    select l.account_id as "accountId", l.entry_date::text as on,
      sum(l.amount_paise)::bigint as paise,
      coalesce(sum(l.amount_paise) filter (
        where l.amount_paise > 0 and coalesce(j.source, o.source) is null and not exists (
          select from jsonb_array_elements(j.gst_parts) as part
          where part->'lines' @> to_jsonb(l.line)
        )
      ), 0)::bigint as "debitedByHandPaise"
    from ledger_lines as l
    join journals as j on j.book_id = l.book_id and j.seq = l.seq
    left join journals as o on o.book_id = j.book_id and o.journal_id = j.reverses
    where l.book_id = ${bookId} and l.account_id = any(${[...accountIds]}::bigint[])
      and l.entry_date >= ${since}
    group by 1, 2
  `.execute(db);
  return rows.map(({ on, ...moved }) => ({ ...moved, on: calendarDate(on) }));
}

type Row = Pick<JournalRow, 'entryDate' | 'entries'> & {
  readonly gstParts: NonNullable<JournalRow['gstParts']>;
};

/** @returns the marked lines on these accounts, those of reversals too, in the order recorded. */
export async function markedTaxLines(
  db: QueryExecutorProvider,
  bookId: number,
  accountIds: readonly number[],
): Promise<readonly MarkedLine[]> {
  const { rows } = await sql<Row>`
    select entry_date::text as "entryDate", entries, gst_parts as "gstParts"
    from journals where book_id = ${bookId} and gst_parts is not null
    order by seq
  `.execute(db);
  const wanted = new Set(accountIds);
  return rows.flatMap(({ entryDate, entries, gstParts }) =>
    gstParts.flatMap((part) =>
      part.lines.flatMap((line) => {
        const [accountId, paise] = entries[line - 1] ?? [0, 0];
        if (!wanted.has(accountId)) return [];
        const period = periodOfPart(part);
        const isSetOff = part.mark === 'set-off';
        return [{ accountId, paise, on: calendarDate(entryDate), isSetOff, period }];
      }),
    ),
  );
}
