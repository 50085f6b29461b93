import type {
  CategoryList,
  MasterItem,
  ItemChanges,
  ItemFacts,
  MasterCommand,
  MasterFacts,
  TreeFacts,
} from '../master/index.ts';

type Details = { readonly name: string; readonly parentId: number | null };

type NewCategory = Details & { readonly items: readonly MasterItem<CategoryList>[] };

type CategoryChanges = {
  readonly changes: Partial<Details>;
  /** What is done to its assets, consumables and specifications. */
  readonly items: ItemChanges<CategoryList>;
};

export type CategoryCommand = MasterCommand<'category', NewCategory, CategoryChanges>;

export type CategoryFacts = MasterFacts & TreeFacts & ItemFacts;
