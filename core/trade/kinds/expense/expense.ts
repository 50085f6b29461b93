// The petty-cash slip: money that is spent with nobody who has a ledger. It gives no input credit,
// since no supplier reports it, and leaves nothing open.
import { byMethod } from '../../../kernel/payment-method.ts';
import { documentKind } from '../../document-kind.ts';
import { gatheredEntries } from '../../effects.ts';
import type { TradeEntry } from '../../effects.ts';
import type { Expense, ExpenseLine } from './events.ts';

export const expense = documentKind<Expense>({
  kind: 'expense',
  noun: 'expense',
  direction: 'in',
  party: null,
  number: { ours: 'EX-', theirs: 'none' },
  voucherType: 'purchase',
  effects: { ledger, narration, stock: () => [], openItem: () => null },
});

/** @returns what was spent, in paise. */
export const spentPaise = (lines: readonly Pick<ExpenseLine, 'amountPaise'>[]): number =>
  lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

function ledger({ accountId, lines, totalPaise }: Expense): readonly TradeEntry[] {
  const spent = lines.map((line): TradeEntry => ({
    to: { accountId: line.accountId },
    side: 'debit',
    amountPaise: line.amountPaise,
  }));
  return gatheredEntries([
    ...spent,
    { to: { accountId }, side: 'credit', amountPaise: totalPaise },
  ]);
}

function narration(slip: Expense): string {
  const { number, paidTo, slipNumber, method, reference, cheque, lines, narration: said } = slip;
  const to = paidTo === null ? '' : ` to ${paidTo}`;
  const of = slipNumber === null ? '' : `, slip ${slipNumber}`;
  const by = byMethod(method, cheque?.number ?? reference);
  const names = [...new Set(lines.map(({ description }) => description))];
  const spent = names.filter((name) => name !== '').join(', ');
  return [`Expense ${number}${to} by ${by}${of}`, spent, said]
    .filter((one) => one !== '')
    .join(': ');
}
