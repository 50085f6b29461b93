import type { CategoryId } from '../../kernel/ids.ts';
import type {
  CategoryList,
  Item,
  ItemChanges,
  ItemFacts,
  LifecycleCommand,
  MasterFacts,
  TreeFacts,
} from '../master/index.ts';

type Details = { readonly name: string; readonly parentId: number | null };

export type CreateCategory = {
  readonly type: 'CreateCategory';
  readonly data: {
    readonly categoryId: CategoryId;
    readonly items: readonly Item<CategoryList>[];
  } & Details;
};

export type ChangeCategory = {
  readonly type: 'ChangeCategory';
  readonly data: {
    readonly categoryId: CategoryId;
    readonly changes: Partial<Details>;
    /** What is done to its assets, consumables and specifications. */
    readonly items: ItemChanges<CategoryList>;
  };
};

export type CategoryCommand = CreateCategory | ChangeCategory | LifecycleCommand<'category'>;

export type CategoryFacts = MasterFacts & TreeFacts & ItemFacts;
