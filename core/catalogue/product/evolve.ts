import { evolveMaster, isPresent } from '../master/index.ts';
import type { MasterEvent, MasterState } from '../master/index.ts';
import { productEvents } from './events.ts';
import type { ProductDetails, ProductEvent } from './events.ts';

export type ProductState = MasterState<ProductDetails>;

const evolveDetails = evolveMaster<ProductDetails, MasterEvent<typeof productEvents>>(
  productEvents,
);

export function evolve(state: ProductState, event: ProductEvent): ProductState {
  switch (event.type) {
    case 'ProductNatureSet':
      return isPresent(state) ? { ...state, nature: event.data.nature } : state;
    case 'ProductIncomeSet':
      return isPresent(state) ? { ...state, incomeAccountId: event.data.accountId } : state;
    default:
      return evolveDetails(state, event);
  }
}
