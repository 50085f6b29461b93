import type { AccountTypeEvent } from './events.ts';
import { natureOfGroup } from './tally-groups.ts';
import type { GroupCode } from './tally-groups.ts';
import type { Nature } from './terms.ts';

export type AccountTypeState =
  | { readonly status: 'absent' | 'removed' }
  | {
      readonly status: 'present';
      readonly name: string;
      readonly group: GroupCode | null;
      readonly nature: Nature | null;
      readonly reserved: boolean;
    };

export const initialState: AccountTypeState = { status: 'absent' };

export function evolve(state: AccountTypeState, event: AccountTypeEvent): AccountTypeState {
  switch (event.type) {
    case 'AccountTypeAdded': {
      const { name, group, reserved } = event.data;
      return { status: 'present', name, group, nature: natureOfGroup(group), reserved };
    }
    case 'AccountTypeRenamed':
      return state.status === 'present' ? { ...state, name: event.data.name } : state;
    case 'AccountTypeGroupChanged': {
      const { group } = event.data;
      return state.status === 'present' ? { ...state, group, nature: natureOfGroup(group) } : state;
    }
    case 'AccountTypeRemoved':
      return state.status === 'present' ? { status: 'removed' } : state;
  }
}
