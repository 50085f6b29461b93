// What the owners brought in and took out.
import type { CashLine } from '../lines/line-codes.ts';
import { ownersLineOf } from '../lines/mapping.ts';
import { isNamed } from '../lines/names.ts';
import type { AccountNets } from '../terms.ts';
import type { OwnerForm } from '../owners/terms.ts';
import { inflowOfSide } from './cash-column.ts';
import type { CashColumn } from './cash-column.ts';

type Ends = {
  readonly before: (account: AccountNets) => number;
  readonly after: (account: AccountNets) => number;
};

/** @returns reads the line of an entry on an account of the owners: debit positive. */
export function ownersCashLines(
  form: OwnerForm,
  accounts: readonly AccountNets[],
  { before, after }: Ends,
): (account: AccountNets, paise: number) => CashLine {
  const distributed = accounts
    .filter(isDistributable)
    .reduce((sum, account) => sum + before(account) - after(account), 0);
  return (account, paise) => {
    if (isDistributable(account)) return reserveLine(form, distributed);
    if (form === 'company') return 'cash-capital';
    const isDrawn = ownersLineOf(account, 'firm') === 'drawings' || paise > 0;
    return isDrawn ? 'cash-drawings' : 'cash-capital';
  };
}

export function addOwnersCash(
  column: CashColumn,
  form: OwnerForm,
  accounts: readonly AccountNets[],
): void {
  const { add, before, after, sidesOf } = column;
  const inflowOf = (account: AccountNets): number => before(account) - after(account);
  const reserves = accounts.filter(isDistributable);
  for (const account of accounts.filter((one) => !isDistributable(one))) {
    if (form === 'company') add('cash-capital', account, inflowOf(account));
    else if (ownersLineOf(account, 'firm') === 'drawings') {
      add('cash-drawings', account, inflowOf(account));
    } else {
      const { debitPaise, creditPaise } = sidesOf(account);
      add('cash-capital', account, creditPaise, inflowOfSide('credit'));
      add('cash-drawings', account, -debitPaise, inflowOfSide('debit'));
    }
  }
  const distributed = reserves.reduce((sum, account) => sum + inflowOf(account), 0);
  for (const account of reserves) add(reserveLine(form, distributed), account, inflowOf(account));
}

const isDistributable = (account: AccountNets): boolean =>
  ownersLineOf(account, 'firm') === 'reserves' && !isNamed('sharePremium', account);

/** What is moved between reserves comes to nil; reserves that grow have brought no cash. */
function reserveLine(form: OwnerForm, distributed: number): CashLine {
  if (form !== 'company') return 'cash-drawings';
  return distributed > 0 ? 'cash-unclassified' : 'cash-dividends';
}
