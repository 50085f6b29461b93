// Every account of a column on its line: those of the balance sheet, the owners', the result's.
import { isOfResult } from '../ledgers.ts';
import { lineOn } from '../line-on.ts';
import type { LineSums } from '../line-sums.ts';
import { isOwners } from '../owners-lines.ts';
import type { AccountNets, OwnerForm } from '../terms.ts';
import type { CashColumn } from './cash-column.ts';
import { cashPlaceOf } from './cash-places.ts';
import { addOwnersCash } from './owners-cash.ts';
import { addResultCash } from './result-cash.ts';

export function addAccounts(
  accounts: readonly AccountNets[],
  form: OwnerForm,
  column: CashColumn,
  sums: LineSums,
): void {
  const { before, after } = column;
  const result = accounts.filter(isOfResult);
  const balances = accounts.filter((account) => !isOfResult(account));
  const owners = balances.filter(isOwners);
  const placed = balances.filter((account) => !isOwners(account));
  const [lineBefore, lineAfter] = [lineOn(placed, before), lineOn(placed, after)];
  for (const account of placed) {
    const [first, last] = [lineBefore(account), lineAfter(account)];
    if (first === last) {
      addPlaced(column, account, first, after(account) - before(account));
      addCash(column, account, first, 'cash-opening', sums);
      addCash(column, account, first, 'cash-closing', sums);
      continue;
    }
    addPlaced(column, account, first, -before(account));
    addPlaced(column, account, last, after(account));
    addCash(column, account, first, 'cash-opening', sums);
    addCash(column, account, last, 'cash-closing', sums);
  }
  addOwnersCash(column, form, owners);
  addResultCash(column, form, result, sums);
}

type Line = ReturnType<ReturnType<typeof lineOn>>;

/** @param moved debit positive. */
function addPlaced(
  { add, sidesOf }: CashColumn,
  account: AccountNets,
  line: Line,
  moved: number,
): void {
  const place = cashPlaceOf(account, line);
  if (place.by === 'cash') return;
  if (place.by === 'net') {
    add(place.line, account, -moved);
    return;
  }
  const { debitPaise, creditPaise } = sidesOf(account);
  add(place.debit, account, -debitPaise);
  add(place.credit, account, creditPaise);
}

function addCash(
  { column, before, after }: CashColumn,
  account: AccountNets,
  line: Line,
  as: 'cash-opening' | 'cash-closing',
  sums: LineSums,
): void {
  if (cashPlaceOf(account, line).by !== 'cash') return;
  sums.add(as, account, column, as === 'cash-opening' ? before(account) : after(account));
}
