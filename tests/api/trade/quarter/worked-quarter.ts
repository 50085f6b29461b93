// A quarter of a trading company, July to September 2026, made up with its books by another
// arithmetic: what was bought in it, and what the books are to say of that.
import { readFileSync } from 'node:fs';

export type TaxHeads = { readonly igst: string; readonly cgst: string; readonly sgst: string };
export type Side = {
  readonly account: string;
  readonly party?: string;
  readonly dr?: string;
  readonly cr?: string;
};

export type QuarterSupplier = {
  readonly id: string;
  readonly name: string;
  readonly registration: string;
  readonly state: string;
  readonly pan: string | null;
  readonly gstin: string | null;
  readonly msme: string | null;
  readonly msme_agreement: boolean | null;
  readonly terms_days: number;
  readonly tds_code: string | null;
  readonly country?: string;
};

export type QuarterLine = {
  readonly account: string;
  readonly hsn: string;
  readonly taxable: string;
  readonly rate: string;
  readonly printed_tax: TaxHeads;
  readonly credit: string;
  readonly clause: string | null;
  readonly use: string;
  readonly class: string;
};

/** A bill, a note, or what is entered as a bill. */
export type QuarterBill = {
  readonly type: string;
  readonly key: string;
  readonly supplier: string;
  readonly number: string;
  readonly document_date: string;
  readonly posted: string;
  readonly received: string;
  readonly place_of_supply: string;
  readonly reverse_charge: boolean;
  readonly lines: readonly QuarterLine[];
  readonly round_off: string;
  readonly printed_total: string;
  readonly self_invoice?: string;
  readonly self_invoice_date?: string;
  readonly import_of_services?: boolean;
  readonly fx?: string;
  readonly exempt?: boolean;
  readonly non_gst?: boolean;
  readonly paid?: string;
  readonly original?: string;
  /** Of a debit note to a supplier: the credit note that answers it, where it is known. */
  readonly supplier_note_number?: string;
  readonly port?: string;
  /** Of a bill of entry: the bills whose goods they are of, and what customs made of them. */
  readonly bills?: readonly string[];
  readonly assessable_value?: string;
  readonly bcd?: string;
  readonly sws?: string;
  readonly other_duty?: string;
  readonly igst_rate?: string;
  readonly igst_actual?: string;
};

export type QuarterMoney = {
  readonly type: string;
  readonly id: string;
  readonly date: string;
  readonly amount: string;
  readonly mode: string | null;
  readonly reference: string | null;
  readonly party: string;
  readonly allocations: readonly { readonly ref: string; readonly amount: string }[];
  readonly payment_voucher?: string;
};

export type QuarterEntry = {
  readonly type: string;
  readonly id: string;
  readonly date: string;
  readonly lines: readonly Side[];
};

export type QuarterEvent = QuarterBill | QuarterMoney | QuarterEntry;

export type ExpectedDocument = {
  readonly document: string;
  readonly journal?: readonly {
    readonly date: string;
    readonly kind: string;
    readonly lines: readonly Side[];
  }[];
  readonly to_input_ledgers?: TaxHeads;
  readonly blocked_to_cost?: TaxHeads;
  readonly restricted_to_cost?: TaxHeads;
  readonly payable?: string;
  readonly time_of_supply?: string;
  readonly igst_by_formula?: string;
  readonly tds?: {
    readonly code: string;
    readonly base: string;
    readonly rate_percent: string;
    readonly amount: string;
    readonly why: string;
  };
};

type Parties = Readonly<Record<string, string>>;
export type BalanceOfAccount = Side & { readonly group: string; readonly parties?: Parties };

type CreditedBill = {
  readonly document: string;
  readonly booked: TaxHeads;
  readonly blocked: TaxHeads;
  readonly blocked_period: string | null;
  readonly restricted: TaxHeads;
  readonly restricted_period: string | null;
  readonly taken: readonly { readonly period: string; readonly amount: TaxHeads }[];
  readonly at_end_of: Readonly<Record<string, { readonly deferred: TaxHeads }>>;
};
type CreditMoved = { readonly period: string; readonly rule: string; readonly amount: TaxHeads };

