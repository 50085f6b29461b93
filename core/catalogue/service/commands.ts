import type { ServiceNature } from '../../tax/index.ts';
import type { MasterItem, ItemChanges, MasterCommand, MasterFacts } from '../master/index.ts';

type Details = {
  readonly name: string;
  /** A category named service, or one that stands under it. */
  readonly serviceCategoryId: number | null;
  /** What it is done to. */
  readonly categoryId: number | null;
  readonly productId: number | null;
  /** What service it is, for the place of supply; without it any service. */
  readonly nature?: ServiceNature;
};

type NewService = Details & { readonly attributes: readonly MasterItem<'attributes'>[] };

type ServiceChanges = {
  readonly changes: Partial<Details>;
  readonly attributes: ItemChanges<'attributes'>;
};

export type ServiceCommand = MasterCommand<'service', NewService, ServiceChanges>;

export type ServiceFacts = MasterFacts & {
  /** The categories that may be chosen, and whether each marks services. */
  readonly categories: ReadonlyMap<number, { readonly marksServices: boolean }>;
  readonly products: ReadonlySet<number>;
};
