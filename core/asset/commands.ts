import type { DepreciationInput } from './depreciation.ts';
import type { MasterCommand, MasterFacts } from '../catalogue/master/index.ts';

export type AssetInput = {
  /** Null: as the product is called. */
  readonly name: string | null;
  readonly productId: number | null;
  /** Only to be compared with the product's own; null asks for no comparison. */
  readonly categoryId: number | null;
  readonly accountId: number | null;
  /** How it loses its value; null where it is in no register of fixed assets. */
  readonly depreciation?: DepreciationInput | null;
};

export type AssetCommand = MasterCommand<
  'asset',
  AssetInput & { readonly kind: 'asset' | 'stock' },
  { readonly changes: Partial<AssetInput> }
>;

export type AssetFacts = MasterFacts & {
  /** The products that may be chosen, and the one that the asset has. */
  readonly products: ReadonlyMap<number, { readonly name: string; readonly categoryId: number }>;
  /** The open accounts of the book among those named. */
  readonly accounts: ReadonlySet<number>;
  /** The number of the disposal of the asset that stands, or null. */
  readonly standingDisposal: number | null;
  /** Whether the line that is named is one of a posted bill, and of no goods for stock. */
  readonly hasBoughtLine: boolean;
};
