// What other folders may import of the products.
import { aggregate } from '../../kernel/decider.ts';
import { LIFECYCLE_RIGHTS } from '../master/index.ts';
import type { ProductCommand, ProductFacts } from './commands.ts';
import { productDecider } from './decide.ts';
import { productEventSchemas } from './events.ts';
import type { ProductDetails, ProductEvent } from './events.ts';
import type { ProductState } from './evolve.ts';
import type { ProductRejection } from './rejections.ts';

export const productAggregate = aggregate({
  category: 'product',
  decider: productDecider,
  schemas: productEventSchemas,
  commands: {
    CreateProduct: 'AddMaster',
    ChangeProduct: 'ChangeMaster',
    ...LIFECYCLE_RIGHTS,
  },
});

export { productDecider };
export type { OpeningStock, Rate, Value } from './events.ts';
export type { AttributeInput, Specification } from './commands.ts';
export { rateOn } from './rates.ts';
export type {
  ProductCommand,
  ProductDetails,
  ProductEvent,
  ProductFacts,
  ProductRejection,
  ProductState,
};
