// Accounts as they are pasted: name, amount and Dr or Cr; or debit and credit in two columns.
import type { Account } from '#api/contract/account/account.ts';
import { nameKey } from '#core/kernel/text.ts';
import { amountFault, readAmount, readSide } from '#web/shell/form/fields/table-cells.ts';
import { readTable } from './reading.ts';
import type { PastedTable } from './reading.ts';

export type PastedAccount = {
  readonly account: Account;
  /** Debit positive. */
  readonly paise: number;
};

const HEADS = {
  debit: /^(debit|dr)\b(?!\s*\/)/i,
  credit: /^(credit|cr)\b/i,
  side: /^(side|dr\s*\/\s*cr|type)/i,
  name: /account|ledger|name|particulars|party|head/i,
  amount: /amount|balance|opening|closing|₹/i,
};
type Column = keyof typeof HEADS;

const NAME_AND_AMOUNT = ['name', 'amount', 'side'] as const;
const TWO_SIDES = ['name', 'debit', 'credit'] as const;

export function readAccounts(
  text: string,
  accounts: readonly Account[],
): PastedTable<PastedAccount> {
  const byName = new Map(accounts.map((account) => [nameKey(account.name), account]));
  const read = (cell: (name: Column) => string): PastedAccount | string => {
    const name = cell('name');
    const account = byName.get(nameKey(name));
    if (account === undefined) return name === '' ? 'No account' : `No account ‘${name}’`;
    const paise = balanceIn(cell, account);
    return typeof paise === 'string' ? paise : { account, paise };
  };
  return readTable(text, {
    heads: HEADS,
    usual: (cells) =>
      readSide(cells[2] ?? '') === null && cells.length > 2 ? TWO_SIDES : NAME_AND_AMOUNT,
    read,
    keyOf: ({ account }) => String(account.id),
  });
}

/** Without a side, an amount stands on the one that is usual for the account. */
function balanceIn(cell: (name: Column) => string, { nature }: Account): number | string {
  const cells = (['debit', 'credit', 'amount'] as const).map(cell);
  if (cells.every((text) => text === '')) return 'No amount';
  const [debit, credit, amount] = cells.map(readAmount);
  if (!debit || !credit || !amount) {
    return amountFault(cells.find((text) => readAmount(text) === null) ?? '');
  }
  if (debit.paise !== 0 || credit.paise !== 0) return debit.paise - credit.paise;
  const side = readSide(cell('side')) ?? amount.side ?? usualSide(nature);
  if (amount.paise !== 0 && side === null) return 'Say Dr or Cr';
  return amount.paise * (side ?? 1);
}

const usualSide = (nature: Account['nature']): 1 | -1 | null => {
  if (nature === null) return null;
  return nature === 'asset' || nature === 'expense' ? 1 : -1;
};
