// What the events of customers and invoices say in a history, without personal values.
import { totalOf } from '#core/invoice/index.ts';
import type { InvoiceEvent } from '#core/invoice/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CustomerEvent } from '#core/customer/index.ts';
import type { ProjectedEvent } from '../projection.ts';
import { dateInWords, rupeesFigure, listInWords } from './figures.ts';

type BillingEvent = Extract<ProjectedEvent, { type: (InvoiceEvent | CustomerEvent)['type'] }>;
type Remark = { readonly what: string };

export const isOfBilling = (event: ProjectedEvent): event is BillingEvent =>
  /^(customer|invoice)-/.test(event.stream) && !/^Journal|^Account/.test(event.type);

type PartyChanges = Extract<BillingEvent, { type: 'CustomerChanged' }>['data']['changes'];

function changeInWords(changes: PartyChanges): string {
  if (changes.accountId != null) return 'Made a customer too';
  if (changes.supplierAccountId != null) return 'Made a supplier too';
  if (changes.supplierRetired !== undefined) {
    return changes.supplierRetired ? 'Retired as a supplier' : 'A supplier again';
  }
  return `Changed ${changedFields(changes)}`;
}

export function billingRemarks(event: BillingEvent): readonly Remark[] {
  switch (event.type) {
    case 'CustomerCreated':
      return [{ what: 'Created' }];
    case 'CustomerChanged':
      return [{ what: changeInWords(event.data.changes) }];
    case 'CustomerActivated':
      return [{ what: 'Made active' }];
    case 'CustomerDeactivated':
      return [{ what: 'Made inactive' }];
    case 'CustomerErased':
      return [{ what: 'Personal data erased' }];
    case 'CustomerErasureAsked':
      return [{ what: erasureInWords(event.data.dueOn) }];
    case 'CustomerErasureCancelled':
      return [{ what: 'Erasure withdrawn' }];
    case 'CustomerRemoved':
      return [{ what: 'Removed' }];
    case 'ReceiptRecorded': {
      const { number, amountPaise, advance } = event.data;
      const how = advance === undefined ? 'on account' : 'in advance';
      return [{ what: `Received ${rupeesFigure(amountPaise)} ${how}, ${number}` }];
    }
    case 'ReceiptReversed': {
      const { amountPaise, reason } = event.data;
      return [{ what: `Took back a receipt of ${rupeesFigure(amountPaise)}: ${reason}` }];
    }
    case 'RefundRecorded': {
      const { number, amountPaise, credit } = event.data;
      return [{ what: `Refunded ${rupeesFigure(amountPaise)} of ${credit.number}, ${number}` }];
    }
    case 'RefundReversed': {
      const { amountPaise, reason } = event.data;
      return [{ what: `Took back a refund of ${rupeesFigure(amountPaise)}: ${reason}` }];
    }
    case 'StatementEmailRequested':
      return [{ what: 'E-mail of a statement asked for' }];
    case 'StatementEmailed':
      return [{ what: 'Statement sent by e-mail' }];
    case 'StatementEmailFailed':
      return [{ what: `E-mail of a statement failed: ${event.data.reason}` }];
    case 'EInvoiceRegistered':
    case 'EInvoiceCancelled':
      return [{ what: registrationInWords(event) }];
    default:
      return [{ what: invoiceInWords(event) }];
  }
}

const erasureInWords = (dueOn: string | null): string =>
  dueOn === null
    ? 'To be erased when proceedings have ended'
    : `To be erased on ${dateInWords(calendarDate(dueOn))}`;

type RegistrationEvent = Extract<
  BillingEvent,
  { type: 'EInvoiceRegistered' | 'EInvoiceCancelled' }
>;

const registrationInWords = ({ type, data }: RegistrationEvent): string =>
  type === 'EInvoiceRegistered'
    ? `Registered at the e-invoice portal, acknowledgement ${data.ackNumber}`
    : `Registration at the e-invoice portal cancelled: ${data.remark}`;

type OtherInvoiceEvent = Exclude<Extract<BillingEvent, InvoiceEvent>, RegistrationEvent>;

