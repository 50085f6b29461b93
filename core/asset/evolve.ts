import { changedBy, moved } from '../catalogue/master/index.ts';
import type { MasterState } from '../catalogue/master/index.ts';
import type { AssetEvent } from './events.ts';

export type AssetState = MasterState<{
  readonly kind: 'asset' | 'stock';
  readonly name: string;
  readonly productId: number | null;
  readonly categoryId: number | null;
  readonly accountId: number | null;
}>;

export const initialState: AssetState = { status: 'absent' };

export function evolve(state: AssetState, event: AssetEvent): AssetState {
  switch (event.type) {
    case 'AssetCreated': {
      const { assetId: _, ...details } = event.data;
      return { status: 'enabled', ...details };
    }
    case 'AssetChanged':
      return changedBy(state, event.data.changes);
    case 'AssetEnabled':
      return moved(state, 'enabled');
    case 'AssetDisabled':
      return moved(state, 'disabled');
    case 'AssetRetired':
      return moved(state, 'retired');
    case 'AssetRemoved':
      return moved(state, 'removed');
  }
}
