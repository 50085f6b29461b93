// A draft whose place of supply rests on there being no address of the customer, which somebody
// confirms before it is issued, wherever that is done.
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import { lacksAddressOnRecord } from '#core/invoice/index.ts';
import { registration, supplierRegistration } from '#core/tax/index.ts';

/** @returns whether it is such a draft, as customer and lines are now. */
export function awaitsAddressWord(invoice: InvoiceDetail): boolean {
  const { status, supplier, recipient, items, servicePlace } = invoice;
  if (status !== 'draft') return false;
  const content = {
    issueDate: invoice.issueDate,
    placeOfSupply: invoice.placeOfSupplyGiven,
    delivery: invoice.delivery,
    lines: items,
    ...(servicePlace !== null && { servicePlace }),
  };
  const seller = {
    stateCode: supplier.state_code,
    gstin: supplier.gstin,
    registration: supplierRegistration.parse(supplier.registration),
  };
  const buyer = {
    ...recipient,
    stateCode: recipient.state_code,
    registration: registration.parse(recipient.registration),
  };
  return lacksAddressOnRecord(content, seller, buyer);
}

export const NO_ADDRESS = 'No address on record';
export const NO_ADDRESS_WHY =
  'No address of the customer is on record, so your state is the place of supply ' +
  '(IGST Act ss. 10(1)(ca) and 12(2)(b)(ii)).';
