import type { CompanyId } from '../../kernel/ids.ts';
import type { LifecycleCommand, MasterFacts, TreeFacts } from '../master/index.ts';

type Details = { readonly name: string; readonly parentId: number | null };

export type CreateCompany = {
  readonly type: 'CreateCompany';
  readonly data: { readonly companyId: CompanyId } & Details;
};

export type ChangeCompany = {
  readonly type: 'ChangeCompany';
  readonly data: { readonly companyId: CompanyId; readonly changes: Partial<Details> };
};

export type CompanyCommand = CreateCompany | ChangeCompany | LifecycleCommand<'company'>;

export type CompanyFacts = MasterFacts & TreeFacts;