function invoiceInWords(event: OtherInvoiceEvent): string {
  switch (event.type) {
    case 'InvoiceDrafted':
      return `Drafted as ${event.data.number}`;
    case 'InvoiceDraftChanged':
      return 'Draft changed';
    case 'InvoiceRenumbered':
      return `Numbered ${event.data.number}; ${event.data.formerNumber} is cancelled`;
    case 'ParticularsOverridden':
      return overriddenInWords(event.data);
    case 'InvoiceIssued':
      return `Issued, ${rupeesFigure(totalOf(event.data))}`;
    case 'PaymentRecorded': {
      const { amountPaise, receipt } = event.data;
      const numbered = receipt === undefined ? '' : `, ${receipt.number}`;
      return `Payment of ${rupeesFigure(amountPaise)} recorded${numbered}`;
    }
    case 'PaymentReversed':
      return `Payment of ${rupeesFigure(event.data.amountPaise)} taken back: ${event.data.reason}`;
    case 'CreditAllocated':
      return `${rupeesFigure(event.data.amountPaise)} of ${event.data.source.number} allocated`;
    case 'AllocationReversed': {
      const { amountPaise, source, reason } = event.data;
      return `Allocation of ${rupeesFigure(amountPaise)} of ${source.number} taken back: ${reason}`;
    }
    case 'CreditNoteIssued':
      return `Credit note ${event.data.number} of ${rupeesFigure(totalOf(event.data))}`;
    case 'CreditNoteReversed': {
      const { number, credited, reason } = event.data;
      return `Credit note ${number} of ${rupeesFigure(credited.totalPaise)} taken back: ${reason}`;
    }
    case 'DebitNoteIssued':
    case 'DebitNoteReversed':
      return debitNoteInWords(event);
    case 'InvoiceCancelled':
      return `Cancelled: ${event.data.reason}`;
    case 'InvoiceEmailRequested':
      return 'E-mail asked for';
    case 'InvoiceEmailed':
      return 'E-mail sent';
    case 'InvoiceEmailFailed':
      return `E-mail failed: ${event.data.reason}`;
    case 'InvoiceReminderRequested':
      return `Reminder of ${rupeesFigure(event.data.duePaise)} asked for`;
    case 'InvoiceReminded':
      return 'Reminder sent';
    case 'InvoiceReminderFailed':
      return `Reminder not sent: ${event.data.reason}`;
  }
}

type DebitNoteEvent = Extract<BillingEvent, { type: 'DebitNoteIssued' | 'DebitNoteReversed' }>;

function debitNoteInWords({ type, data }: DebitNoteEvent): string {
  if (type === 'DebitNoteIssued') {
    return `Debit note ${data.number} of ${rupeesFigure(totalOf(data))}`;
  }
  const { number, debited, reason } = data;
  return `Debit note ${number} of ${rupeesFigure(debited.totalPaise)} taken back: ${reason}`;
}

// Which fields of a customer an event has changed, by their names.
const CUSTOMER_FIELDS = {
  name: 'name',
  company: 'company',
  registration: 'registration',
  gstin: 'GSTIN',
  pan: 'PAN',
  stateCode: 'state',
  country: 'country',
  email: 'e-mail',
  phone: 'phone',
  contact: 'contact',
  address: 'address',
  privateAddress: 'address',
  city: 'city',
  privateCity: 'city',
  pincode: 'PIN code',
  privatePincode: 'PIN code',
  dueDays: 'days until due',
};

/** @returns their names in this order: the log sorts an event's keys, so theirs would differ. */
function changedFields(changes: object): string {
  const values: Readonly<Record<string, unknown>> = { ...changes };
  const names = Object.entries(CUSTOMER_FIELDS).filter(([field]) => values[field] !== undefined);
  return listInWords([...new Set(names.map(([, name]) => name))]);
}

// What an invoice was issued without, and why, in its history.
type Override = Extract<ProjectedEvent, { type: 'ParticularsOverridden' }>['data'];

const PARTICULARS = {
  'supplier-address': 'the own address',
  'buyer-address': 'the buyer’s address',
  'buyer-state': 'the buyer’s state',
  hsn: 'HSN',
  unit: 'the unit',
  'delivery-address': 'the address of delivery',
  'place-of-supply': 'the place of supply',
} as const;

/** @returns `Issued without HSN and the unit: Sold by the bundle`. */
function overriddenInWords({ particulars, reason }: Override): string {
  const names = new Set(particulars.map(({ particular }) => PARTICULARS[particular]));
  return `Issued without ${listInWords([...names])}: ${reason}`;
}
