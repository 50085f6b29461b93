// The status and the sentence of every refusal of a line of the statements.
import { LINE_NAMES } from '#core/statement/index.ts';
import type { Refusal } from '#api/commands/request.ts';
import { day } from '../phrases.ts';

export const STATEMENT_LINE_STATUS = {
  statement_line_day_out_of_range: { status: 422, title: 'Date out of range' },
  statement_line_of_locked_day: { status: 409, title: 'Day locked' },
  statement_line_account_unknown: { status: 422, title: 'Unknown account' },
  statement_line_does_not_fit: { status: 422, title: 'Line of the other statement' },
  statement_line_as_before: { status: 409, title: 'Already so' },
} as const;

type Kind = keyof typeof STATEMENT_LINE_STATUS;

export const STATEMENT_LINE_WORDS: {
  [Each in Kind]: (refusal: Extract<Refusal, { kind: Each }>) => string;
} = {
  statement_line_day_out_of_range: ({ earliest, latest }) =>
    `Choose a day from ${day(earliest)} to ${day(latest)}.`,
  statement_line_of_locked_day: ({ lockedTo }) =>
    `The book is locked to ${day(lockedTo)}, so that its statements stay as they were reported. ` +
    'Choose a later day.',
  statement_line_account_unknown: () => 'Choose an open account of this book.',
  statement_line_does_not_fit: ({ choice }) =>
    `${LINE_NAMES[choice]} does not take this. Income and expenses stand in the profit and loss ` +
    'account, all other accounts in the balance sheet.',
  statement_line_as_before: ({ choice }) =>
    choice === null
      ? 'It stands on its line by default already.'
      : `It stands on ${LINE_NAMES[choice]} already.`,
};
