import type { CheckEvent } from './events.ts';

/** The mark of one journal: its last event says whether it is there. */
export type CheckState = { readonly isChecked: boolean };

export const initialState: CheckState = { isChecked: false };

export const evolve = (_state: CheckState, event: CheckEvent): CheckState => ({
  isChecked: event.type === 'JournalChecked',
});
