// What other folders may import of the categories.
import { aggregate } from '../../kernel/decider.ts';
import { LIFECYCLE_RIGHTS } from '../master/index.ts';
import type { CategoryCommand, CategoryFacts } from './commands.ts';
import { categoryDecider } from './decide.ts';
import { categoryEventSchemas } from './events.ts';
import type { CategoryDetails, CategoryEvent } from './events.ts';
import type { CategoryState } from './evolve.ts';
import type { CategoryRejection } from './rejections.ts';

export const categoryAggregate = aggregate({
  category: 'category',
  decider: categoryDecider,
  schemas: categoryEventSchemas,
  commands: {
    CreateCategory: 'AddMaster',
    ChangeCategory: 'ChangeMaster',
    ...LIFECYCLE_RIGHTS,
  },
});

export { categoryDecider };
export type {
  CategoryCommand,
  CategoryDetails,
  CategoryEvent,
  CategoryFacts,
  CategoryRejection,
  CategoryState,
};
