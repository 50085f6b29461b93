import { calendarDate } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { ImportEvent } from './events.ts';
import type { ImportKind } from './terms.ts';

export type ExistingImport = {
  readonly status: 'under way' | 'finished' | 'being undone';
  readonly kind: ImportKind;
  readonly startedOn: CalendarDate;
  /** Lines that were announced when it began, and those of which records came. */
  readonly lines: number;
  readonly noted: number;
};
export type ImportState = { readonly status: 'absent' } | ExistingImport;

export const initialState: ImportState = { status: 'absent' };

/** Which records came of it is read from the log when it is undone, not remembered. */
export function evolve(state: ImportState, { type, data }: ImportEvent): ImportState {
  if (type === 'ImportStarted') {
    const { kind, startedOn, lineCount: lines } = data;
    return { status: 'under way', kind, startedOn: calendarDate(startedOn), lines, noted: 0 };
  }
  if (state.status === 'absent') return state;
  if (type === 'RecordsImported') {
    return { ...state, noted: state.noted + data.created.length + data.changed.length };
  }
  if (type === 'ImportUndoRequested') return { ...state, status: 'being undone' };
  if (type === 'ImportFinished' && state.status === 'under way') {
    return { ...state, status: 'finished' };
  }
  return state;
}
