import type { BrandId } from '../../kernel/ids.ts';
import type { LifecycleCommand, MasterFacts } from '../master/index.ts';

type Details = { readonly name: string };

export type CreateBrand = {
  readonly type: 'CreateBrand';
  readonly data: { readonly brandId: BrandId } & Details;
};

export type ChangeBrand = {
  readonly type: 'ChangeBrand';
  readonly data: { readonly brandId: BrandId; readonly changes: Partial<Details> };
};

export type BrandCommand = CreateBrand | ChangeBrand | LifecycleCommand<'brand'>;

export type BrandFacts = MasterFacts;
