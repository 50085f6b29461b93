import type { AccountTypeId } from '../kernel/ids.ts';
import type { Use } from '../kernel/use.ts';

/** In the order in which they are checked. */
export type AccountTypeRejection =
  | { readonly kind: 'account_type_not_found'; readonly typeId: AccountTypeId }
  | { readonly kind: 'account_type_exists'; readonly typeId: AccountTypeId }
  | {
      readonly kind: 'account_type_name_taken';
      readonly name: string;
      readonly takenBy: AccountTypeId;
    }
  | {
      readonly kind: 'account_type_group_fixed';
      readonly typeId: AccountTypeId;
      readonly name: string;
    }
  | { readonly kind: 'account_type_reserved'; readonly typeId: AccountTypeId }
  | {
      readonly kind: 'account_type_in_use';
      readonly typeId: AccountTypeId;
      readonly name: string;
      readonly uses: readonly Use[];
    };
