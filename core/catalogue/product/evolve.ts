import { evolveMaster, isPresent } from '../master/index.ts';
import type { MasterEvent, MasterState } from '../master/index.ts';
import { productEvents } from './events.ts';
import type { ProductDetails, ProductEvent } from './events.ts';

export type ProductState = MasterState<ProductDetails>;

const evolveDetails = evolveMaster<ProductDetails, MasterEvent<typeof productEvents>>(
  productEvents,
);

export function evolve(state: ProductState, event: ProductEvent): ProductState {
  if (event.type !== 'ProductNatureSet') return evolveDetails(state, event);
  return isPresent(state) ? { ...state, nature: event.data.nature } : state;
}
