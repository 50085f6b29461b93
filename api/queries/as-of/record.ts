// A plain record as it was. Its fields come in the order of their names: the log keeps no other.
import type { RecordKind } from '#core/record/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { recordsProjection } from '#projections/records/project.ts';
import { records } from '#projections/records/table.ts';
import type { RecordRow } from '#projections/records/table.ts';
import { rowsIn } from '#projections/runner/writing/fold-rows.ts';
import { recordAsOf } from './log-as-of.ts';
import type { LogAsOf } from './log-as-of.ts';

const RECORD = { projection: recordsProjection, table: records };

export async function plainRecordAsOf(
  log: LogAsOf,
  kind: RecordKind,
  id: number,
): Promise<RecordRow> {
  const { rows } = await recordAsOf(log, RECORD, streamName(kind, id));
  const [row] = rowsIn<RecordRow>(rows, records);
  invariant(row !== undefined, 'The record was there then.');
  const fields = Object.entries(row.fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { ...row, fields: Object.fromEntries(fields) };
}
