import { changedBy, moved } from '../master/index.ts';
import type { MasterState } from '../master/index.ts';
import type { OpeningStock, ProductEvent, Rate, Value } from './events.ts';

export type ProductState = MasterState<{
  readonly name: string;
  readonly categoryId: number;
  readonly brandId: number;
  readonly unitId: number | null;
  readonly values: readonly Value[];
  readonly hsn: string | null;
  readonly rates: readonly Rate[];
  readonly priceThousandths: number | null;
  readonly stocked: boolean;
  readonly opening: OpeningStock | null;
}>;

export const initialState: ProductState = { status: 'absent' };

export function evolve(state: ProductState, event: ProductEvent): ProductState {
  switch (event.type) {
    case 'ProductCreated': {
      const { productId: _, ...details } = event.data;
      return { status: 'enabled', ...details };
    }
    case 'ProductChanged': {
      const { droppedValueIds: _, ...changes } = event.data.changes;
      return changedBy(state, changes);
    }
    case 'ProductEnabled':
      return moved(state, 'enabled');
    case 'ProductDisabled':
      return moved(state, 'disabled');
    case 'ProductRetired':
      return moved(state, 'retired');
    case 'ProductRemoved':
      return moved(state, 'removed');
  }
}
