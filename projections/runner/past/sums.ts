// Sums over all lines of a book change with every journal: a version of each would cost more than
// the journal. They are kept as they were at the end of each block of events, where the block
// changed them; what a later event of the next block sees is that and the journals since.
//
// Which sums there are, the live table knows: of each the last one before the block's end is found
// by the key, however many there are.
import type { PastRows } from '../projection.ts';

/** @returns the query of the lines posted after one event of the book and up to another. */
export const linesBetween = (from: string, to: string): string => `
  select posted.book_id, (line->>0)::bigint as account_id, (line->>1)::bigint as paise,
    posted.entry_date, posted.seq
  from public.journals as posted cross join lateral jsonb_array_elements(posted.entries) as line
  where posted.book_id = past.book() and posted.seq > ${from} and posted.seq <= ${to}`;

type SumsTable = {
  readonly table: string;
  readonly key: readonly string[];
  /** All columns in their order; those that are not of the key are sums, but for `last_seq`. */
  readonly columns: readonly string[];
  /** @returns the query of what was added after one event and up to another, in all columns. */
  readonly moved: (from: string, to: string) => string;
};

export function sumsAt({ table, key, columns, moved }: SumsTable): PastRows {
  const list = (of: (column: string) => string): string => columns.map(of).join(', ');
  const isKey = (column: string): boolean => key.includes(column);
  const summed = list((column) => {
    if (isKey(column)) return column;
    return column === 'last_seq'
      ? `max(last_seq) as last_seq`
      : `sum(${column})::bigint as ${column}`;
  });
  const group = `group by ${key.join(', ')}`;
  /** As it was at the end of a block, or nothing where no block up to then had changed it. */
  const lastKept = (of: string, blockEnd: string): string => `
    select * from history.${table} as earlier
    where ${key.map((column) => `earlier.${column} = ${of}.${column}`).join(' and ')}
      and earlier.from_seq <= ${blockEnd}
    order by earlier.from_seq desc limit 1`;
  const lastBlockEnd = 'past.seq() / past.block_events() * past.block_events()';
  const blockBefore = 'past.seq() - past.block_events()';
  return {
    view: `
      select ${summed} from (
        select ${list((column) => `${isKey(column) ? 'live' : 'kept'}.${column}`)}
        from public.${table} as live
          cross join lateral (${lastKept('live', lastBlockEnd)}) as kept
        where live.book_id = past.book()
        union all
        select ${list((column) => column)} from (${moved(lastBlockEnd, 'past.seq()')}) as since
      ) as parts ${group}`,
    blockEnd: `
      insert into history.${table} (${list((column) => column)}, from_seq)
      select ${list((column) => {
        if (isKey(column) || column === 'last_seq') return `block.${column}`;
        return `block.${column} + coalesce(kept.${column}, 0)`;
      })}, past.seq()
      from (
        select ${summed}
        from (${moved(blockBefore, 'past.seq()')}) as lines ${group}
      ) as block
        left join lateral (${lastKept('block', blockBefore)}) as kept on true`,
  };
}
