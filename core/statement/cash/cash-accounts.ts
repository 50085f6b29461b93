// Every account of a column on its line: those of the balance sheet, the owners', the result's.
import { isOfResult } from '../ledgers.ts';
import { lineOn } from '../lines/line-on.ts';
import type { LineSums } from '../lines/line-sums.ts';
import { isOwners } from '../lines/mapping.ts';
import type { AccountNets, PartSource } from '../terms.ts';
import type { OwnerForm } from '../owners/terms.ts';
import { inflowOfSide } from './cash-column.ts';
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
    addPlaced(column, account, first, last);
    addCash(column, account, first, 'cash-opening', sums);
    addCash(column, account, last, 'cash-closing', sums);
  }
  addOwnersCash(column, form, owners);
  addResultCash(column, form, result, sums);
}

type Line = ReturnType<ReturnType<typeof lineOn>>;

/** @param first where the balance stood before the period, and `last` where it stands after it. */
function addPlaced(column: CashColumn, account: AccountNets, first: Line, last: Line): void {
  const { add, sidesOf, before, after } = column;
  const [from, to] = [cashPlaceOf(account, first), cashPlaceOf(account, last)];
  if (from.by === 'sides') {
    const { debitPaise, creditPaise } = sidesOf(account);
    add(from.debit, account, -debitPaise, inflowOfSide('debit'));
    add(from.credit, account, creditPaise, inflowOfSide('credit'));
    return;
  }
  if (from.by === 'net' && to.by === 'net' && from.line === to.line) {
    add(from.line, account, before(account) - after(account));
    return;
  }
  if (from.by === 'net') add(from.line, account, before(account), HELD_BEFORE);
  if (to.by === 'net') add(to.line, account, -after(account), HELD_AFTER);
}

/** What was held before goes from the one line, and what is held after comes to the other. */
const HELD_BEFORE: PartSource = { of: 'account', days: 'before' };
const HELD_AFTER: PartSource = { of: 'account', days: 'all', onCredit: true };

function addCash(
  { column, before, after }: CashColumn,
  account: AccountNets,
  line: Line,
  as: 'cash-opening' | 'cash-closing',
  sums: LineSums,
): void {
  if (cashPlaceOf(account, line).by !== 'cash') return;
  const { accountId, name } = account;
  const isOpening = as === 'cash-opening';
  const source: PartSource = { of: 'account', days: isOpening ? 'before' : 'all' };
  sums.add(as, { accountId, name, source }, column, isOpening ? before(account) : after(account));
}
