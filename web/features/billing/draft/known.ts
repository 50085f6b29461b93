// What the books know while an invoice is typed: who sells, who buys, which accounts it goes to.
import type { Account } from '#api/contract/account.ts';
import type { BillingSettings } from '#api/contract/billing-settings.ts';
import type { Customer } from '#api/contract/customer.ts';
import type { InvoiceCustomer, InvoiceFacts, Supplier } from '#core/invoice/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { POSTING_ROLES } from '#core/book/index.ts';
import type { PostingRole } from '#core/book/index.ts';
import type { PostingTo } from '#core/documents/index.ts';

export type Known = {
  readonly today: CalendarDate;
  readonly bookName: string;
  readonly settings: BillingSettings;
  /** Null until one is chosen and read. */
  readonly customer: Customer | null;
  readonly accounts: readonly Account[];
  /** The accounts that documents post to, as far as the book has settled them. */
  readonly posting: Readonly<Partial<Record<PostingRole, number>>>;
  readonly nextNumber: string | null;
};

const supplierOf = ({ bookName, settings }: Known): Supplier => ({
  name: settings.legal_name ?? bookName,
  gstin: settings.gstin,
  pan: settings.pan,
  address: settings.address,
  city: settings.city,
  pincode: settings.pincode,
  stateCode: settings.state_code,
  registration: settings.registration,
  email: settings.email,
  phone: settings.phone,
  upi: settings.upi,
  lut: settings.lut,
  bank:
    settings.bank === null
      ? null
      : {
          name: settings.bank.name,
          accountNumber: settings.bank.account_number,
          ifsc: settings.bank.ifsc,
          branch: settings.bank.branch,
        },
});

const customerOf = (customer: Customer): InvoiceCustomer => ({
  active: customer.status === 'active',
  dueDays: customer.due_days,
  email: customer.email,
  recipient: {
    name: customer.name,
    company: customer.company,
    gstin: customer.gst_number,
    pan: customer.pan,
    address: customer.address,
    city: customer.city,
    pincode: customer.pincode,
    stateCode: customer.state_code,
    registration: customer.registration,
    country: customer.country,
  },
});

/**
 * The facts as the server has them, but for what it alone knows: its number, its catalogue and the
 * master of HSN codes, which it asks when the invoice is sent.
 */
export function factsOf(
  known: Known,
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
    supplier: supplierOf(known),
    dueDays: known.settings.due_days,
    customer: known.customer === null ? null : customerOf(known.customer),
    nextInvoice: next,
    nextCreditNote: next,
    nextReceipt: next,
    products: new Set(named.products),
    listedHsn: new Set(named.codes),
    moneyAccountId: null,
    credit: null,
  };
}

/** @returns what the account is called that an entry goes to. */
export function accountName(to: PostingTo, { accounts, posting, customer }: Known): string {
  if ('accountId' in to && to.accountId === customer?.account_id) return customer.name;
  const id = 'accountId' in to ? to.accountId : posting[to.role];
  const account = accounts.find((each) => each.id === id);
  if (account !== undefined) return account.name;
  return 'role' in to ? POSTING_ROLES[to.role].name : 'Account';
}
