// The fifth way in which a projection writes: the personal texts of customers who were erased go
// from the rows that copy them. Which rows these are, only the database knows.
import type { RecordedEvent } from '#core/domain.ts';
import { ERASED } from '#core/kernel/event.ts';
import type { Table, TableStatement } from '../projection.ts';

type CustomerErased = Extract<RecordedEvent, { type: 'CustomerErased' }>;

const SQL_ERASED = `'${ERASED}'`;

/**
 * @param text gives the statement, in which `erased` has `book_id`, `customer_id`, `account_id`,
 *   `seq` and `recorded_at` of each; of who is no customer `account_id` is null.
 * @returns a function from events to the statement that erases the texts of those customers.
 */
export const eraseFrom =
  (table: Table, text: (erased: string) => string) =>
  (events: readonly RecordedEvent[]): readonly TableStatement[] => {
    const found = events.filter(
      (event): event is CustomerErased => event.type === 'CustomerErased',
    );
    if (found.length === 0) return [];
    const values = [
      found.map(({ bookId }) => String(bookId)),
      found.map(({ data }) => String(data.customerId)),
      found.map(({ data }) => (data.accountId === null ? null : String(data.accountId))),
      found.map(({ seq }) => String(seq)),
      found.map(({ recordedAt }) => recordedAt),
    ];
    const rows = found.map(({ bookId, data }) => ({
      book_id: bookId,
      customer_id: data.customerId,
    }));
    const named = { way: 'erase', table, rows } as const;
    const given = `
      with erased as (
        select book_id::bigint, customer_id::bigint, account_id::bigint, seq::bigint,
          recorded_at::timestamptz
        from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
          as given(book_id, customer_id, account_id, seq, recorded_at)
      )`;
    return [
      { name: `erase-${table.name}`, text: `${given}${text(SQL_ERASED)}`, values, rows: named },
    ];
  };
