// The third way in which a projection writes: records that are created and later change.
import type { TableStatement, Table } from '../projection.ts';
import { writing } from './write-rows.ts';

/** What an event does to a record: every column when it creates it, else key and changed ones. */
export type Patch<Of extends Table> = {
  readonly creates: boolean;
  readonly columns: Readonly<Partial<Record<keyof Of['columns'], unknown>>>;
};

/**
 * Records are few beside lines and totals, so their changes travel as JSON, in which a column that
 * is absent stays as it was and one that is null becomes null.
 * @returns a function from patches, oldest first, to the one statement that applies them.
 */
export function patch<Of extends Table>(
  table: Of,
): (patches: readonly Patch<Of>[]) => readonly TableStatement[] {
  const names = Object.keys(table.columns);
  const list = (alias: string) => names.map((name) => `${alias}.${name}`).join(', ');
  const isSameRecord = table.key
    .map((name) => `live.${name} = (given.columns->>'${name}')::${table.columns[name]}`)
    .join(' and ');
  const text = `
    with given as (
      select creates::boolean, columns::jsonb
      from unnest($1::text[], string_to_array($2, chr(10))) as given(creates, columns)
    ),
    changed as (
      update ${table.name} as live
      set (${names.join(', ')}) =
        (select ${list('after')} from jsonb_populate_record(live, given.columns) as after)
      from given
      where not given.creates and ${isSameRecord}
    )
    insert into ${table.name} (${names.join(', ')})
    select ${list('after')}
    from given cross join lateral jsonb_populate_record(null::${table.name}, given.columns) as after
    where given.creates`;
  return (patches) => {
    if (patches.length === 0) return [];
    const merged = mergedByKey(table, patches);
    return [
      writing({ way: 'patch', table, rows: merged }, text, () => [
        merged.map(({ creates }) => String(creates)),
        // A line each: JSON has no raw line end, and no quote of it need be escaped.
        merged.map(({ columns }) => JSON.stringify(columns)).join('\n'),
      ]),
    ];
  };
}

/** One statement sees each record once, so the changes of a slice are folded before it. */
function mergedByKey<Of extends Table>(table: Of, patches: readonly Patch<Of>[]): Patch<Of>[] {
  const keyColumns: readonly (keyof Of['columns'])[] = table.key;
  const byKey = new Map<string, Patch<Of>>();
  for (const next of patches) {
    const key = keyColumns.map((name) => String(next.columns[name])).join(' ');
    const before = byKey.get(key);
    byKey.set(key, {
      creates: next.creates || before?.creates === true,
      columns: withGiven(before?.columns, next.columns),
    });
  }
  return [...byKey.values()];
}

/** A column that is undefined is one that is absent: it must not hide an earlier change. */
function withGiven<Columns extends object>(before: Columns | undefined, columns: Columns): Columns {
  const all = { ...before } as Columns;
  for (const name in columns) if (columns[name] !== undefined) all[name] = columns[name];
  return all;
}
