// The status and the sentence of every refusal of an explanation of a ratio, of ages and of shares.
import type { Refusal } from '#api/commands/request.ts';
import { day } from '../phrases.ts';

export const RATIO_STATUS = {
  ratio_unknown: { status: 422, title: 'Unknown ratio' },
  ratio_period_ends_before_it_begins: { status: 422, title: 'Ends before it begins' },
  ageing_days_unfit: { status: 422, title: 'Ages that do not fit' },
  share_capital_day_out_of_range: { status: 422, title: 'Date out of range' },
  share_capital_of_locked_day: { status: 409, title: 'Day locked' },
  diluted_shares_too_few: { status: 422, title: 'Too few diluted shares' },
} as const;

type Kind = keyof typeof RATIO_STATUS;

export const RATIO_WORDS: {
  [Each in Kind]: (refusal: Extract<Refusal, { kind: Each }>) => string;
} = {
  ratio_unknown: () => 'Choose a ratio by the code that the list of ratios gives it.',
  ratio_period_ends_before_it_begins: () => 'Choose a last day that is not before the first.',
  ageing_days_unfit: ({ endsMax, daysMax }) =>
    `Enter one to ${endsMax} numbers of days up to ${daysMax}, each more than the last: 30, 60, 90.`,
  share_capital_day_out_of_range: ({ earliest, latest }) =>
    `Choose a day from ${day(earliest)} to ${day(latest)}.`,
  share_capital_of_locked_day: ({ lockedTo }) =>
    `The book is locked to ${day(lockedTo)}, so that the earnings per share of its statements stay ` +
    'as they were reported. Choose a later day.',
  diluted_shares_too_few: ({ shares }) =>
    `Enter at least ${shares.toLocaleString('en-IN')}, which are there already.`,
};
