// Money on paper: a receipt and a refund as their events have them, with who stood on them then.
import type { Advance, AdvanceTax, Deduction } from '../../customer/index.ts';
import type { Recipient, Supplier } from '../../invoice/index.ts';
import type { PaymentMethod } from '../../kernel/payment-method.ts';
import type { CreditSourceKind, ItemKind } from '../../settlement/index.ts';
import type { Logo, SheetSize } from '../paper.ts';

/** A bill that money settles, and how much of it. */
export type PaidBill = {
  readonly kind: ItemKind;
  readonly number: string;
  readonly amountPaise: number;
};

export type MoneyDocument = {
  readonly supplier: Supplier;
  readonly recipient: Recipient;
  readonly logo: Logo | null;
  /** In English, of a party abroad; null within India. */
  readonly countryName: string | null;
  readonly sheet: SheetSize;
  readonly dated: string;
  readonly method: PaymentMethod;
  readonly reference: string | null;
  /** Whether it was taken back since. */
  readonly reversed: boolean;
};

export type ReceiptDocument = MoneyDocument & {
  /** Null of a payment that was recorded before payments had numbers. */
  readonly number: string | null;
  /** What the customer was credited with: money and deductions, less the tax of an advance. */
  readonly amountPaise: number;
  readonly deductions: readonly Deduction[];
  readonly advance: Advance | null;
  /** What it settles now; the rest is on account. */
  readonly settled: readonly PaidBill[];
};

export type RefundDocument = MoneyDocument & {
  readonly number: string;
  /** Of the credit, without the tax of an advance. */
  readonly amountPaise: number;
  readonly advanceTax: AdvanceTax | null;
  /** What is paid back; of a receipt that was an advance with what it was for. */
  readonly credit: {
    readonly kind: CreditSourceKind;
    readonly number: string;
    readonly dated: string | null;
    readonly advance: Advance | null;
  };
  readonly reason: string | null;
};
