// Which line of the profit and loss account takes an account: the one that its book has chosen,
// else by its group, and where groups are too coarse by its name.
import { isResultNature } from '../ledgers.ts';
import { isResultChoice } from './line-choices.ts';
import type { ShownLine } from './line-names.ts';
import type { ResultChoice } from './terms.ts';
import { balanceLineOf } from './mapping.ts';
import { isNamed } from './names.ts';
import type { StatementAccount } from '../terms.ts';
import type { OwnerForm } from '../owners/terms.ts';

/** @returns the line of the profit and loss account that takes an account of income or expense. */
export function resultLineOf(account: StatementAccount, form: OwnerForm): ResultChoice {
  const { group, chosenLine } = account;
  if (chosenLine !== undefined && isResultChoice(chosenLine)) return lineInForm(chosenLine, form);
  if (isNamed('stockChange', account)) return 'inventory-changes';
  if (isNamed('exceptional', account)) return 'exceptional-items';
  if (group === 'sales-accounts' || group === 'direct-incomes') return 'revenue';
  if (isNamed('materials', account)) return 'materials-consumed';
  if (group === 'purchase-accounts') return 'purchases';
  if (group === 'indirect-incomes') return 'other-income';
  if (form === 'firm') {
    if (isNamed('partnersInterest', account)) return 'partners-interest';
    if (isNamed('partnersRemuneration', account)) return 'partners-remuneration';
  }
  if (form !== 'company' && group === 'direct-expenses') return 'direct-expenses';
  if (isNamed('deferredTax', account)) return 'deferred-tax';
  if (isNamed('currentTax', account)) return 'current-tax';
  if (isNamed('employees', account)) return 'employee-benefits';
  if (isNamed('finance', account)) return 'finance-costs';
  return isNamed('depreciation', account) ? 'depreciation' : 'other-expenses';
}

/** Schedule III knows neither direct expenses nor partners. */
function lineInForm(line: ResultChoice, form: OwnerForm): ResultChoice {
  if (form !== 'company') return line;
  if (line === 'partners-interest') return 'finance-costs';
  return line === 'direct-expenses' || line === 'partners-remuneration' ? 'other-expenses' : line;
}

/** @returns where an account stands, in the balance sheet or in the profit and loss account. */
export const lineOfAccount = (account: StatementAccount, form: OwnerForm): ShownLine =>
  isResultNature(account.nature) ? resultLineOf(account, form) : balanceLineOf(account, form);
