// What the events of customers and invoices say in a history, without personal values.
import { totalOf } from '#core/invoice/index.ts';
import type { InvoiceEvent } from '#core/invoice/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CustomerEvent } from '#core/customer/index.ts';
import type { ProjectedEvent } from '../projection.ts';
import { dateInWords, listInWords, rupeesFigure } from './figures.ts';

type BillingEvent = Extract<ProjectedEvent, { type: (InvoiceEvent | CustomerEvent)['type'] }>;
type Remark = { readonly what: string };

export const isOfBilling = (event: ProjectedEvent): event is BillingEvent =>
  /^(customer|invoice)-/.test(event.stream) && !/^Journal|^Account/.test(event.type);

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

/** In the order of the names: the log sorts the keys of an event, so theirs differs from live. */
function changedFields(changes: object): string {
  const values: Readonly<Record<string, unknown>> = { ...changes };
  const names = Object.entries(CUSTOMER_FIELDS).filter(([field]) => values[field] !== undefined);
  return listInWords([...new Set(names.map(([, name]) => name))]);
}

export function billingRemarks(event: BillingEvent): readonly Remark[] {
  switch (event.type) {
    case 'CustomerCreated':
      return [{ what: 'Created' }];
    case 'CustomerChanged':
      return [{ what: `Changed ${changedFields(event.data.changes)}` }];
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
      const { number, amountPaise } = event.data;
      return [{ what: `Received ${rupeesFigure(amountPaise)} on account, ${number}` }];
    }
    case 'ReceiptReversed': {
      const { amountPaise, reason } = event.data;
      return [{ what: `Took back a receipt of ${rupeesFigure(amountPaise)}: ${reason}` }];
    }
    default:
      return [{ what: invoiceInWords(event) }];
  }
}

const erasureInWords = (dueOn: string | null): string =>
  dueOn === null
    ? 'To be erased when proceedings have ended'
    : `To be erased on ${dateInWords(calendarDate(dueOn))}`;

function invoiceInWords(event: Extract<BillingEvent, InvoiceEvent>): string {
  switch (event.type) {
    case 'InvoiceDrafted':
      return `Drafted as ${event.data.number}`;
    case 'InvoiceDraftChanged':
      return 'Draft changed';
    case 'InvoiceRenumbered':
      return `Numbered ${event.data.number}; ${event.data.formerNumber} is cancelled`;
    case 'InvoiceIssued':
      return `Issued, ${rupeesFigure(totalOf(event.data))}`;
    case 'PaymentRecorded':
      return `Payment of ${rupeesFigure(event.data.amountPaise)} recorded`;
    case 'PaymentReversed':
      return `Payment of ${rupeesFigure(event.data.amountPaise)} taken back: ${event.data.reason}`;
    case 'CreditAllocated':
      return `${rupeesFigure(event.data.amountPaise)} of ${event.data.source.number} allocated`;
    case 'AllocationReversed': {
      const { amountPaise, source, reason } = event.data;
      return `${rupeesFigure(amountPaise)} of ${source.number} taken back: ${reason}`;
    }
    case 'CreditNoteIssued':
      return `Credit note ${event.data.number} of ${rupeesFigure(totalOf(event.data))}`;
    case 'InvoiceCancelled':
      return `Cancelled: ${event.data.reason}`;
    case 'InvoiceEmailRequested':
      return 'E-mail asked for';
    case 'InvoiceEmailed':
      return 'E-mail sent';
    case 'InvoiceEmailFailed':
      return `E-mail failed: ${event.data.reason}`;
  }
}
