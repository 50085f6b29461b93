import type { AssetClass } from '../depreciation/index.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { MasterRejection } from '../catalogue/master/index.ts';

/** In the order in which they are checked. */
export type AssetRejection =
  | MasterRejection
  | { readonly kind: 'asset_without_product' }
  | { readonly kind: 'stock_without_name' }
  | { readonly kind: 'asset_product_unknown'; readonly productId: number }
  | {
      readonly kind: 'product_of_another_category';
      readonly productId: number;
      readonly categoryId: number;
    }
  | { readonly kind: 'asset_account_unknown'; readonly accountId: number }
  /** Its journals say of it what its record would not say any more. */
  | { readonly kind: 'asset_disposal_stands'; readonly number: number }
  | { readonly kind: 'stock_not_depreciated' }
  | { readonly kind: 'written_down_to_nil' }
  | {
      readonly kind: 'asset_sold_before_use';
      readonly soldOn: CalendarDate;
      readonly putToUse: CalendarDate;
    }
  | { readonly kind: 'extra_shift_not_allowed'; readonly assetClass: AssetClass }
  | { readonly kind: 'extra_shifts_overlap'; readonly on: CalendarDate }
  | {
      readonly kind: 'asset_bill_line_unknown';
      readonly billId: number;
      readonly line: number;
    };
