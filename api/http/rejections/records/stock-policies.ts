// The status and the sentence of every refusal of how a book accounts for its stock.
import type { Refusal } from '#api/commands/request.ts';
import { day } from '../phrases.ts';

export const STOCK_POLICY_STATUS = {
  stock_policy_begins_with_a_year: { status: 422, title: 'Not the first day of a year' },
  stock_policy_of_locked_year: { status: 409, title: 'Year locked' },
  stock_method_of_unknown_product: { status: 422, title: 'Unknown product' },
  perpetual_by_yearly_average: { status: 422, title: 'Yearly average in perpetual books' },
} as const;

type Kind = keyof typeof STOCK_POLICY_STATUS;

export const STOCK_POLICY_WORDS: {
  [Each in Kind]: (refusal: Extract<Refusal, { kind: Each }>) => string;
} = {
  stock_policy_begins_with_a_year: ({ thisYearBegins, latest }) =>
    'Choose the first day of a financial year, such as ' +
    `${day(thisYearBegins)}, and ${day(latest)} at the latest.`,
  stock_policy_of_locked_year: ({ from, lockedTo }) =>
    `The book is locked to ${day(lockedTo)}, so that its closing stock stays as it was reported. ` +
    `Choose a later year than the one from ${day(from)}.`,
  stock_method_of_unknown_product: () => 'Choose a product of this book.',
  perpetual_by_yearly_average: ({ productId, from }) =>
    'Books that post the cost of each sale value by FIFO or the moving average: the yearly ' +
    'average says what goods cost only once the year is over. ' +
    (productId === null
      ? 'Choose another method.'
      : `From ${day(from)} a product is valued by it: value it otherwise.`),
};
