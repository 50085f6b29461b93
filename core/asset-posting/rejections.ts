import type { CalendarDate } from '../kernel/calendar-date.ts';

/** In the order in which they are checked. */
export type AssetPostingRejection =
  | { readonly kind: 'depreciation_basis_in_use'; readonly number: number }
  | { readonly kind: 'class_account_unknown'; readonly line: number; readonly accountId: number }
  | {
      readonly kind: 'depreciation_in_the_future';
      readonly on: CalendarDate;
      readonly today: CalendarDate;
    }
  | {
      readonly kind: 'asset_period_locked';
      readonly on: CalendarDate;
      readonly lockedTo: CalendarDate;
    }
  /** Income tax knows years alone. */
  | { readonly kind: 'tax_depreciation_by_year'; readonly yearEnd: CalendarDate }
  | {
      readonly kind: 'later_depreciation_stands';
      readonly number: number;
      readonly through: CalendarDate;
    }
  | { readonly kind: 'nothing_to_depreciate' }
  | {
      readonly kind: 'depreciation_differs';
      readonly toPostPaise: number;
      readonly seenPaise: number;
    }
  | { readonly kind: 'asset_without_account'; readonly assetId: number; readonly name: string }
  | { readonly kind: 'depreciation_too_large'; readonly journalsMax: number }
  | { readonly kind: 'depreciation_run_not_found'; readonly number: number }
  | { readonly kind: 'depreciation_run_undone'; readonly number: number }
  | { readonly kind: 'asset_not_in_register'; readonly assetId: number }
  | { readonly kind: 'asset_already_sold'; readonly name: string; readonly soldOn: CalendarDate }
  | {
      readonly kind: 'asset_disposed_before_use';
      readonly on: CalendarDate;
      readonly putToUse: CalendarDate;
    }
  | { readonly kind: 'proceeds_need_an_account' }
  | { readonly kind: 'proceeds_account_unknown'; readonly accountId: number }
  | { readonly kind: 'asset_disposal_not_found'; readonly number: number }
  | { readonly kind: 'asset_disposal_undone'; readonly number: number };
