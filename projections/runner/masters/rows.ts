// What the events of the catalogue have in common: rows of named records with a status.
import { nounOf } from '#core/catalogue/master/index.ts';
import { parseStream } from '#core/kernel/ids.ts';
import { nameKey } from '#core/kernel/text.ts';
import type { ProjectedEvent, TableStatement, Table } from '../projection.ts';
import { patch } from '../writing/patch-records.ts';
import type { Patch } from '../writing/patch-records.ts';
import { removeFrom } from '../writing/write-rows.ts';
import { fieldOf } from '../row-columns.ts';
import type { MasterTable } from './table.ts';

/** The columns that every change of a record touches. */
export const touchedBy = ({ bookId, seq, recordedAt }: ProjectedEvent) => ({
  book_id: bookId,
  last_seq: seq,
  updated_at: recordedAt,
});

/**
 * @returns how the events of a kind are written into its table. What was created and removed in one
 * slice is written first, and then goes.
 */
export function projectMaster(
  table: MasterTable,
): (events: readonly ProjectedEvent[]) => readonly TableStatement[] {
  const noun = nounOf(table.kind);
  const patchRows = patch<Table>(table);
  const removeRows = removeFrom<Table>(table);
  return (events) => {
    const own = events.filter(({ type }) => type.startsWith(noun));
    return [
      ...patchRows(own.flatMap((event) => patchOf(table, event, event.type.slice(noun.length)))),
      ...removeRows(
        own.filter(({ type }) => type === `${noun}Removed`).map((event) => keyOf(table, event)),
      ),
    ];
  };
}

const keyOf = ({ id }: MasterTable, { bookId, stream }: ProjectedEvent) => ({
  book_id: bookId,
  [id]: parseStream(stream).id,
});

const STATUSES: Readonly<Record<string, string>> = {
  Enabled: 'enabled',
  Disabled: 'disabled',
  Retired: 'retired',
};

/** Any other event of the kind is about a part of the record, such as an item of its lists. */
function patchOf(table: MasterTable, event: ProjectedEvent, verb: string): Patch<Table>[] {
  const touched = { ...touchedBy(event), ...keyOf(table, event) };
  if (verb === 'Removed') return [];
  if (verb === 'Created') {
    const begun = { created_at: event.recordedAt, status: 'enabled' };
    const columns = { ...touched, ...begun, ...columnsOf(table, event.data) };
    return [{ creates: true, columns }];
  }
  if (verb === 'Changed' && 'changes' in event.data) {
    const columns = { ...touched, ...columnsOf(table, event.data.changes) };
    return [{ creates: false, columns }];
  }
  if (verb === 'NatureSet' && 'nature' in event.data) {
    return [{ creates: false, columns: { ...touched, nature: event.data.nature } }];
  }
  if (verb === 'IncomeSet' && 'accountId' in event.data) {
    return [{ creates: false, columns: { ...touched, income_account_id: event.data.accountId } }];
  }
  if (verb === 'DepreciationSet' && 'depreciation' in event.data) {
    const { depreciation } = event.data;
    return [{ creates: false, columns: { ...touched, depreciation } }];
  }
  const status = STATUSES[verb];
  return [{ creates: false, columns: status === undefined ? touched : { ...touched, status } }];
}

/** The columns of the fields that are given. */
function columnsOf({ own }: MasterTable, details: object): Readonly<Record<string, unknown>> {
  const given: Readonly<Record<string, unknown>> = { ...details };
  const { name } = given;
  return {
    ...Object.fromEntries(own.map((column) => [column, given[fieldOf(column)]])),
    ...(typeof name === 'string' && { name, name_key: nameKey(name) }),
  };
}
