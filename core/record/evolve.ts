import type { RecordEvent } from './events.ts';
import type { RecordFields } from './fields.ts';

export type RecordState =
  | { readonly status: 'absent' | 'removed' }
  | {
      readonly status: 'present';
      readonly kind: string;
      readonly name: string;
      readonly fields: RecordFields;
    };

export const initialState: RecordState = { status: 'absent' };

export function evolve(state: RecordState, event: RecordEvent): RecordState {
  if (event.type !== 'RecordAdded' && state.status !== 'present') return state;
  if (event.type === 'RecordRemoved') return { status: 'removed' };
  const { kind, name, fields } = event.data;
  return { status: 'present', kind, name, fields };
}
