// The status and the sentence of every refusal of expenses without a supplier.
import type { ExpenseRejection } from '#core/trade/index.ts';
import { day } from './phrases.ts';

type Words = {
  [Kind in ExpenseRejection['kind']]: (
    refusal: Extract<ExpenseRejection, { kind: Kind }>,
  ) => string;
};

export const EXPENSE_STATUS = {
  expense_too_long: { status: 422, title: 'Too many lines' },
  expense_of_the_future: { status: 422, title: 'Expense of the future' },
  expense_money_account_unfit: { status: 422, title: 'Another account' },
  expense_is_no_cheque: { status: 422, title: 'No cheque' },
  expense_has_no_lines: { status: 422, title: 'Nothing spent' },
  expense_account_unknown: { status: 422, title: 'Unknown account' },
  expense_account_not_open: { status: 422, title: 'Account retired' },
  expense_account_unfit: { status: 422, title: 'Another account' },
} as const;

export const EXPENSE_WORDS: Words = {
  expense_too_long: ({ count, countMax }) =>
    `One slip has ${countMax} lines at most; this one has ${count}. Enter two of them.`,
  expense_of_the_future: ({ postedOn }) =>
    `${day(postedOn)} is in the future. Choose a day to today.`,
  expense_money_account_unfit: () => 'Money leaves an open account of cash or a bank. Choose one.',
  expense_is_no_cheque: () => 'Only what is paid by cheque has a cheque number. Leave it out.',
  expense_has_no_lines: () => 'Enter what was spent.',
  expense_account_unknown: ({ line }) => `Line ${line}: choose an account of this book.`,
  expense_account_not_open: ({ line, name }) =>
    `Line ${line}: ${name} is retired. Choose another account.`,
  expense_account_unfit: ({ line, name }) =>
    `Line ${line}: ${name} takes no expense. Choose an account of expenses, purchases or assets; ` +
    'what a supplier is paid is a payment.',
};
