// What the books know while an invoice is typed: who sells, who buys, which accounts it goes to.
import type { Account } from '#api/contract/account/account.ts';
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';
import type { BillingOverview } from '#api/contract/invoice/billing.ts';
import type { Customer } from '#api/contract/customer/customer.ts';
import type { PostingRole } from '#core/book/index.ts';
import type { CustomerState } from '#core/customer/index.ts';
import { invoiceCustomerOf, supplierOf } from '#core/documents/index.ts';
import type { InvoiceFacts } from '#core/invoice/index.ts';
import { NO_RETURNS } from '#core/tax/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Turnovers } from '#core/tax/index.ts';

export type InvoiceContext = {
  readonly today: CalendarDate;
  readonly bookName: string;
  readonly settings: BillingSettings;
  /** Null until one is chosen and read. */
  readonly customer: Customer | null;
  readonly accounts: readonly Account[];
  /** The accounts that documents post to, as far as the book has settled them. */
  readonly posting: Readonly<Partial<Record<PostingRole, number>>>;
  readonly nextNumber: string | null;
  /** The issued invoice of the series with the latest date. */
  readonly latestDated: BillingOverview['latestDated'];
};

/** @returns what the PAN turned over by financial year, as the rules have it. */
export const turnoversOf = ({ turnovers }: BillingSettings): Turnovers =>
  new Map(turnovers.map(({ financialYear, amountPaise }) => [financialYear, amountPaise]));
/** @returns the letters of undertaking by the labels of their financial years. */
export const lettersByYear = ({ undertakings }: BillingSettings): Record<string, string> =>
  Object.fromEntries(undertakings.map((one) => [one.financialYear, one.reference]));

/** @returns the customer as the rules have them; where the address is kept makes no difference. */
export const customerStateOf = (customer: Customer): CustomerState => ({
  ...customer,
  supplier: null,
  receipts: new Map(),
  refunds: new Map(),
  statementEmails: new Map(),
  erasure: null,
  privateAddress: null,
  privateCity: null,
  privatePincode: null,
});

/**
 * The facts as the server has them, but for what it alone knows: its number, its catalogue and the
 * master of HSN codes, which it asks when the invoice is sent.
 */
export function issueFactsOf(
  known: InvoiceContext,
  named: { readonly products: readonly number[]; readonly codes: readonly string[] },
): InvoiceFacts {
  const next = (financialYear: string) => ({
    number: known.nextNumber ?? '',
    series: '',
    seriesNumber: 1,
    financialYear,
  });
  return {
    today: known.today,
    supplier: supplierOf(known.bookName, known.settings),
    undertakings: {
      byYear: lettersByYear(known.settings),
      ofNoYear: known.settings.lut,
    },
    dueDays: known.settings.dueDays,
    draftDefaults: known.settings,
    turnovers: turnoversOf(known.settings),
    customer: known.customer === null ? null : invoiceCustomerOf(customerStateOf(known.customer)),
    nextInvoice: next,
    nextCreditNote: next,
    nextDebitNote: next,
    nextReceipt: next,
    products: new Set(named.products),
    listedHsn: new Set(named.codes),
    moneyAccountId: null,
    credit: null,
    refundOfNote: null,
    returns: NO_RETURNS,
    lockedTo: null,
  };
}
