import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { AccountId } from '../kernel/ids.ts';
import type { Use } from '../kernel/use.ts';

type ReportedEntry = {
  readonly accountId: AccountId;
  readonly name: string;
  /** The first day with such an entry. */
  readonly on: CalendarDate;
};

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
  /** The statements of a day that is locked, or of a filed return, would read differently. */
  | ({ readonly kind: 'account_type_of_reported_days' } & ReportedEntry)
  | ({ readonly kind: 'account_name_of_reported_days'; readonly wanted: string } & ReportedEntry)
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
