// The status and the sentence of every refusal of invoices and what settles them.
import { missingInWords } from '#core/invoice/index.ts';
import type { InvoiceRejection } from '#core/invoice/index.ts';
import type { SettlementRejection } from '#core/settlement/index.ts';
import type { TaxRejection } from '#core/tax/index.ts';
import { SERVICE_NATURES } from '#core/tax/index.ts';
import type { EInvoiceRejection } from './e-invoices.ts';
import { day, money, naturesInWords, gstinKindInWords } from './phrases.ts';
import type { PERIOD_STATUS } from './periods.ts';

/** Told in `periods.ts`. */
type PeriodKind = keyof typeof PERIOD_STATUS;

type Own =
  | SettlementRejection
  | Exclude<InvoiceRejection, TaxRejection | EInvoiceRejection | { kind: PeriodKind }>;
type Words = { [Kind in Own['kind']]: (refusal: Extract<Own, { kind: Kind }>) => string };

export const INVOICE_STATUS = {
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
  line_without_goods: { status: 422, title: 'No goods' },
  line_godown_unknown: { status: 422, title: 'Unknown godown' },
  line_batch_unknown: { status: 422, title: 'Unknown batch' },
  line_uqc_unknown: { status: 422, title: 'Unknown unit code' },
  line_hsn_invalid: { status: 422, title: 'Invalid HSN/SAC' },
  line_hsn_not_listed: { status: 422, title: 'Unknown HSN/SAC' },
  invoice_before_gst: { status: 422, title: 'Before GST' },
  issued_in_the_future: { status: 422, title: 'Date in the future' },
  due_before_issue: { status: 422, title: 'Due too early' },
  line_amount_is_nothing: { status: 422, title: 'Amount of nothing' },
  line_rate_missing: { status: 422, title: 'GST rate missing' },
  rate_without_gstin: { status: 422, title: 'No GSTIN' },
  deemed_export_of_service: { status: 422, title: 'No deemed export' },
  line_nature_against_code: { status: 422, title: 'Not what the code says' },
  line_nature_missing: { status: 422, title: 'Kind of service missing' },
  buyer_not_of_gstin: { status: 422, title: 'Registration of the customer' },
  particulars_missing: { status: 422, title: 'Particulars missing' },
  service_place_unknown: { status: 422, title: 'State unknown' },
  line_nature_of_goods: { status: 422, title: 'Goods as a service' },
  lines_end_apart: { status: 422, title: 'Two places of supply' },
  buyer_country_missing: { status: 422, title: 'Country missing' },
  buyer_state_missing: { status: 422, title: 'State missing' },
  service_place_missing: { status: 422, title: 'State missing' },
  undertaking_missing: { status: 422, title: 'No letter of undertaking' },
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
  invoice_is_settled_there: { status: 422, title: 'Settle the invoice itself' },
  item_not_found: { status: 422, title: 'Unknown open item' },
  item_is_settled: { status: 409, title: 'Settled already' },
  advance_holds_tax: { status: 409, title: 'An advance with tax' },
  items_of_one_side: { status: 422, title: 'Both on one side' },
  settlement_is_nothing: { status: 422, title: 'Nothing to settle' },
  settlement_exceeds_item: { status: 422, title: 'More than is open' },
  settlement_not_found: { status: 404, title: 'Not Found' },
  settlement_already_reversed: { status: 409, title: 'Taken back already' },
  allocation_not_found: { status: 404, title: 'Not Found' },
  allocation_already_reversed: { status: 409, title: 'Taken back already' },
  credit_reaches_debit_note: { status: 422, title: 'Charged by a debit note' },
  credit_is_nothing: { status: 422, title: 'Nothing to credit' },
  credit_note_before_invoice: { status: 422, title: 'Date before the invoice' },
  credit_note_too_late: { status: 422, title: 'Too late for a credit note' },
  credit_note_not_found: { status: 404, title: 'Not Found' },
  credit_note_already_reversed: { status: 409, title: 'Taken back already' },
  credit_note_is_refunded: { status: 409, title: 'Refunded' },
  debit_note_before_invoice: { status: 422, title: 'Date before the invoice' },
  debit_line_unknown: { status: 422, title: 'No such line' },
  debit_is_nothing: { status: 422, title: 'Nothing to charge' },
  debit_note_not_found: { status: 404, title: 'Not Found' },
  debit_note_already_reversed: { status: 409, title: 'Taken back already' },
  invoice_has_debit_note: { status: 409, title: 'Has a debit note' },
  email_missing: { status: 422, title: 'E-mail missing' },
  email_not_found: { status: 404, title: 'Not Found' },
} as const;

