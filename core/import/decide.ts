// An import only keeps count: what its lines become is decided by the commands that they are.
import { daysAfter } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import { streamName } from '../kernel/ids.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { ImportCommand, ImportFacts, StartImport } from './commands.ts';
import type { ImportEvent } from './events.ts';
import type { ExistingImport, ImportState } from './evolve.ts';
import type { ImportRejection } from './rejections.ts';

type Decision = Result<readonly ImportEvent[], ImportRejection>;

/** The days in which an import may be undone: what people build on it grows from then on. */
const UNDO_DAYS = 30;

/** @returns the last day on which an import may be undone. */
export const undoneUntil = (startedOn: CalendarDate): CalendarDate =>
  daysAfter(startedOn, UNDO_DAYS);

export const streamOf = ({ data }: ImportEvent): string => streamName('import', data.importId);

/** Refusals in `rejections.ts`, in order. */
export function decide(state: ImportState, command: ImportCommand, facts: ImportFacts): Decision {
  if (command.type === 'StartImport') return start(state, command, facts);
  const { importId } = command.data;
  if (state.status === 'absent') return rejected({ kind: 'import_not_found', importId });
  switch (command.type) {
    case 'NoteImportedRecords': {
      const { created, changed } = command.data;
      const more = created.length + changed.length;
      if (more === 0) return accepted([]);
      const { lines } = state;
      if (state.status === 'finished') return rejected({ kind: 'import_ended', importId });
      if (state.noted + more > lines) {
        return rejected({ kind: 'import_lines_exceeded', importId, lines });
      }
      return accepted([{ type: 'RecordsImported', version: 1, data: command.data }]);
    }
    case 'FinishImport': {
      if (state.status !== 'under way') return accepted([]);
      return accepted([{ type: 'ImportFinished', version: 1, data: command.data }]);
    }
    case 'RequestImportUndo':
      return requestUndo(state, importId, facts);
    case 'NoteWithdrawnRecords': {
      const ids = [...command.data.ids];
      if (ids.length === 0) return accepted([]);
      return accepted([{ type: 'RecordsWithdrawn', version: 1, data: { importId, ids } }]);
    }
  }
}

type LineToTake = Pick<ExistingImport, 'status' | 'lines'> & {
  readonly importId: number;
  /** Lines before it, of which it is none: a line that was imported may be sent again. */
  readonly taken: number;
};

/** @returns why an import takes no further line, or null. */
export function furtherLineRefusal({
  importId,
  status,
  lines,
  taken,
}: LineToTake): ImportRejection | null {
  if (status !== 'under way') return { kind: 'import_ended', importId };
  return taken < lines ? null : { kind: 'import_lines_exceeded', importId, lines };
}

/** One that is there already leaves no trace. */
function start(state: ImportState, { data }: StartImport, { today }: ImportFacts): Decision {
  if (state.status !== 'absent') return accepted([]);
  return accepted([{ type: 'ImportStarted', version: 2, data: { ...data, startedOn: today } }]);
}

/** Asked for again, it goes on with what was in use before. */
function requestUndo(
  { status, startedOn }: ExistingImport,
  importId: number,
  { today }: ImportFacts,
): Decision {
  const lastDay = undoneUntil(startedOn);
  if (today > lastDay) return rejected({ kind: 'import_too_old', startedOn, lastDay });
  if (status === 'being undone') return accepted([]);
  const data = { importId, requestedOn: today };
  return accepted([{ type: 'ImportUndoRequested', version: 1, data }]);
}
