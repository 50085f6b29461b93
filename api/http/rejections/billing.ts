// The status and the sentence of every refusal of customers, invoices and what settles them, and of
// what a book says of itself on them.
import type { CustomerRejection } from '#core/customer/index.ts';
import type { InvoiceRejection } from '#core/invoice/index.ts';
import { keptInWords } from '#core/tax/index.ts';
import type { TaxRejection } from '#core/tax/index.ts';
import { day, listed, money } from './phrases.ts';

type Own = CustomerRejection | Exclude<InvoiceRejection, TaxRejection>;
type Words = { [Kind in Own['kind']]: (refusal: Extract<Own, { kind: Kind }>) => string };

export const BILLING_STATUS = {
  customer_not_found: { status: 404, title: 'Not Found' },
  customer_exists: { status: 409, title: 'Customer exists' },
  customer_erased: { status: 409, title: 'Customer erased' },
  customer_kept: { status: 409, title: 'Kept by law' },
  erasure_not_asked: { status: 409, title: 'No erasure was asked for' },
  customer_in_use: { status: 409, title: 'Customer in use' },
  customer_gstin_invalid: { status: 422, title: 'Invalid GSTIN' },
  customer_needs_gstin: { status: 422, title: 'GSTIN missing' },
  customer_has_gstin: { status: 422, title: 'Registered after all' },
  customer_state_not_of_gstin: { status: 422, title: 'Another state' },
  customer_pan_not_of_gstin: { status: 422, title: 'Another PAN' },
  customer_pan_invalid: { status: 422, title: 'Invalid PAN' },
  customer_state_unknown: { status: 422, title: 'Unknown state' },
  customer_abroad_at_home: { status: 422, title: 'Abroad or in India' },
  customer_pincode_invalid: { status: 422, title: 'Invalid PIN code' },
  receipt_is_nothing: { status: 422, title: 'Amount missing' },
  receipt_in_the_future: { status: 422, title: 'Date in the future' },
  receipt_account_unknown: { status: 422, title: 'Unknown account' },
  receipt_not_found: { status: 404, title: 'Not Found' },
  receipt_already_reversed: { status: 409, title: 'Taken back already' },
  receipt_is_allocated: { status: 409, title: 'Allocated to invoices' },
  invoice_not_found: { status: 404, title: 'Not Found' },
  invoice_exists: { status: 409, title: 'Invoice exists' },
  invoice_is_issued: { status: 409, title: 'Issued already' },
  invoice_is_cancelled: { status: 409, title: 'Cancelled' },
  invoice_is_a_draft: { status: 409, title: 'A draft still' },
  invoice_customer_unknown: { status: 422, title: 'Unknown customer' },
  invoice_customer_inactive: { status: 422, title: 'Customer inactive' },
  invoice_without_lines: { status: 422, title: 'No items' },
  too_many_lines: { status: 422, title: 'Too many items' },
  line_product_unknown: { status: 422, title: 'Unknown product' },
  line_uqc_unknown: { status: 422, title: 'Unknown unit code' },
  line_hsn_invalid: { status: 422, title: 'Invalid HSN/SAC' },
  line_hsn_not_listed: { status: 422, title: 'Unknown HSN/SAC' },
  invoice_before_gst: { status: 422, title: 'Before GST' },
  issued_in_the_future: { status: 422, title: 'Date in the future' },
  due_before_issue: { status: 422, title: 'Due too early' },
  line_amount_is_nothing: { status: 422, title: 'Amount of nothing' },
  place_of_supply_unknown: { status: 422, title: 'Place of supply missing' },
  invoice_is_settled: { status: 409, title: 'Paid or credited' },
  nothing_is_due: { status: 409, title: 'Nothing is due' },
  payment_exceeds_balance_due: { status: 422, title: 'More than is due' },
  payment_is_nothing: { status: 422, title: 'Amount missing' },
  paid_in_the_future: { status: 422, title: 'Date in the future' },
  money_account_unknown: { status: 422, title: 'Unknown account' },
  payment_not_found: { status: 404, title: 'Not Found' },
  payment_already_reversed: { status: 409, title: 'Taken back already' },
  credit_not_found: { status: 422, title: 'Unknown credit' },
  allocation_exceeds_credit: { status: 422, title: 'More than is open' },
  allocation_not_found: { status: 404, title: 'Not Found' },
  allocation_already_reversed: { status: 409, title: 'Taken back already' },
  credit_is_nothing: { status: 422, title: 'Nothing to credit' },
  credit_note_before_invoice: { status: 422, title: 'Date before the invoice' },
  credit_note_too_late: { status: 422, title: 'Too late for a credit note' },
  email_missing: { status: 422, title: 'E-mail missing' },
  email_not_found: { status: 404, title: 'Not Found' },
} as const;

