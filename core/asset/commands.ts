import type { LifecycleCommand, MasterFacts } from '../catalogue/master/index.ts';
import type { AssetId } from '../kernel/ids.ts';

type Details = {
  /** Null: as the product is called. */
  readonly name: string | null;
  readonly productId: number | null;
  /** Only to be compared with the product's own; null asks for no comparison. */
  readonly categoryId: number | null;
  readonly accountId: number | null;
};

export type CreateAsset = {
  readonly type: 'CreateAsset';
  readonly data: { readonly assetId: AssetId; readonly kind: 'asset' | 'stock' } & Details;
};

export type ChangeAsset = {
  readonly type: 'ChangeAsset';
  readonly data: { readonly assetId: AssetId; readonly changes: Partial<Details> };
};

export type AssetCommand = CreateAsset | ChangeAsset | LifecycleCommand<'asset'>;

export type AssetFacts = MasterFacts & {
  /** The products that may be chosen, and the one that the asset has. */
  readonly products: ReadonlyMap<number, { readonly name: string; readonly categoryId: number }>;
  /** The open accounts of the book among those named. */
  readonly accounts: ReadonlySet<number>;
};
