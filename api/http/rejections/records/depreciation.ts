// The status and the sentence of what cannot be of an asset's depreciation.
import { day } from '../phrases.ts';

export const DEPRECIATION_STATUS = {
  asset_disposal_stands: { status: 409, title: 'A disposal stands' },
  stock_not_depreciated: { status: 422, title: 'Not depreciated' },
  written_down_to_nil: { status: 422, title: 'Written down to nil' },
  asset_sold_before_use: { status: 422, title: 'Sold before its use' },
  extra_shift_not_allowed: { status: 422, title: 'No extra shift' },
  extra_shifts_overlap: { status: 422, title: 'Extra shifts overlap' },
  asset_bill_line_unknown: { status: 422, title: 'No such line of a bill' },
} as const;

export const DEPRECIATION_WORDS = {
  asset_disposal_stands: ({ number }: { readonly number: number }) =>
    `Disposal ${number} of it stands. Undo that first: Depreciation, Disposals.`,
  stock_not_depreciated: () => 'Goods held to be sold are not depreciated.',
  written_down_to_nil: () => 'Nothing can be written down to nil: enter a residual value.',
  asset_sold_before_use: () => 'It was sold before it was put to use.',
  extra_shift_not_allowed: () =>
    'Schedule II has extra shifts for plant and machinery alone (Part C, note 6).',
  asset_bill_line_unknown: ({ line }: { readonly line: number }) =>
    `The bill is not posted, or has no line ${line} that is not of goods for stock.`,
  extra_shifts_overlap: ({ on }: { readonly on: string }) =>
    `${day(on)} is in two of the periods of extra shifts.`,
};
