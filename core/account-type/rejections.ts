import type { AccountTypeId } from '../kernel/ids.ts';

/** In the order in which they are checked. */
export type AccountTypeRejection =
  | { readonly kind: 'account_type_not_found'; readonly typeId: AccountTypeId }
  | { readonly kind: 'account_type_exists'; readonly typeId: AccountTypeId }
  | {
      readonly kind: 'account_type_name_taken';
      readonly name: string;
      readonly takenBy: AccountTypeId;
    };
