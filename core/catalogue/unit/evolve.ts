import { changedBy, moved } from '../master/index.ts';
import type { MasterState } from '../master/index.ts';
import type { UnitEvent } from './events.ts';
import type { Uqc } from './uqc.ts';

export type UnitState = MasterState<{
  readonly name: string;
  readonly uqc: Uqc;
  readonly decimals: number;
}>;

export const initialState: UnitState = { status: 'absent' };

export function evolve(state: UnitState, event: UnitEvent): UnitState {
  switch (event.type) {
    case 'UnitCreated': {
      const { name, uqc, decimals } = event.data;
      return { status: 'enabled', name, uqc, decimals };
    }
    case 'UnitChanged':
      return changedBy(state, event.data.changes);
    case 'UnitEnabled':
      return moved(state, 'enabled');
    case 'UnitDisabled':
      return moved(state, 'disabled');
    case 'UnitRetired':
      return moved(state, 'retired');
    case 'UnitRemoved':
      return moved(state, 'removed');
  }
}
