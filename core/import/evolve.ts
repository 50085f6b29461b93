import { calendarDate } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { ImportEvent } from './events.ts';
import type { ImportKind } from './terms.ts';

export type ExistingImport = {
  readonly status: 'under way' | 'finished' | 'being undone';
  readonly kind: ImportKind;
  readonly startedOn: CalendarDate;
};
export type ImportState = { readonly status: 'absent' } | ExistingImport;

export const initialState: ImportState = { status: 'absent' };

/** Which records came of it is read from the log when it is undone, not remembered. */
export function evolve(state: ImportState, { type, data }: ImportEvent): ImportState {
  if (type === 'ImportStarted') {
    const { kind, startedOn } = data;
    return { status: 'under way', kind, startedOn: calendarDate(startedOn) };
  }
  if (state.status === 'absent') return state;
  if (type === 'ImportUndoRequested') return { ...state, status: 'being undone' };
  if (type === 'ImportFinished' && state.status === 'under way') {
    return { ...state, status: 'finished' };
  }
  return state;
}
