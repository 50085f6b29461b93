import type { AccountId } from '../kernel/ids.ts';
import type { Use } from '../kernel/use.ts';

/** In the order in which they are checked. */
export type AccountRejection =
  | { readonly kind: 'account_not_found'; readonly accountId: AccountId }
  | { readonly kind: 'account_exists'; readonly accountId: AccountId }
  | { readonly kind: 'account_of_customer'; readonly name: string; readonly customerId: number }
  | { readonly kind: 'account_retired'; readonly accountId: AccountId; readonly name: string }
  | { readonly kind: 'account_name_taken'; readonly name: string; readonly takenBy: AccountId }
  | { readonly kind: 'account_type_unknown'; readonly typeId: number }
  | { readonly kind: 'gstin_invalid'; readonly gstin: string }
  | { readonly kind: 'company_type_unknown'; readonly companyTypeId: number }
  | { readonly kind: 'category_unknown'; readonly categoryId: number }
  | { readonly kind: 'product_unknown'; readonly productId: number }
  | {
      readonly kind: 'account_has_balance';
      readonly accountId: AccountId;
      readonly balancePaise: number;
    }
  | {
      readonly kind: 'account_in_use';
      readonly accountId: AccountId;
      readonly name: string;
      readonly uses: readonly Use[];
    };
