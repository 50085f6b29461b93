import { changedBy, moved } from '../master/index.ts';
import type { MasterState } from '../master/index.ts';
import type { CompanyEvent } from './events.ts';

export type CompanyState = MasterState<{
  readonly name: string;
  readonly parentId: number | null;
}>;

export const initialState: CompanyState = { status: 'absent' };

export function evolve(state: CompanyState, event: CompanyEvent): CompanyState {
  switch (event.type) {
    case 'CompanyCreated': {
      const { name, parentId } = event.data;
      return { status: 'enabled', name, parentId };
    }
    case 'CompanyChanged':
      return changedBy(state, event.data.changes);
    case 'CompanyEnabled':
      return moved(state, 'enabled');
    case 'CompanyDisabled':
      return moved(state, 'disabled');
    case 'CompanyRetired':
      return moved(state, 'retired');
    case 'CompanyRemoved':
      return moved(state, 'removed');
  }
}
