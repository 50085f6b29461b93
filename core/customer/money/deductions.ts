// What may be kept back of a receipt, and charged by the bank where it is taken back.
import type { BankCharge, CustomerFacts } from '../commands.ts';
import type { Deduction } from './receipt-events.ts';
import type { CustomerRejection } from '../rejections.ts';

/** What is rounded off a receipt is small change; a larger difference is something else. */
const ROUND_OFF_PAISE_MAX = 50_00;

/** Only a round-off may be below zero: the customer paid the odd paise more. */
export function deductionRefusal(
  deductions: readonly Deduction[],
  { chargeAccounts }: CustomerFacts,
): CustomerRejection | null {
  for (const [index, { kind, amountPaise, accountId }] of deductions.entries()) {
    const line = index + 1;
    if (amountPaise === 0 || (amountPaise < 0 && kind !== 'round-off')) {
      return { kind: 'deduction_is_nothing', line };
    }
    if (kind === 'round-off' && Math.abs(amountPaise) > ROUND_OFF_PAISE_MAX) {
      const amountPaiseMax = ROUND_OFF_PAISE_MAX;
      return { kind: 'round_off_too_large', line, amountPaise, amountPaiseMax };
    }
    if (kind === 'other' && accountId === undefined) {
      return { kind: 'deduction_account_missing', line };
    }
    if (accountId !== undefined && !chargeAccounts.has(accountId)) {
      return { kind: 'deduction_account_unsuitable', line, accountId };
    }
  }
  return null;
}

/** @returns why a charge cannot be posted; null of one that can, and of none. */
export function bankChargeRefusal(
  charge: BankCharge | undefined,
  { chargeAccounts }: Pick<CustomerFacts, 'chargeAccounts'>,
): CustomerRejection | null {
  if (charge === undefined) return null;
  const { amountPaise, accountId } = charge;
  if (amountPaise <= 0) return { kind: 'bank_charge_is_nothing' };
  if (accountId === null || chargeAccounts.has(accountId)) return null;
  return { kind: 'bank_charge_account_unsuitable', accountId };
}
