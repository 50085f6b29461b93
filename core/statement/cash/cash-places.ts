// To which line of the cash flow statement the lines of the balance sheet belong.
import type { CashLine, LineCode } from '../lines/line-codes.ts';
import { isBalanceChoice } from '../lines/line-choices.ts';
import { PLACINGS } from '../lines/placings.ts';
import { isOwners } from '../lines/mapping.ts';
import { isNamed } from '../lines/names.ts';
import type { StatementAccount, StatementLedgers } from '../terms.ts';

/** What is bought and sold, or raised and repaid, is told by its debits and its credits apart. */
type CashPlace =
  | { readonly by: 'net'; readonly line: CashLine }
  | { readonly by: 'sides'; readonly debit: CashLine; readonly credit: CashLine }
  | { readonly by: 'cash' };

const net = (line: CashLine): CashPlace => ({ by: 'net', line });
const sides = (debit: CashLine, credit: CashLine): CashPlace => ({ by: 'sides', debit, credit });

const ASSETS = sides('cash-assets-bought', 'cash-assets-sold');
const INVESTMENTS = sides('cash-investments-bought', 'cash-investments-sold');

const PLACES: Partial<Readonly<Record<LineCode, CashPlace>>> = {
  'bank-balances': { by: 'cash' },
  'cash-in-hand': { by: 'cash' },
  inventories: net('cash-inventories'),
  receivables: net('cash-receivables'),
  'loans-and-advances': net('cash-other-assets'),
  'supplier-advances': net('cash-other-assets'),
  'other-current-assets': net('cash-other-assets'),
  'deferred-expenses': net('cash-other-assets'),
  deposits: net('cash-other-assets'),
  'long-term-loans-and-advances': net('cash-loans-given'),
  'duties-recoverable': net('cash-other-assets'),
  'payables-small': net('cash-payables'),
  'payables-others': net('cash-payables'),
  'other-current-liabilities': net('cash-other-liabilities'),
  'customer-advances': net('cash-other-liabilities'),
  'duties-payable': net('cash-other-liabilities'),
  'other-long-term-liabilities': net('cash-other-liabilities'),
  provisions: net('cash-provisions'),
  'long-term-provisions': net('cash-provisions'),
  'deferred-tax-asset': net('cash-tax'),
  'deferred-tax-liability': net('cash-tax'),
  'share-application-money': net('cash-capital'),
  'tax-payable': net('cash-tax'),
  'tax-recoverable': net('cash-tax'),
  'fixed-assets': ASSETS,
  'intangible-assets': ASSETS,
  // What is put into use moves from here to the assets and is bought once.
  'work-in-progress': net('cash-assets-bought'),
  'intangibles-under-development': net('cash-assets-bought'),
  'accumulated-depreciation': net('cash-assets-sold'),
  investments: INVESTMENTS,
  'current-investments': INVESTMENTS,
  'long-term-borrowings': sides('cash-repaid', 'cash-borrowed'),
  // What falls due moves from the loan to here and is repaid once.
  'current-maturities': net('cash-repaid'),
  'short-term-borrowings': net('cash-short-borrowings'),
};

/** @param line where the balance stands; what has no place is listed as not classified. */
export function cashPlaceOf(account: StatementAccount, line: LineCode): CashPlace {
  if (isNamed('deferredTax', account)) return net('cash-tax');
  const place = PLACES[line] ?? net('cash-unclassified');
  return place.by === 'net' ? net(namedLine(account, place.line)) : place;
}

/** A group does not tell a loan from an advance, nor what is owed for a dividend or interest. */
function namedLine(account: StatementAccount, line: CashLine): CashLine {
  if (line === 'cash-other-assets' || line === 'cash-loans-given') {
    if (isNamed('capitalAdvance', account)) return 'cash-assets-bought';
    if (isNamed('interestOpen', account)) return 'cash-interest-received';
    return isNamed('loanGiven', account) ? 'cash-loans-given' : line;
  }
  if (line !== 'cash-other-liabilities' && line !== 'cash-provisions') return line;
  if (isNamed('dividendOpen', account)) return 'cash-dividends';
  return isNamed('interestOpen', account) ? 'cash-interest-paid' : line;
}

const SIDED: readonly (StatementAccount['group'] | null)[] = [
  'fixed-assets',
  'investments',
  'deposits-asset',
  'loans-liability',
  'secured-loans',
  'unsecured-loans',
  'capital-account',
];

const isSided = (account: StatementAccount): boolean =>
  SIDED.includes(account.group) ||
  (isOwners(account) && isNamed('sharePremium', account)) ||
  account.chosenLine === 'capital' ||
  sidesOfChoice(account.chosenLine);

const sidesOfChoice = (line: StatementAccount['chosenLine']): boolean => {
  const placing = line !== undefined && isBalanceChoice(line) ? PLACINGS[line] : null;
  return placing?.by === 'group' && PLACES[placing.line]?.by === 'sides';
};

/** @returns those whose debits and credits have to be known apart, and not their balances alone. */
export const sidedAccounts = ({
  accounts,
}: Pick<StatementLedgers, 'accounts'>): readonly number[] =>
  accounts.flatMap((account) =>
    isSided(account) && account.accountId !== null ? [account.accountId] : [],
  );