export const INVOICE_WORDS: Words = {
  invoice_not_found: () => 'There is no such invoice.',
  invoice_exists: () => 'This invoice exists already.',
  invoice_is_issued: ({ number }) =>
    `${number} is issued and is not changed any more. A credit note gives back what was wrong; ` +
    'one that nothing settles can be cancelled while its return is open.',
  invoice_is_cancelled: ({ number }) => `${number} is cancelled.`,
  invoice_is_a_draft: ({ number }) => `${number} is a draft still. Issue it first.`,
  invoice_customer_unknown: () => 'Choose a customer of this book.',
  invoice_customer_inactive: ({ name }) => `${name} is inactive. Make the customer active first.`,
  invoice_without_lines: () => 'Add an item.',
  too_many_lines: ({ countMax }) => `An invoice has at most ${countMax} items.`,
  line_product_unknown: ({ line }) => `Line ${line}: choose a product that exists and is enabled.`,
  line_without_goods: ({ line, of }) =>
    `Line ${line}: no goods of a product move by this line. Leave the ${of} empty.`,
  line_godown_unknown: ({ line }) => `Line ${line}: choose a godown of this book that is enabled.`,
  line_batch_unknown: ({ line, batch }) =>
    `Line ${line}: the product has no batch ${batch}. A stock journal names it as it comes in.`,
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
  line_rate_missing: ({ line }) =>
    `Line ${line}: enter the GST rate, or choose nil-rated, exempt or non-GST. ` +
    'No product with a rate on the day of the invoice tells it.',
  rate_without_gstin: ({ line, rateBps }) =>
    `Line ${line} has a GST rate of ${rateBps / 100} %, and this book has no GSTIN, so it charges ` +
    'no tax. Enter the GSTIN in the billing settings, or take the rate off.',
  deemed_export_of_service: ({ line }) =>
    `Line ${line} is a service, and deemed exports are of goods alone (CGST Act s. 147). ` +
    'Choose another supply, or bill the service on an invoice of its own.',
  line_nature_against_code: ({ line, hsn, natures, section }) =>
    `Line ${line}: by IGST Act ${section}, ${hsn} is ${naturesInWords(natures)}. Choose that, ` +
    'enter the code of the other service, or choose the place of supply yourself.',
  line_nature_missing: ({ line, hsn, among }) =>
    `Line ${line}: choose what ${hsn} is here: ${naturesInWords(among)}. The place of supply ` +
    'depends on it (IGST Act s. 12).',
  buyer_not_of_gstin: ({ name, registration, numberKind }) =>
    `Change ${name}: ${gstinKindInWords(registration, numberKind)}`,
  particulars_missing: ({ missing }) => missingInWords(missing),
  service_place_unknown: ({ servicePlace }) =>
    `${servicePlace} is not the code of a state. Choose where the service ends.`,
  line_nature_of_goods: ({ line, hsn }) =>
    `Line ${line}: ${hsn} is a code of goods, which end where they are delivered. ` +
    'Enter the code of the service, or choose goods.',
  lines_end_apart: ({ line, other }) =>
    `Line ${line} ends in another state than line ${other}. Bill them on invoices of their own.`,
  buyer_country_missing: ({ name }) => `Enter the country of ${name}, which is overseas.`,
  buyer_state_missing: ({ name }) => `Enter the state of ${name}, or the GSTIN that names it.`,
  service_place_missing: ({ nature }) =>
    `${SERVICE_NATURES[nature].asks ?? 'Where the service ends'}: choose the state. ` +
    `It is the place of supply (IGST Act ${SERVICE_NATURES[nature].inIndia}).`,
  undertaking_missing: ({ on }) =>
    `No letter of undertaking is in force on ${day(on)}. Record the one of its financial year ` +
    'in the billing settings, or charge the tax.',
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
  invoice_is_settled_there: () => 'Settle an invoice by its own call.',
  item_not_found: () => 'Choose open items of this customer or supplier.',
  item_is_settled: ({ number }) => `Nothing is open of ${number} any more.`,
  advance_holds_tax: ({ number }) =>
    `${number} is an advance with GST inside. Set it against an invoice, or refund it.`,
  items_of_one_side: () => 'Settle a bill with money: choose a debit and a credit.',
  settlement_is_nothing: () => 'Give an amount above zero.',
  settlement_exceeds_item: ({ amountPaise, openPaise }) =>
    `${money(amountPaise)} is more than is open, ${money(openPaise)}.`,
  settlement_not_found: () => 'There is no such settlement.',
  settlement_already_reversed: () => 'This settlement was taken back already.',
  allocation_not_found: () => 'There is no such allocation to this invoice.',
  allocation_already_reversed: () => 'This allocation was taken back already.',
  credit_reaches_debit_note: ({ line, leftPaise, note }) =>
    `Line ${line}: the invoice has ${money(leftPaise)} before tax left to credit; the rest was ` +
    `charged by debit note ${note}. Take that back, and issue another if less of it is owed.`,
  credit_is_nothing: () => 'These lines are already fully credited.',
  credit_note_before_invoice: ({ issueDate, invoiceDate }) =>
    `${day(issueDate)} is before the invoice, of ${day(invoiceDate)}.`,
  credit_note_too_late: ({ until }) =>
    `Under GST the credit notes of this invoice ended on ${day(until)}.`,
  credit_note_not_found: () => 'This invoice has no such credit note.',
  credit_note_already_reversed: ({ number }) => `${number} was taken back already.`,
  credit_note_is_refunded: ({ number, refund }) =>
    `${number} was paid back by refund ${refund}. Take the refund back first.`,
  debit_note_before_invoice: ({ issueDate, invoiceDate }) =>
    `${day(issueDate)} is before the invoice, of ${day(invoiceDate)}.`,
  debit_line_unknown: ({ line, lines }) => `The invoice has no line ${line}; it has ${lines}.`,
  debit_is_nothing: () => 'Enter a value or a difference of price above zero.',
  debit_note_not_found: () => 'This invoice has no such debit note.',
  debit_note_already_reversed: ({ number }) => `${number} was taken back already.`,
  invoice_has_debit_note: ({ number, note }) =>
    `Debit note ${note} adds to ${number}. Take the debit note back first.`,
  email_missing: () => 'Enter an e-mail address; the customer has none.',
  email_not_found: () => 'No such e-mail was asked for.',
};
