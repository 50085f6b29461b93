// The deposit of income tax that was deducted: a challan of money for certain deductions, with what
// is paid for being late.
import { byMethod } from '../../../kernel/payment-method.ts';
import { documentKind } from '../../document-kind.ts';
import type { TradeEntry } from '../../effects.ts';
import type { TdsDeposit } from './events.ts';

export const tdsDeposit = documentKind<TdsDeposit>({
  kind: 'tds-deposit',
  noun: 'TDS deposit',
  direction: 'out',
  party: null,
  number: { ours: 'TD-', theirs: 'none' },
  voucherType: 'payment',
  effects: { ledger, narration, stock: () => [], openItem: () => null },
});

/** @returns the tax of a deposit, in paise, without interest and fee. */
export const depositedTaxPaise = ({
  deductions,
  beyond,
}: {
  readonly deductions: readonly { readonly amountPaise: number }[];
  readonly beyond: readonly { readonly amountPaise: number }[];
}): number => [...deductions, ...beyond].reduce((sum, one) => sum + one.amountPaise, 0);

function ledger(deposit: TdsDeposit): readonly TradeEntry[] {
  const { accountId, interestPaise, feePaise, totalPaise } = deposit;
  const entries: readonly TradeEntry[] = [
    { to: { role: 'tds-payable' }, side: 'debit', amountPaise: depositedTaxPaise(deposit) },
    { to: { role: 'tds-interest' }, side: 'debit', amountPaise: interestPaise + feePaise },
    { to: { accountId }, side: 'credit', amountPaise: totalPaise },
  ];
  return entries.filter(({ amountPaise }) => amountPaise !== 0);
}

function narration({ number, method, reference, challan, narration: said }: TdsDeposit): string {
  const { bsrCode, serial } = challan;
  const parts = [bsrCode === null ? '' : `BSR ${bsrCode}`, serial === null ? '' : `no. ${serial}`];
  const named = parts.filter((part) => part !== '').join(' ');
  const of = named === '' ? '' : `, challan ${named}`;
  const what = `TDS deposit ${number} by ${byMethod(method, reference)}${of}`;
  return said === '' ? what : `${what}: ${said}`;
}
