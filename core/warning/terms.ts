// What is unusual about an act, and worth a look, though nothing forbids it: each by its name, with
// the figures and days that say why. A refusal is another thing: it stands in `rejections.ts`.
import { z } from 'zod';

/** The names that callers know warnings by, in the order in which they are said. */
const WARNING_CODES = [
  'stock_below_nil',
  'earlier_date',
  'invoice_twice',
  'bill_twice',
  'gstin_twice',
  'pin_of_another_state',
  'cash_below_nil',
  'cash_above_limit',
  'paid_before_bill',
  'date_far_off',
  'reverse_charge_unusual',
  'set_off_of_open_period',
  'printed_tax_differs',
  'customs_tax_differs',
  'self_invoice_late',
  'order_over_billed',
  'order_received_already',
  'order_over_received',
  'bill_of_closed_order',
] as const;
export const warningCode = z.enum(WARNING_CODES);
export type WarningCode = z.infer<typeof warningCode>;

/** What of cash the Income-tax Act has a limit for. */
export type CashRule = 'receipt' | 'loan-taken' | 'loan-repaid' | 'expense';

/** Days are `YYYY-MM-DD`. */
export type Warning =
  /** More goes out than is there, on the day itself or, dated back, on a later one. */
  | {
      readonly code: 'stock_below_nil';
      readonly productId: number;
      readonly product: string;
      /** Null of the main location of a book with several, and of what is short in all of them. */
      readonly godown: string | null;
      readonly batch: string | null;
      readonly date: string;
      readonly quantityThousandths: number;
    }
  /** Rule 46(b) of the CGST Rules wants consecutive numbers; an auditor asks about their days. */
  | {
      readonly code: 'earlier_date';
      readonly number: string;
      readonly date: string;
      readonly before: string;
      readonly beforeDate: string;
    }
  | {
      readonly code: 'invoice_twice';
      readonly number: string;
      readonly customer: string;
      readonly amountPaise: number;
    }
  | {
      readonly code: 'bill_twice';
      readonly party: string;
      readonly bill: string;
      readonly amountPaise: number;
      /** The journal that has the bill already. */
      readonly journal: number;
      readonly date: string;
    }
  | { readonly code: 'gstin_twice'; readonly gstin: string; readonly name: string }
  | {
      readonly code: 'pin_of_another_state';
      readonly pincode: string;
      readonly state: string;
      /** In which States the PIN code may lie. */
      readonly states: string;
    }
  | {
      readonly code: 'cash_below_nil';
      readonly accountId: number;
      readonly account: string;
      readonly date: string;
      readonly balancePaise: number;
    }
  | {
      readonly code: 'cash_above_limit';
      readonly rule: CashRule;
      readonly section: string;
      readonly accountId: number;
      /** The person, or the account where nobody is named. */
      readonly party: string;
      /** What makes it so much: one day, one bill, or what is outstanding of a loan. */
      readonly by: 'day' | 'bill' | 'balance' | 'journal';
      readonly date: string;
      readonly amountPaise: number;
      readonly limitPaise: number;
    }
  | {
      readonly code: 'paid_before_bill';
      readonly number: string;
      readonly date: string;
      readonly billDate: string;
    }
  | { readonly code: 'date_far_off'; readonly date: string; readonly away: 'past' | 'future' }
  /** Lawful, and seldom meant: the supplier charges nothing, and the buyer pays the tax. */
  | {
      readonly code: 'reverse_charge_unusual';
      readonly number: string;
      readonly customer: string;
      readonly registration: 'sez' | 'composition';
    }
  /** What is posted in the period later may change what there is to set off. */
  | { readonly code: 'set_off_of_open_period'; readonly from: string; readonly to: string }
  /** What the supplier prints is what the supplier reports: it is kept. */
  | {
      readonly code: 'printed_tax_differs';
      /** From 1. */
      readonly line: number;
      readonly head: 'CGST' | 'SGST' | 'IGST' | 'Cess';
      readonly printedPaise: number;
      readonly computedPaise: number;
    }
  /** What customs took is what counts. */
  | {
      readonly code: 'customs_tax_differs';
      /** From 1. */
      readonly line: number;
      readonly paidPaise: number;
      readonly computedPaise: number;
    }
  /** CGST Rule 47A: within 30 days of the receipt. */
  | {
      readonly code: 'self_invoice_late';
      readonly number: string;
      readonly date: string;
      readonly receivedOn: string;
      readonly until: string;
    }
  /** More comes than was ordered: it may be what was agreed since. */
  | {
      readonly code: 'order_over_billed';
      /** Of the bill, from 1. */
      readonly line: number;
      readonly number: string;
      /** Null of what is ordered by its value alone. */
      readonly overThousandths: number | null;
      readonly overPaise: number | null;
    }
  /** A bill of the order itself brings in what a note of goods received had brought in. */
  | {
      readonly code: 'order_received_already';
      /** Of the bill, from 1. */
      readonly line: number;
      readonly receiptNumber: string;
      /** Null of what is ordered by its value alone. */
      readonly overThousandths: number | null;
      readonly overPaise: number | null;
    }
  | {
      readonly code: 'order_over_received';
      /** Of the note, from 1. */
      readonly line: number;
      readonly number: string;
      readonly overThousandths: number | null;
      readonly overPaise: number | null;
    }
  | { readonly code: 'bill_of_closed_order'; readonly number: string };

type FieldOf = Readonly<Record<WarningCode, string | null>>;

/** Where a form has what a warning is about, by the wire's name; null of the whole act. */
const FIELDS: FieldOf = {
  stock_below_nil: 'lines',
  earlier_date: 'date',
  invoice_twice: null,
  bill_twice: 'entry',
  gstin_twice: 'gst_number',
  pin_of_another_state: 'pincode',
  cash_below_nil: null,
  cash_above_limit: 'amount',
  paid_before_bill: 'date',
  date_far_off: 'date',
  reverse_charge_unusual: 'reverse_charge',
  set_off_of_open_period: 'gst',
  printed_tax_differs: 'items',
  customs_tax_differs: 'items',
  self_invoice_late: 'date',
  order_over_billed: 'items',
  order_received_already: 'items',
  order_over_received: 'items',
  bill_of_closed_order: 'items',
};

export const fieldOfWarning = ({ code }: Warning): string | null => FIELDS[code];

/** @returns the warnings in the order in which they are said, each once. */
export function warningsInOrder(warnings: readonly Warning[]): readonly Warning[] {
  const seen = new Map(warnings.map((warning) => [JSON.stringify(warning), warning]));
  return [...seen.values()].toSorted(
    (one, other) => WARNING_CODES.indexOf(one.code) - WARNING_CODES.indexOf(other.code),
  );
}
