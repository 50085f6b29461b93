import { changedBy, moved } from '../master/index.ts';
import type { MasterState } from '../master/index.ts';
import type { BrandEvent } from './events.ts';

export type BrandState = MasterState<{ readonly name: string }>;

export const initialState: BrandState = { status: 'absent' };

export function evolve(state: BrandState, event: BrandEvent): BrandState {
  switch (event.type) {
    case 'BrandCreated':
      return { status: 'enabled', name: event.data.name };
    case 'BrandChanged':
      return changedBy(state, event.data.changes);
    case 'BrandEnabled':
      return moved(state, 'enabled');
    case 'BrandDisabled':
      return moved(state, 'disabled');
    case 'BrandRetired':
      return moved(state, 'retired');
    case 'BrandRemoved':
      return moved(state, 'removed');
  }
}
