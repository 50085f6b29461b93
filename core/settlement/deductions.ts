// What may be kept back of money that settles bills, and what the bank may charge for it.

type Deduction = {
  readonly kind: string;
  /** Below zero only of a round-off: the odd paise are paid too. */
  readonly amountPaise: number;
  /** Where it is posted; of all but `other` its kind says it too. */
  readonly accountId?: number | null | undefined;
};

type Charge = { readonly amountPaise: number; readonly accountId: number | null };

/** In the order in which they are checked; `line` counts the deductions from 1. */
export type DeductionRejection =
  | { readonly kind: 'deduction_is_nothing'; readonly line: number }
  | {
      readonly kind: 'round_off_too_large';
      readonly line: number;
      readonly amountPaise: number;
      readonly amountPaiseMax: number;
    }
  | { readonly kind: 'deduction_account_missing'; readonly line: number }
  | {
      readonly kind: 'deduction_account_unsuitable';
      readonly line: number;
      readonly accountId: number;
    }
  | { readonly kind: 'bank_charge_is_nothing' }
  | { readonly kind: 'bank_charge_account_unsuitable'; readonly accountId: number };

/** What is rounded off is small change; a larger difference is something else. */
const ROUND_OFF_PAISE_MAX = 50_00;

/** @param chargeAccounts those of the accounts named that may take what is kept back. */
export function deductionRefusal(
  deductions: readonly Deduction[],
  chargeAccounts: ReadonlySet<number>,
): DeductionRejection | null {
  for (const [index, { kind, amountPaise, accountId }] of deductions.entries()) {
    const line = index + 1;
    if (amountPaise === 0 || (amountPaise < 0 && kind !== 'round-off')) {
      return { kind: 'deduction_is_nothing', line };
    }
    if (kind === 'round-off' && Math.abs(amountPaise) > ROUND_OFF_PAISE_MAX) {
      const amountPaiseMax = ROUND_OFF_PAISE_MAX;
      return { kind: 'round_off_too_large', line, amountPaise, amountPaiseMax };
    }
    if (kind === 'other' && accountId == null) return { kind: 'deduction_account_missing', line };
    if (accountId != null && !chargeAccounts.has(accountId)) {
      return { kind: 'deduction_account_unsuitable', line, accountId };
    }
  }
  return null;
}

/** @returns why a charge cannot be posted; null of one that can, and of none. */
export function bankChargeRefusal(
  charge: Charge | undefined,
  chargeAccounts: ReadonlySet<number>,
): DeductionRejection | null {
  if (charge === undefined) return null;
  const { amountPaise, accountId } = charge;
  if (amountPaise <= 0) return { kind: 'bank_charge_is_nothing' };
  if (accountId === null || chargeAccounts.has(accountId)) return null;
  return { kind: 'bank_charge_account_unsuitable', accountId };
}