export type Quarter = {
  readonly company: { readonly name: string; readonly gstin: string; readonly tan: string };
  readonly suppliers: readonly QuarterSupplier[];
  readonly opening: {
    readonly as_on: string;
    readonly balances: readonly Side[];
    readonly open_creditors: readonly {
      readonly ref: string;
      readonly party: string;
      readonly number: string;
      readonly date: string;
      readonly total: string;
      readonly tax: TaxHeads;
      readonly open: string;
    }[];
    readonly deferred_bill: {
      readonly ref: string;
      readonly supplier: string;
      readonly number: string;
      readonly date: string;
      readonly posted: string;
      readonly total: string;
      readonly tax: TaxHeads;
    };
    readonly tds_year_before_quarter: Readonly<Record<string, { readonly base_paid: string }>>;
  };
  readonly events: readonly QuarterEvent[];
  readonly decisions: readonly {
    readonly document?: string;
    readonly decision?: string;
    readonly before_filing?: string;
    readonly returns_filed?: { readonly gstr3b: Readonly<Record<string, string>> };
  }[];
  readonly match: Readonly<Record<string, Readonly<Record<string, { readonly status: string }>>>>;
  readonly expected: {
    readonly documents: readonly ExpectedDocument[];
    readonly trial_balance: Readonly<Record<string, readonly BalanceOfAccount[]>>;
    readonly creditors: Readonly<
      Record<
        string,
        readonly { readonly party: string; readonly ref: string; readonly open: string }[]
      >
    >;
    readonly register: {
      readonly by_period: Readonly<Record<string, Readonly<Record<string, TaxHeads>>>>;
      readonly documents: readonly CreditedBill[];
      readonly reversals: readonly CreditMoved[];
      readonly reclaims: readonly CreditMoved[];
    };
    readonly tds: {
      readonly closing: string;
      readonly statement: {
        readonly due: string;
        readonly rows: readonly {
          readonly document: string;
          readonly pan: string | null;
          readonly code: string;
          readonly date: string;
          readonly amount_taxed: string;
          readonly rate_percent: string;
          readonly tds: string;
          readonly deposit_due: string;
          readonly deposited_on: string | null;
        }[];
      };
    };
    readonly watch: {
      readonly rule_37: readonly {
        readonly ref: string;
        readonly bill_date: string;
        readonly day_180: string;
        readonly days_left: number;
        readonly unpaid: string;
        readonly total: string;
        readonly credit: TaxHeads;
        readonly state: string;
        readonly reversal_period: string;
        readonly reversed: TaxHeads;
        readonly reversal_if_unpaid_at_day_180: TaxHeads;
      }[];
      readonly s16_4: readonly {
        readonly document: string;
        readonly last_filing_date: string;
        readonly last_monthly_period: string;
        readonly untaken: TaxHeads;
        readonly state: string;
        readonly days_left: number;
      }[];
      readonly msme: readonly {
        readonly document: string;
        readonly size: string;
        readonly agreement: boolean;
        readonly accepted_on: string;
        readonly last_day: string;
        readonly unpaid: string;
        readonly days_over: number;
        readonly state: string;
      }[];
    };
  };
};

const FILE = new URL('../../../specimens/quarter/purchases.json', import.meta.url);

export const readQuarter = (): Quarter => JSON.parse(readFileSync(FILE, 'utf8')) as Quarter;

export const isBill = (event: QuarterEvent): event is QuarterBill => 'key' in event;
export const isMoney = (event: QuarterEvent): event is QuarterMoney => 'amount' in event;

export const nameOf = (event: QuarterEvent): string => (isBill(event) ? event.key : event.id);
export const dayOf = (event: QuarterEvent): string => (isBill(event) ? event.posted : event.date);

/** @returns paise of a text of rupees. */
export const paise = (rupees: string): number => Math.round(Number(rupees) * 100);

/** @returns debit less credit, in paise. */
export const signed = ({ dr = '0', cr = '0' }: Side): number => paise(dr) - paise(cr);

export const PERIODS = ['072026', '082026', '092026'] as const;

/** @returns the days of a period as the portal writes it: 072026. */
export function daysOfPeriod(period: string): { readonly from: string; readonly to: string } {
  const [month, year] = [period.slice(0, 2), period.slice(2)];
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return { from: `${year}-${month}-01`, to: `${year}-${month}-${last}` };
}
export const periodOf = (day: string): string => `${day.slice(5, 7)}${day.slice(0, 4)}`;

/** What the book makes of a bill of the quarter. */
export const kindInBook = ({ type }: Pick<QuarterBill, 'type'>) =>
  type === 'debit_note_to_supplier'
    ? 'purchase-debit-note'
    : type === 'bill_of_entry'
      ? 'bill-of-entry'
      : 'purchase-bill';
