// The payment to a supplier: money, and what is deducted of it, that settles bills; the rest is an
// advance, which a later bill is set against.
import type { PostingRole } from '../../../book/index.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { byMethod } from '../../../kernel/payment-method.ts';
import { someNumbers } from '../../../settlement/index.ts';
import { documentKind } from '../../document-kind.ts';
import type { TradeEntry, TradeItem } from '../../effects.ts';
import type { PaymentDeductionKind } from '../../terms.ts';
import type { PaymentAllocation, PaymentDeduction, SupplierPayment } from './events.ts';

export const supplierPayment = documentKind<SupplierPayment>({
  kind: 'supplier-payment',
  noun: 'payment',
  direction: 'out',
  party: { role: 'supplier', group: 'sundry-creditors' },
  number: { ours: 'SP-', theirs: 'none' },
  voucherType: 'payment',
  effects: { ledger: paymentLedger, narration, stock: () => [], openItem },
});

/** Another deduction names its account itself. */
const ROLE_OF_DEDUCTION: Readonly<Record<Exclude<PaymentDeductionKind, 'other'>, PostingRole>> = {
  discount: 'discount-received',
  'write-off': 'balances-written-back',
  'round-off': 'round-off',
};

function placeOf({ kind, accountId }: PaymentDeduction): TradeEntry['to'] {
  if (accountId !== null) return { accountId };
  invariant(kind !== 'other', 'Another deduction names its account.');
  return { role: ROLE_OF_DEDUCTION[kind] };
}

/** What of a payment its entries are made from. */
type LedgerOfPayment = Pick<
  SupplierPayment,
  | 'accountId'
  | 'moneyAccountId'
  | 'amountPaise'
  | 'totalPaise'
  | 'number'
  | 'postedOn'
  | 'deductions'
  | 'bankCharge'
  | 'allocations'
>;

/** @returns what of a payment settles nothing so far. */
export const advancePaise = ({
  totalPaise,
  allocations,
}: {
  readonly totalPaise: number;
  readonly allocations: readonly Pick<PaymentAllocation, 'amountPaise'>[];
}): number => allocations.reduce((rest, { amountPaise }) => rest - amountPaise, totalPaise);

/** What the bank charges is a line of its own, as it is on its statement. */
function paymentLedger(payment: LedgerOfPayment): readonly TradeEntry[] {
  const { accountId, moneyAccountId, amountPaise, totalPaise, deductions, bankCharge } = payment;
  const rest = advancePaise(payment);
  const settled = payment.allocations.map((one) => {
    const { kind, id, line = 0, amountPaise: paise } = one;
    const item =
      kind === 'journal' ? { journal: { id, line } } : { document: { kind, id } as const };
    return { kind: 'against' as const, amountPaise: paise, ...item };
  });
  const { number: name, postedOn } = payment;
  const ahead = { kind: 'advance' as const, amountPaise: rest, name, date: postedOn };
  const references = [...settled, ...(rest === 0 ? [] : [ahead])];
  const chargePaise = bankCharge?.amountPaise ?? 0;
  const chargeTo: TradeEntry['to'] =
    bankCharge?.accountId == null ? { role: 'bank-charges' } : { accountId: bankCharge.accountId };
  const money = { accountId: moneyAccountId };
  return [
    { to: { accountId }, side: 'debit' as const, amountPaise: totalPaise, references },
    { to: chargeTo, side: 'debit' as const, amountPaise: chargePaise },
    { to: money, side: 'credit' as const, amountPaise },
    { to: money, side: 'credit' as const, amountPaise: chargePaise },
    ...deductions.map((one): TradeEntry => ({
      to: placeOf(one),
      side: one.amountPaise > 0 ? 'credit' : 'debit',
      amountPaise: Math.abs(one.amountPaise),
    })),
  ].filter((entry) => entry.amountPaise !== 0);
}

function narration(payment: SupplierPayment): string {
  const { number, method, reference, cheque, allocations, amountPaise, narration: said } = payment;
  const settled = allocations.map((one) => one.number);
  const purpose = settled.length === 0 ? 'in advance' : `against ${someNumbers(settled)}`;
  const means =
    amountPaise === 0 ? 'without money' : `by ${byMethod(method, cheque?.number ?? reference)}`;
  return [`Payment ${number} ${purpose} ${means}`, ...(said === '' ? [] : [said])].join(': ');
}

/** What of it settles nothing so far, until a later bill is set against it. */
function openItem(payment: SupplierPayment): TradeItem | null {
  const { accountId, number, postedOn } = payment;
  const amountPaise = advancePaise(payment);
  if (amountPaise === 0) return null;
  return { accountId, amountPaise, number, dated: postedOn, billDate: postedOn, dueDate: null };
}
