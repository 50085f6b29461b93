// Who stands on an invoice, as the book and the customer are now.
import type { BillingProfile } from '../../book/index.ts';
import type { CustomerState } from '../../customer/index.ts';
import type { InvoiceCustomer, Supplier } from '../../invoice/index.ts';

/** @returns the book as it stands on its invoices. */
export const supplierOf = (bookName: string, billing: BillingProfile): Supplier => ({
  name: billing.legalName ?? bookName,
  gstin: billing.gstin,
  pan: billing.pan,
  address: billing.address,
  city: billing.city,
  pincode: billing.pincode,
  stateCode: billing.stateCode,
  registration: billing.registration,
  email: billing.email,
  phone: billing.phone,
  bank: billing.bank,
  upi: billing.upi,
  lut: billing.lut,
});

/** @returns the customer as an invoice has them; null for one that is absent or was removed. */
export function invoiceCustomerOf(state: CustomerState): InvoiceCustomer | null {
  if (!('accountId' in state)) return null;
  const { name, company, gstin, pan, registration, stateCode, country } = state;
  const address = state.address ?? state.privateAddress;
  const city = state.city ?? state.privateCity;
  const pincode = state.pincode ?? state.privatePincode;
  const place = { stateCode, country, address, city, pincode };
  return {
    active: state.status === 'active',
    recipient: { name, company, gstin, pan, registration, ...place },
    dueDays: state.dueDays,
    email: state.email,
    ...(state.status === 'erased' && { erased: true }),
  };
}
