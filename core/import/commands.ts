import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { ImportId } from '../kernel/ids.ts';
import type { ImportStarted, RecordsImported } from './events.ts';

type Command<Type extends string, Data> = {
  readonly type: Type;
  readonly data: { readonly importId: ImportId } & Readonly<Data>;
};

export type StartImport = Command<
  'StartImport',
  Pick<ImportStarted['data'], 'kind' | 'fileName' | 'fileHash' | 'lineCount'>
>;
/** Given with the commands that made the records, so that both are in the log or neither. */
export type NoteImportedRecords = Command<
  'NoteImportedRecords',
  Pick<RecordsImported['data'], 'created' | 'changed'>
>;
export type FinishImport = Command<'FinishImport', { refusedCount: number }>;
export type RequestImportUndo = Command<'RequestImportUndo', object>;
/** Given with the commands that took the records back, as `NoteImportedRecords` is. */
export type NoteWithdrawnRecords = Command<'NoteWithdrawnRecords', { ids: readonly number[] }>;
export type ImportCommand =
  | StartImport
  | NoteImportedRecords
  | FinishImport
  | RequestImportUndo
  | NoteWithdrawnRecords;

/** `today` in Asia/Kolkata by the database's clock. */
export type ImportFacts = { readonly today: CalendarDate };
