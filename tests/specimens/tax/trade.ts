// The trade of Sahyadri Traders: customers in this state, in another, abroad and in a zone, and an
// invoice of ten fans at ₹1,000 with 18 %, so that every example comes to the textbook's figures.
import type { CustomerEvent, CustomerFacts, CustomerFields } from '#core/customer/index.ts';
import { perHeaderText } from '#core/invoice/index.ts';
import type {
  CreditNoteIssued,
  DraftLine,
  InvoiceEvent,
  InvoiceFacts,
  InvoiceIssued,
  IssuedLine,
  PaymentRecorded,
  Recipient,
  Supplier,
  Draft,
  DraftInput,
} from '#core/invoice/index.ts';
import type {
  AccountId,
  AllocationId,
  CreditNoteId,
  DebitNoteId,
  CustomerId,
  EmailId,
  InvoiceId,
  JournalId,
  PaymentId,
  ReceiptId,
} from '#core/kernel/ids.ts';
import { NO_RETURNS } from '#core/tax/index.ts';
import { today } from '../days.ts';

export const trade = {
  invoiceId: 301 as InvoiceId,
  journalId: 801 as JournalId,
  reversalId: 802 as JournalId,
  paymentId: 401 as PaymentId,
  receiptId: 501 as ReceiptId,
  creditNoteId: 601 as CreditNoteId,
  debitNoteId: 651 as DebitNoteId,
  allocationId: 651 as AllocationId,
  emailId: 701 as EmailId,
  bank: 61,
  fan: 91,
} as const;

/** Karnataka Agro Mills: registered, in another state. */
export const agro = {
  customerId: 31 as CustomerId,
  accountId: 64 as AccountId,
  gstin: '29AAACK1234F1ZW',
  name: 'Karnataka Agro Mills',
} as const;

/** Ravi Kulkarni of Pune: not registered. */
export const ravi = {
  customerId: 32 as CustomerId,
  accountId: 71 as AccountId,
  name: 'Ravi Kulkarni',
} as const;

const nobody: CustomerFields = {
  name: '',
  company: null,
  registration: null,
  gstin: null,
  pan: null,
  stateCode: null,
  country: 'IN',
  email: null,
  phone: null,
  contact: null,
  dueDays: null,
  address: null,
  city: null,
  pincode: null,
};

export const agroFields: CustomerFields = {
  ...nobody,
  name: agro.name,
  gstin: agro.gstin,
  email: 'accounts@agro.example',
  address: '4 Mill Road',
  city: 'Hubballi',
  pincode: '580020',
};

export const raviFields: CustomerFields = {
  ...nobody,
  name: ravi.name,
  phone: '+91 98220 00032',
  stateCode: '27',
  address: '7 Sadashiv Peth',
  city: 'Pune',
  pincode: '411030',
};

const closed = { privateAddress: null, privateCity: null, privatePincode: null };

export const agroCreated = {
  type: 'CustomerCreated',
  version: 4,
  data: {
    customerId: agro.customerId,
    accountId: agro.accountId,
    ...agroFields,
    registration: 'regular',
    pan: 'AAACK1234F',
    stateCode: '29',
    ...closed,
  },
} as const satisfies CustomerEvent;

export const raviCreated = {
  type: 'CustomerCreated',
  version: 4,
  data: {
    customerId: ravi.customerId,
    accountId: ravi.accountId,
    privateCustomerId: ravi.customerId,
    ...raviFields,
    registration: 'unregistered',
    address: null,
    city: null,
    pincode: null,
    privateAddress: '7 Sadashiv Peth',
    privateCity: 'Pune',
    privatePincode: '411030',
  },
} as const satisfies CustomerEvent;

const padded = (n: number): string => String(n).padStart(3, '0');

/** @returns the n-th number of a series, as a document bears it. */
export const numbered = (series: string, n: number, financialYear = '26-27') => ({
  number: `${series}${padded(n)}`,
  series,
  seriesNumber: n,
  financialYear,
});

export const customerFacts: CustomerFacts = {
  today,
  uses: [],
  retention: { lastDocumentOn: null, legalForm: 'unknown', proceedings: [] },
  nextReceipt: (financialYear) => numbered('RV-', 4, financialYear),
  supplier: { supplierState: '27', supplierRegistration: 'regular', hasUndertaking: false },
  nextRefund: (financialYear) => numbered('RFV-', 1, financialYear),
  credit: null,
  moneyAccountId: trade.bank,
  chargeAccounts: new Set(),
  adopted: null,
  billAccounts: new Set(),
  bills: [],
  invoicesToRemind: 0,
  allocatedPaise: 0,
};

export const supplier: Supplier = {
  name: 'Sahyadri Traders',
  gstin: '27AAPFU0939F1ZV',
  pan: 'AAPFU0939F',
  stateCode: '27',
  address: '12 Market Road',
  city: 'Pune',
  pincode: '411001',
  registration: 'regular',
  email: null,
  phone: null,
  bank: null,
  upi: null,
  lut: null,
};

export const agroMills: Recipient = {
  name: agro.name,
  company: null,
  gstin: agro.gstin,
  pan: 'AAACK1234F',
  registration: 'regular',
  stateCode: '29',
  country: 'IN',
  address: '4 Mill Road',
  city: 'Hubballi',
  pincode: '580020',
};

