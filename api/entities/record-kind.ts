// A kind of the generic calls made of its description: each row is shown by the mapping that the
// other calls show it by, whether it was read or a command has just made it.
import type { WireRecord } from '#api/contract/entity/entity.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import type { Entity, Fields, EntityKindDefinition } from './entity.ts';
import { selectRows } from './reading/select.ts';

export function recordKind<Row, Shown extends WireRecord>({
  row,
  weight,
  wire,
  writes,
  fields: described,
  ...kind
}: EntityKindDefinition<Row, Shown>): Entity {
  const fields = described as Fields;
  const show = (one: Row): WireRecord => only(wire(one), fields);
  return {
    ...kind,
    fields,
    async read(db, reading) {
      const { rows, hasMore } = await selectRows<Row>(db, { row, weight }, reading);
      const found = rows.map((one) => ({ record: show(one), place: one.changedPlace }));
      return { found, hasMore };
    },
    writes: 'readOnly' in writes ? writes : { ...writes, reply: replyOf(writes.rowAsOf, show) },
  };
}

type RowAsOf<Row> = (log: LogAsOf, id: number) => Row | Promise<Row>;

const replyOf = <Row>(rowAsOf: RowAsOf<Row> | null, show: (row: Row) => WireRecord) =>
  rowAsOf && (async (log: LogAsOf, id: number) => show(await rowAsOf(log, id)));

/** @returns of a record the fields of the kind, in their order; all of it where it has further. */
function only(record: WireRecord, fields: Fields): WireRecord {
  if (Object.values(fields).some(({ type }) => type === 'further')) return record;
  const shown = Object.keys(fields).map((name) => [name, record[name]]);
  return Object.fromEntries(shown) as WireRecord;
}
