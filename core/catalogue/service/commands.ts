import type { ServiceId } from '../../kernel/ids.ts';
import type { Item, ItemChanges, LifecycleCommand, MasterFacts } from '../master/index.ts';

type Details = {
  readonly name: string;
  /** A category named service, or one that stands under it. */
  readonly serviceCategoryId: number | null;
  /** What it is done to. */
  readonly categoryId: number | null;
  readonly productId: number | null;
};

export type CreateService = {
  readonly type: 'CreateService';
  readonly data: {
    readonly serviceId: ServiceId;
    readonly attributes: readonly Item<'attributes'>[];
  } & Details;
};

export type ChangeService = {
  readonly type: 'ChangeService';
  readonly data: {
    readonly serviceId: ServiceId;
    readonly changes: Partial<Details>;
    readonly attributes: ItemChanges<'attributes'>;
  };
};

export type ServiceCommand = CreateService | ChangeService | LifecycleCommand<'service'>;

export type ServiceFacts = MasterFacts & {
  /** The categories that may be chosen, and whether each marks services. */
  readonly categories: ReadonlyMap<number, { readonly marksServices: boolean }>;
  readonly products: ReadonlySet<number>;
};
