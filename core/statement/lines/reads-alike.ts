// Whether the statements read an account alike under two names: names stand in for what a book has
// not said, so that another name may be another line.
import { cashPlaceOf } from '../cash/cash-places.ts';
import { movedElsewhere } from '../cash/result-cash.ts';
import { isResultNature } from '../ledgers.ts';
import type { OwnerForm } from '../owners/terms.ts';
import type { StatementAccount } from '../terms.ts';
import { balanceLineOf } from './mapping.ts';
import { isAppropriation, isNamed } from './names.ts';
import { PLACINGS } from './placings.ts';
import { resultLineOf } from './result-mapping.ts';

const FORMS: readonly OwnerForm[] = ['proprietor', 'firm', 'company'];

export const readsAlike = (one: StatementAccount, other: StatementAccount): boolean =>
  readings(one) === readings(other);

/** All that the statements, the cash flow and the ratios take from its group and its name. */
const readings = (account: StatementAccount): string =>
  JSON.stringify(
    isResultNature(account.nature) ? resultReadings(account) : balanceReadings(account),
  );

const RATIO_WORDS = ['disposal', 'interestEarned', 'dividendEarned'] as const;

const resultReadings = (account: StatementAccount) =>
  FORMS.map((form) => {
    const line = resultLineOf(account, form);
    return [line, movedElsewhere(account, line), RATIO_WORDS.map((word) => isNamed(word, account))];
  });

const balanceReadings = (account: StatementAccount) => [
  isAppropriation(account),
  account.group === 'reserves-surplus' && isNamed('sharePremium', account),
  FORMS.map((form) => {
    const line = balanceLineOf(account, form);
    const placing = PLACINGS[line];
    const lines = placing.by === 'group' ? [placing.line] : [placing.debit, placing.credit];
    return [line, lines.map((each) => cashPlaceOf(account, each))];
  }),
];