export const BILLING_WORDS: Words = {
  customer_not_found: () => 'There is no such customer.',
  customer_exists: () => 'This customer exists already.',
  customer_erased: () => 'The personal data of this customer were erased.',
  customer_kept: ({ kept, legalForm }) => keptInWords(kept, legalForm),
  erasure_not_asked: () => 'No erasure of this customer is waiting.',
  customer_in_use: ({ name, uses }) =>
    `${name} has ${listed(uses)} and stays. Make the customer inactive instead.`,
  customer_gstin_invalid: ({ gstin }) =>
    `${gstin} is not a GSTIN; look at its 15 characters again.`,
  customer_needs_gstin: () =>
    'Enter the GSTIN, or choose unregistered for a customer who has none.',
  customer_has_gstin: ({ gstin }) =>
    `A customer with the GSTIN ${gstin} is registered. Choose how, or take the number away.`,
  customer_state_not_of_gstin: ({ stateCode, gstin }) =>
    `The GSTIN ${gstin} is of another state than ${stateCode}.`,
  customer_pan_not_of_gstin: ({ pan, gstin }) =>
    `The GSTIN ${gstin} is of another PAN than ${pan}.`,
  customer_pan_invalid: ({ pan }) => `${pan} is not a PAN: five letters, four digits and a letter.`,
  customer_state_unknown: ({ stateCode }) => `${stateCode} is not the code of a state.`,
  customer_abroad_at_home: () =>
    'A customer overseas is in another country than India, under the state 96; and no other is.',
  customer_pincode_invalid: ({ pincode }) =>
    `${pincode} is not a PIN code: six digits, the first not 0.`,
  receipt_is_nothing: () => 'Enter an amount above zero.',
  receipt_in_the_future: ({ paidOn, today }) =>
    `${day(paidOn)} is in the future; today is ${day(today)}.`,
  receipt_account_unknown: () => 'Choose an open account of cash or bank.',
  receipt_not_found: () => 'There is no such receipt.',
  receipt_already_reversed: ({ number }) => `${number} was taken back already.`,
  receipt_is_allocated: ({ number, allocatedPaise }) =>
    `${money(allocatedPaise)} of ${number} settles invoices. Take that back there first.`,
  invoice_not_found: () => 'There is no such invoice.',
  invoice_exists: () => 'This invoice exists already.',
  invoice_is_issued: ({ number }) =>
    `${number} is issued and is not changed any more. A credit note gives back what was wrong.`,
  invoice_is_cancelled: ({ number }) => `${number} is cancelled.`,
  invoice_is_a_draft: ({ number }) => `${number} is a draft still. Issue it first.`,
  invoice_customer_unknown: () => 'Choose a customer of this book.',
  invoice_customer_inactive: ({ name }) => `${name} is inactive. Make the customer active first.`,
  invoice_without_lines: () => 'Add one item.',
  too_many_lines: ({ countMax }) => `An invoice has at most ${countMax} items.`,
  line_product_unknown: ({ line }) => `Line ${line}: choose a product that exists and is enabled.`,
  line_uqc_unknown: ({ line, uqc }) =>
    `Line ${line}: ${uqc} is not a unit code of GST, such as NOS, KGS or BAL. OTH is for others.`,
  line_hsn_invalid: ({ line, hsn }) =>
    `Line ${line}: ${hsn} is not an HSN or SAC; goods have 4, 6 or 8 digits, services 4 or 6.`,
  line_hsn_not_listed: ({ line, hsn }) =>
    `Line ${line}: ${hsn} is not among the codes that GSTN lists. Search by words to find it.`,
  invoice_before_gst: ({ issueDate, from }) =>
    `${day(issueDate)} is before GST began, on ${day(from)}.`,
  issued_in_the_future: ({ issueDate, today }) =>
    `${day(issueDate)} is in the future; today is ${day(today)}.`,
  due_before_issue: ({ dueDate, issueDate }) =>
    `Due on ${day(dueDate)}, before it is issued on ${day(issueDate)}.`,
  line_amount_is_nothing: ({ line }) =>
    `Line ${line} comes to less than half a paisa. Raise its price or its quantity.`,
  place_of_supply_unknown: () =>
    'Choose a place of supply: neither the customer nor the address of delivery tells one state.',
  invoice_is_settled: ({ number }) =>
    `${number} is paid or credited in part and cannot be cancelled. Issue a credit note instead.`,
  nothing_is_due: ({ number }) => `Nothing is due on ${number}.`,
  payment_exceeds_balance_due: ({ amountPaise, duePaise }) =>
    `${money(amountPaise)} is more than the balance due, ${money(duePaise)}.`,
  payment_is_nothing: () => 'Enter an amount above zero.',
  paid_in_the_future: ({ paidOn, today }) =>
    `${day(paidOn)} is in the future; today is ${day(today)}.`,
  money_account_unknown: () => 'Choose an open account of cash or bank.',
  payment_not_found: () => 'There is no such payment of this invoice.',
  payment_already_reversed: () => 'This payment was taken back already.',
  credit_not_found: () => 'Choose a receipt or credit note of this customer.',
  allocation_exceeds_credit: ({ amountPaise, openPaise }) =>
    `${money(amountPaise)} is more than is open, ${money(openPaise)}.`,
  allocation_not_found: () => 'There is no such allocation to this invoice.',
  allocation_already_reversed: () => 'This allocation was taken back already.',
  credit_is_nothing: () => 'Nothing of that is left to credit.',
  credit_note_before_invoice: ({ issueDate, invoiceDate }) =>
    `${day(issueDate)} is before the invoice, of ${day(invoiceDate)}.`,
  credit_note_too_late: ({ until }) =>
    `Under GST the credit notes of this invoice ended on ${day(until)}.`,
  email_missing: () => 'Enter an e-mail address; the customer has none.',
  email_not_found: () => 'No such e-mail was asked for.',
};
