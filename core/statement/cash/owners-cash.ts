// What the owners brought in and took out.
import { ownersLineOf } from '../lines/mapping.ts';
import { isNamed } from '../lines/names.ts';
import type { AccountNets } from '../terms.ts';
import type { OwnerForm } from '../owners/terms.ts';
import { inflowOfSide } from './cash-column.ts';
import type { CashColumn } from './cash-column.ts';

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
function reserveLine(form: OwnerForm, distributed: number) {
  if (form !== 'company') return 'cash-drawings';
  return distributed > 0 ? 'cash-unclassified' : 'cash-dividends';
}