/** Two streets away, and not registered. */
export const raviAtHome: Recipient = {
  name: ravi.name,
  company: null,
  gstin: null,
  pan: null,
  registration: 'unregistered',
  stateCode: '27',
  country: 'IN',
  address: '7 Sadashiv Peth',
  city: 'Pune',
  pincode: '411030',
};

export const dubaiStores: Recipient = {
  name: 'Dubai Stores',
  company: null,
  gstin: null,
  pan: null,
  registration: 'overseas',
  stateCode: '96',
  country: 'AE',
  address: '9 Creek Road',
  city: 'Dubai',
  pincode: null,
};

export const invoiceFacts: InvoiceFacts = {
  today,
  supplier,
  undertakings: { byYear: {}, ofNoYear: supplier.lut },
  dueDays: 30,
  turnovers: new Map(),
  draftDefaults: { pricesIncludeTax: false, rounding: 'none', notes: null, terms: null },
  customer: { active: true, recipient: agroMills, dueDays: null, email: 'accounts@agro.example' },
  nextInvoice: (financialYear) => numbered('INV-', 7, financialYear),
  nextCreditNote: (financialYear) => numbered('CN-', 3, financialYear),
  nextDebitNote: (financialYear) => numbered('DN-', 2, financialYear),
  nextReceipt: (financialYear) => numbered('RV-', 4, financialYear),
  products: new Set([trade.fan]),
  listedHsn: new Set(['8414', '9965', '9983']),
  moneyAccountId: trade.bank,
  credit: null,
  refundOfNote: null,
  returns: NO_RETURNS,
  lockedTo: null,
};

/** Who buys, all else as it usually is. */
export const buying = (recipient: Recipient): Partial<InvoiceFacts> => ({
  customer: { active: true, recipient, dueDays: null, email: null },
});

export const fans: DraftLine = {
  productId: trade.fan,
  name: 'Ceiling fan',
  description: null,
  hsn: '8414',
  uqc: 'NOS',
  unit: 'piece',
  quantityThousandths: 1e4,
  priceThousandths: 1e6,
  discount: null,
  treatment: 'taxable',
  rateBps: 1800,
  cessBps: 0,
  cessPerUnitThousandths: 0,
};

const terms: Omit<Draft, 'issueDate' | 'dueDate' | 'lines'> = {
  placeOfSupply: null,
  supply: 'domestic',
  reverseCharge: false,
  pricesIncludeTax: false,
  discount: null,
  rounding: 'none',
  ...perHeaderText(() => null),
  notes: null,
  terms: null,
};

export const wanted = (changes: Partial<DraftInput> = {}): DraftInput => ({
  ...terms,
  issueDate: null,
  dueDate: null,
  lines: [fans],
  ...changes,
});

export const dates = { issueDate: '2026-11-21', dueDate: '2026-12-21' } as const;

export const drafted = {
  type: 'InvoiceDrafted',
  version: 3,
  data: {
    invoiceId: trade.invoiceId,
    customerId: agro.customerId,
    ...numbered('INV-', 7),
    heads: 'inter',
    draft: {
      ...terms,
      ...dates,
      lines: [fans],
    },
  },
} satisfies InvoiceEvent;

export const issuedFans: IssuedLine = {
  ...fans,
  grossPaise: 1e6,
  discountPaise: 0,
  taxablePaise: 1e6,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 18e4,
  cessPaise: 0,
  income: 'sales-goods',
};

export const issued = {
  type: 'InvoiceIssued',
  version: 6,
  data: {
    ...terms,
    ...dates,
    invoiceId: trade.invoiceId,
    customerId: agro.customerId,
    number: 'INV-007',
    journalId: trade.journalId,
    title: 'Tax Invoice',
    placeOfSupply: '29',
    heads: 'inter',
    supplier,
    recipient: agroMills,
    lines: [issuedFans],
    roundOffPaise: 0,
  },
} satisfies InvoiceIssued;

/** INV-007 of ₹11,800.00, sent to Karnataka Agro Mills. */
export const sent: readonly InvoiceEvent[] = [drafted, issued];

export const paid = (
  amountPaise: number,
  paymentId: number = trade.paymentId,
): PaymentRecorded => ({
  type: 'PaymentRecorded',
  version: 2,
  data: {
    paymentId,
    invoiceId: trade.invoiceId,
    customerId: agro.customerId,
    amountPaise,
    method: 'bank-transfer',
    reference: 'UTR 42',
    paidOn: '2026-11-21',
    accountId: trade.bank,
    journalId: 803,
  },
});

/** A payment with the number of its receipt, which payments of old have none of. */
export const receipted = (
  payment: PaymentRecorded,
  receipt: PaymentRecorded['data']['receipt'] = numbered('RV-', 4),
): PaymentRecorded => ({ ...payment, data: { ...payment.data, receipt } });

/** CN-003: one fan of the ten comes back. */
export const oneFanBack: CreditNoteIssued = {
  type: 'CreditNoteIssued',
  version: 3,
  data: {
    creditNoteId: trade.creditNoteId,
    invoiceId: trade.invoiceId,
    ...numbered('CN-', 3),
    customerId: agro.customerId,
    journalId: 804,
    issueDate: '2026-11-21',
    reason: '01',
    note: 'One was broken',
    roundOffPaise: 0,
    appliedPaise: 118e3,
    lines: [
      {
        line: 1,
        quantityThousandths: 1e3,
        taxablePaise: 1e5,
        cgstPaise: 0,
        sgstPaise: 0,
        igstPaise: 18e3,
        cessPaise: 0,
      },
    ],
  },
};
