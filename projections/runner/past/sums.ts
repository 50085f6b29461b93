// Sums over all lines of a book change with every journal: a version of each would cost more than
// the journal. They are kept as they were at the end of each block of events; what a later event of
// the next block sees is that and the journals since.
import type { PastRows } from '../projection.ts';
import { NO_END } from './definitions.ts';

/** @returns the query of the lines posted after one event of the book and up to another. */
export const linesBetween = (from: string, to: string): string => `
  select posted.book_id, (line->>0)::bigint as account_id, (line->>1)::bigint as paise,
    posted.entry_date, posted.seq
  from public.journals as posted cross join lateral jsonb_array_elements(posted.entries) as line
  where posted.book_id = past.book() and posted.seq > ${from} and posted.seq <= ${to}`;

export type SumsTable = {
  readonly table: string;
  readonly key: readonly string[];
  /** All columns in their order; those that are not of the key are sums, but for `last_seq`. */
  readonly columns: readonly string[];
  /** @returns the query of what was added after one event and up to another, in all columns. */
  readonly moved: (from: string, to: string) => string;
};

export function sumsAt({ table, key, columns, moved }: SumsTable): PastRows {
  const summed = columns.map((column) => {
    if (key.includes(column)) return column;
    return column === 'last_seq'
      ? 'max(last_seq) as last_seq'
      : `sum(${column})::bigint as ${column}`;
  });
  const list = columns.join(', ');
  const rowsAt = (blockEnd: string, to: string): string => `
    select ${summed.join(', ')} from (
      select ${list} from history.${table}
      where book_id = past.book() and from_seq <= ${blockEnd} and until_seq > ${blockEnd}
      union all
      select ${list} from (${moved(blockEnd, to)}) as moved
    ) as parts group by ${key.join(', ')}`;
  const beforeThis = 'past.seq() - past.block_events()';
  const isSame = (left: string, right: string) =>
    key.map((column) => `${left}.${column} = ${right}.${column}`).join(' and ');
  return {
    view: rowsAt('past.seq() / past.block_events() * past.block_events()', 'past.seq()'),
    blockEnd: `
      with ended as (
        select * from (${rowsAt(beforeThis, 'past.seq()')}) as sums
        where last_seq > ${beforeThis}
      ),
      replaced as (
        update history.${table} as kept set until_seq = past.seq() from ended
        where ${isSame('kept', 'ended')} and kept.until_seq = ${NO_END}
      )
      insert into history.${table} (${list}, from_seq, until_seq)
      select ${list}, past.seq(), ${NO_END} from ended`,
  };
}
