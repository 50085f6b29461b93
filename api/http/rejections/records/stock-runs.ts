// The status and the sentence of every refusal of a run that posts stock.
import type { StockPostingRejection } from '#core/stock-posting/index.ts';
import { day, money } from '../phrases.ts';

type Words = {
  [Kind in StockPostingRejection['kind']]: (
    refusal: Extract<StockPostingRejection, { kind: Kind }>,
  ) => string;
};

export const STOCK_RUN_STATUS = {
  stock_run_in_the_future: { status: 422, title: 'Date in the future' },
  stock_run_of_periodic_year: { status: 409, title: 'No cost is posted' },
  stock_run_period_locked: { status: 409, title: 'Period locked' },
  later_stock_run_stands: { status: 409, title: 'A later run stands' },
  nothing_to_post_of_stock: { status: 409, title: 'Nothing to post' },
  stock_run_differs: { status: 409, title: 'Figures have changed' },
  stock_account_elsewhere: { status: 409, title: 'Account not under Stock-in-Hand' },
  stock_run_too_large: { status: 422, title: 'Too many lines' },
  stock_run_not_found: { status: 404, title: 'Not Found' },
  stock_run_undone: { status: 409, title: 'Undone already' },
} as const;

export const STOCK_RUN_WORDS: Words = {
  stock_run_in_the_future: ({ today }) => `Stock is posted up to ${day(today)} at the latest.`,
  stock_run_of_periodic_year: () =>
    'This book does not post the cost of what leaves stock in that year. ' +
    'Choose so in its settings first.',
  stock_run_period_locked: ({ lockedTo }) => `The book is locked up to ${day(lockedTo)}.`,
  later_stock_run_stands: ({ number, through }) =>
    `Run ${number} is posted up to ${day(through)}. Choose that day or a later one, or undo it.`,
  nothing_to_post_of_stock: () => 'All that moved the stock up to this day is posted.',
  stock_run_differs: ({ toPostPaise, seenPaise }) =>
    toPostPaise === seenPaise
      ? 'The lines of the run are others now. Look at it again.'
      : `The run now comes to ${money(toPostPaise)}, not ${money(seenPaise)}. Look at it again.`,
  stock_account_elsewhere: () =>
    'The account that takes the stock is not under Stock-in-Hand. Choose another in the settings.',
  stock_run_too_large: ({ linesMax, through }) =>
    `A run has ${linesMax.toLocaleString('en-IN')} lines at most. ` +
    (through === null ? 'Choose an earlier day.' : `Post up to ${day(through)} first.`),
  stock_run_not_found: () => 'There is no such run.',
  stock_run_undone: ({ number }) => `Run ${number} is undone already.`,
};
