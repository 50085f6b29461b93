import { evolveMaster } from '../master/index.ts';
import type { MasterState } from '../master/index.ts';
import { productEvents } from './events.ts';
import type { ProductDetails, ProductEvent } from './events.ts';

export type ProductState = MasterState<ProductDetails>;

export const evolve = evolveMaster<ProductDetails, ProductEvent>(productEvents);
