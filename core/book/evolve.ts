import type { CalendarDate } from '../kernel/calendar-date.ts';
import { calendarDate } from '../kernel/calendar-date.ts';
import type { BookEvent } from './events.ts';
import type { Role } from './roles.ts';

export type BookState =
  | { readonly status: 'absent' }
  | {
      readonly status: 'open';
      readonly name: string;
      readonly beginsOn: CalendarDate | null;
      /** The last locked day of each kind. */
      readonly soft: CalendarDate | null;
      readonly hard: CalendarDate | null;
      readonly members: ReadonlyMap<number, Role>;
    };

type OpenBook = Extract<BookState, { status: 'open' }>;

export const initialState: BookState = { status: 'absent' };

const NEW_BOOK = { beginsOn: null, soft: null, hard: null, members: new Map<number, Role>() };

const dateOrNull = (text: string | null): CalendarDate | null =>
  text === null ? null : calendarDate(text);

export function evolve(state: BookState, event: BookEvent): BookState {
  if (event.type === 'BookCreated') return { status: 'open', name: event.data.name, ...NEW_BOOK };
  return state.status === 'absent' ? state : evolveOpen(state, event);
}

function evolveOpen(
  state: OpenBook,
  event: Exclude<BookEvent, { type: 'BookCreated' }>,
): BookState {
  switch (event.type) {
    case 'BookRenamed':
      return { ...state, name: event.data.name };
    case 'BookSettingsChanged': {
      const { beginsOn } = event.data.changes;
      return beginsOn === undefined ? state : { ...state, beginsOn: dateOrNull(beginsOn) };
    }
    case 'LockDateSet':
      return { ...state, [event.data.kind]: dateOrNull(event.data.lockedTo) };
    case 'MemberAdded':
    case 'MemberRoleChanged': {
      const { personId, role } = event.data;
      return { ...state, members: new Map(state.members).set(personId, role) };
    }
    case 'MemberRemoved': {
      const members = new Map(state.members);
      members.delete(event.data.personId);
      return { ...state, members };
    }
  }
}

/** @returns the later of the two locks: the last day that takes no entry, or null. */
export function lockedToOf(state: BookState): CalendarDate | null {
  if (state.status === 'absent') return null;
  const { soft, hard } = state;
  if (soft === null || hard === null) return soft ?? hard;
  return soft > hard ? soft : hard;
}
