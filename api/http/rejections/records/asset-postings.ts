// The status and the sentence of every refusal of a depreciation run or a disposal.
import type { AssetPostingRejection } from '#core/asset-posting/index.ts';
import { day, money } from '../phrases.ts';

type Words = {
  [Kind in AssetPostingRejection['kind']]: (
    refusal: Extract<AssetPostingRejection, { kind: Kind }>,
  ) => string;
};

export const ASSET_POSTING_STATUS = {
  depreciation_basis_in_use: { status: 409, title: 'Depreciation posted' },
  class_account_unknown: { status: 422, title: 'Unknown account' },
  depreciation_in_the_future: { status: 422, title: 'Date in the future' },
  asset_period_locked: { status: 409, title: 'Period locked' },
  tax_depreciation_by_year: { status: 422, title: 'Whole years only' },
  later_depreciation_stands: { status: 409, title: 'A later run stands' },
  nothing_to_depreciate: { status: 409, title: 'Nothing to post' },
  depreciation_differs: { status: 409, title: 'Figures have changed' },
  asset_without_account: { status: 422, title: 'Account missing' },
  depreciation_too_large: { status: 422, title: 'Too many journals' },
  depreciation_run_not_found: { status: 404, title: 'Not Found' },
  depreciation_run_undone: { status: 409, title: 'Undone already' },
  asset_not_in_register: { status: 422, title: 'Not in the register' },
  asset_already_sold: { status: 409, title: 'Sold already' },
  asset_disposed_before_use: { status: 422, title: 'Before its use' },
  proceeds_need_an_account: { status: 422, title: 'Account missing' },
  proceeds_account_unknown: { status: 422, title: 'Unknown account' },
  asset_disposal_not_found: { status: 404, title: 'Not Found' },
  asset_disposal_undone: { status: 409, title: 'Undone already' },
} as const;

export const ASSET_POSTING_WORDS: Words = {
  depreciation_basis_in_use: () =>
    'Depreciation is posted already. Undo the runs and disposals first, then choose.',
  class_account_unknown: ({ line }) => `Line ${line}: choose an open account of this book.`,
  depreciation_in_the_future: ({ today }) =>
    `Depreciation is posted up to ${day(today)} at the latest.`,
  asset_period_locked: ({ lockedTo }) => `The book is locked up to ${day(lockedTo)}.`,
  tax_depreciation_by_year: ({ yearEnd }) =>
    `Income tax depreciates by the year: choose ${day(yearEnd)} as the last day.`,
  later_depreciation_stands: ({ number, through }) =>
    `Run ${number} is posted up to ${day(through)}. Choose that day or a later one, or undo it.`,
  nothing_to_depreciate: () => 'All depreciation up to this day is posted.',
  depreciation_differs: ({ toPostPaise, seenPaise }) =>
    `The run now comes to ${money(toPostPaise)}, not ${money(seenPaise)}. Look at it again.`,
  asset_without_account: ({ name }) => `${name} has no account. Choose one on the asset first.`,
  depreciation_too_large: ({ journalsMax }) => `A run posts ${journalsMax} journals at most.`,
  depreciation_run_not_found: () => 'There is no such run.',
  depreciation_run_undone: ({ number }) => `Run ${number} is undone already.`,
  asset_not_in_register: () => 'Choose an asset of the register of fixed assets.',
  asset_already_sold: ({ name, soldOn }) => `${name} was sold on ${day(soldOn)}.`,
  asset_disposed_before_use: ({ putToUse }) => `It was put to use on ${day(putToUse)}.`,
  proceeds_need_an_account: () => 'Choose the account that receives the price.',
  proceeds_account_unknown: () => 'Choose an open account of this book.',
  asset_disposal_not_found: () => 'There is no such disposal.',
  asset_disposal_undone: ({ number }) => `Disposal ${number} is undone already.`,
};
