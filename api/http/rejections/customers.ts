// The status and the sentence of every refusal of customers and their money.
import type { CustomerRejection } from '#core/customer/index.ts';
import { phoneFault } from '#core/kernel/reading/phones.ts';
import { keptInWords } from '#core/tax/index.ts';
import { day, countedUses, money, gstinKindInWords } from './phrases.ts';

type Own = CustomerRejection;
type Words = { [Kind in Own['kind']]: (refusal: Extract<Own, { kind: Kind }>) => string };

const SUPPLIER_LISTS = { registrations: 'Registration', certificates: 'Certificate' } as const;

export const CUSTOMER_STATUS = {
  customer_not_found: { status: 404, title: 'Not Found' },
  supplier_not_found: { status: 404, title: 'Not Found' },
  party_is_supplier: { status: 409, title: 'A supplier already' },
  party_is_customer: { status: 409, title: 'A customer already' },
  supplier_account_unfit: { status: 422, title: 'No such ledger' },
  supplier_without_bank: { status: 409, title: 'No bank details' },
  supplier_registration_invalid: { status: 422, title: 'Invalid GSTIN' },
  supplier_days_unfit: { status: 422, title: 'Days that do not fit' },
  supplier_registration_of_other_state: { status: 422, title: 'Another state' },
  supplier_special_registration_unfit: { status: 422, title: 'Another registration' },
  supplier_registration_of_other_pan: { status: 422, title: 'Another PAN' },
  supplier_registration_twice: { status: 422, title: 'The same GSTIN twice' },
  supplier_tds_nature_unknown: { status: 422, title: 'Unknown nature of payment' },
  supplier_ifsc_invalid: { status: 422, title: 'Invalid IFSC' },
  supplier_default_account_unfit: { status: 422, title: 'Unknown account' },
  customer_exists: { status: 409, title: 'Customer exists' },
  customer_erased: { status: 409, title: 'Customer erased' },
  customer_kept: { status: 409, title: 'Kept by law' },
  erasure_not_asked: { status: 409, title: 'No erasure was asked for' },
  supplier_in_use: { status: 409, title: 'Supplier in use' },
  customer_in_use: { status: 409, title: 'Customer in use' },
  customer_gstin_invalid: { status: 422, title: 'Invalid GSTIN' },
  customer_needs_gstin: { status: 422, title: 'GSTIN missing' },
  customer_has_gstin: { status: 422, title: 'Registered after all' },
  customer_not_of_gstin: { status: 422, title: 'Registration and number differ' },
  customer_state_not_of_gstin: { status: 422, title: 'Another state' },
  customer_pan_not_of_gstin: { status: 422, title: 'Another PAN' },
  customer_pan_invalid: { status: 422, title: 'Invalid PAN' },
  customer_state_unknown: { status: 422, title: 'Unknown state' },
  customer_abroad_at_home: { status: 422, title: 'Abroad or in India' },
  customer_pincode_invalid: { status: 422, title: 'Invalid PIN code' },
  customer_phone_invalid: { status: 422, title: 'Invalid phone number' },
  receipt_is_nothing: { status: 422, title: 'Amount missing' },
  receipt_in_the_future: { status: 422, title: 'Date in the future' },
  receipt_account_unknown: { status: 422, title: 'Unknown account' },
  bank_charge_is_nothing: { status: 422, title: 'Bank charge of nothing' },
  bank_charge_account_unsuitable: { status: 422, title: 'Another account' },
  advance_hsn_invalid: { status: 422, title: 'HSN or SAC invalid' },
  advance_rate_unknown: { status: 422, title: 'Rate unknown' },
  advance_place_unknown: { status: 422, title: 'Place of supply unknown' },
  customer_without_email: { status: 422, title: 'E-mail missing' },
  statement_email_not_found: { status: 404, title: 'Not Found' },
  nothing_to_remind_of: { status: 409, title: 'Nothing to remind of' },
  refund_credit_not_found: { status: 422, title: 'Unknown credit' },
  nothing_to_refund: { status: 409, title: 'Nothing to refund' },
  refund_is_nothing: { status: 422, title: 'Nothing to refund' },
  refund_exceeds_credit: { status: 422, title: 'More than is open' },
  no_money_to_refund: { status: 409, title: 'No money to pay back' },
  refund_exceeds_money: { status: 422, title: 'More than came in' },
  refund_in_the_future: { status: 422, title: 'Date in the future' },
  refund_not_found: { status: 404, title: 'Not Found' },
  refund_already_reversed: { status: 409, title: 'Taken back already' },
  advance_settles_nothing: { status: 422, title: 'An advance' },
  deduction_is_nothing: { status: 422, title: 'Deduction of nothing' },
  round_off_too_large: { status: 422, title: 'Too much for a round-off' },
  deduction_account_missing: { status: 422, title: 'Account missing' },
  deduction_account_unsuitable: { status: 422, title: 'Another account' },
  settled_amount_is_nothing: { status: 422, title: 'Nothing to settle' },
  open_item_named_twice: { status: 422, title: 'Named twice' },
  open_item_unknown: { status: 422, title: 'Unknown open item' },
  bill_is_a_draft: { status: 409, title: 'A draft still' },
  bill_is_cancelled: { status: 409, title: 'Cancelled' },
  open_item_is_credit: { status: 422, title: 'Not owed' },
  open_item_exceeded: { status: 422, title: 'More than is open' },
  receipt_exceeded: { status: 422, title: 'More than was received' },
  receipt_not_found: { status: 404, title: 'Not Found' },
  receipt_already_reversed: { status: 409, title: 'Taken back already' },
  receipt_is_allocated: { status: 409, title: 'Used already' },
} as const;

export const CUSTOMER_WORDS: Words = {
  customer_not_found: () => 'There is no such customer.',
  supplier_not_found: () => 'There is no such supplier.',
  party_is_supplier: ({ name }) => `${name} is a supplier already.`,
  party_is_customer: ({ name }) => `${name} is a customer already.`,
  supplier_account_unfit: () =>
    'Choose an open account under Sundry Creditors that is no supplier’s yet.',
  supplier_without_bank: () => 'Enter the account number or the UPI ID first.',
  supplier_registration_invalid: ({ line, gstin }) =>
    `Registration ${line}: ${gstin} is not a GSTIN; look at its 15 characters again.`,
  supplier_days_unfit: ({ of, line }) =>
    of === 'msme'
      ? `MSME ${line}: choose a last day that is not before the first, and days of no other line.`
      : `${SUPPLIER_LISTS[of]} ${line}: choose a last day that is not before the first.`,
  supplier_registration_of_other_state: ({ line, gstin, state }) =>
    `Registration ${line}: the GSTIN ${gstin} is of another state than ${state}.`,
  supplier_registration_of_other_pan: ({ line, gstin, pan }) =>
    `Registration ${line}: the GSTIN ${gstin} is of another PAN than ${pan}.`,
  supplier_registration_twice: ({ line, gstin }) =>
    `Registration ${line}: ${gstin} is there already for these days.`,
  supplier_special_registration_unfit: ({ specialRegistration }) =>
    specialRegistration === 'tax-deductor'
      ? 'Who is registered to deduct tax alone has a GSTIN with D as its 14th character.'
      : 'Give the GSTIN that it is registered under, and regular as its registration.',
  supplier_tds_nature_unknown: ({ nature }) =>
    `${nature} is no nature of payment. Give its code, such as 1024, or its section, such as 194C.`,
  supplier_ifsc_invalid: ({ ifsc }) =>
    `${ifsc} is not an IFSC: four letters, a 0 and six letters or digits.`,
  supplier_default_account_unfit: () =>
    'Choose an open account other than cash, bank, customers and suppliers.',
  customer_exists: () => 'This customer exists already.',
  customer_erased: () => 'The personal data of this customer were erased.',
  customer_kept: ({ kept, legalForm }) => keptInWords(kept, legalForm),
  erasure_not_asked: () => 'No erasure of this customer is waiting.',
  supplier_in_use: ({ name, uses }) =>
    `${name} has ${countedUses(uses)} and stays. Retire the supplier instead.`,
  customer_in_use: ({ name, uses }) =>
    `${name} has ${countedUses(uses)} and stays. Make the customer inactive instead.`,
  customer_gstin_invalid: ({ gstin }) =>
    `${gstin} is not a GSTIN; look at its 15 characters again.`,
  customer_needs_gstin: () =>
    'Enter the GSTIN, or choose unregistered for a customer who has none.',
  customer_has_gstin: ({ gstin }) =>
    `A customer with the GSTIN ${gstin} is registered. Choose how, or take the number away.`,
  customer_not_of_gstin: ({ registration, gstin, numberKind }) =>
    `${gstin}: ${gstinKindInWords(registration, numberKind)}`,
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
  customer_phone_invalid: ({ phone }) => phoneFault(phone),
  receipt_is_nothing: () => 'Enter an amount above zero.',
  receipt_in_the_future: ({ paidOn, today }) =>
    `${day(paidOn)} is in the future; today is ${day(today)}.`,
  receipt_account_unknown: () => 'Choose an open account of cash or bank.',
  bank_charge_is_nothing: () => 'Enter a bank charge above zero, or leave it out.',
  bank_charge_account_unsuitable: () =>
    'Choose an open account other than cash, bank, customers and suppliers.',
  advance_hsn_invalid: ({ hsn }) => `${hsn} is not an HSN or SAC.`,
  advance_rate_unknown: ({ rateBps }) =>
    `${rateBps / 100} % is not a rate of GST on that day. Leave it blank if it is not known.`,
  advance_place_unknown: ({ placeOfSupply }) =>
    `${placeOfSupply} is not the code of a state. Leave it blank if it is not known.`,
  customer_without_email: () => 'Enter an e-mail address; the customer has none.',
  statement_email_not_found: () => 'No such e-mail was asked for.',
  nothing_to_remind_of: () =>
    'None of these invoices is overdue, or each was reminded of within the last days.',
  refund_credit_not_found: () => 'Choose a receipt or credit note of this customer.',
  nothing_to_refund: ({ number }) => `Nothing of ${number} is open.`,
  refund_is_nothing: () => 'Enter an amount above zero.',
  refund_exceeds_credit: ({ amountPaise, openPaise }) =>
    `${money(amountPaise)} is more than is open, ${money(openPaise)}.`,
  no_money_to_refund: ({ number }) =>
    `No money is left of ${number}: what was deducted or written off cannot be paid back.`,
  refund_exceeds_money: ({ number, amountPaise, moneyPaise }) =>
    `${money(amountPaise)} is more than the money of ${number}, ${money(moneyPaise)}.`,
  refund_in_the_future: ({ paidOn, today }) =>
    `${day(paidOn)} is in the future; today is ${day(today)}.`,
  refund_not_found: () => 'There is no such refund.',
  refund_already_reversed: ({ number }) => `${number} was taken back already.`,
  advance_settles_nothing: () => 'An advance settles no bill: record it by itself.',
  deduction_is_nothing: ({ line }) => `Deduction ${line}: give an amount above zero.`,
  round_off_too_large: ({ line, amountPaiseMax }) =>
    `Deduction ${line}: a round-off is at most ${money(amountPaiseMax)}.`,
  deduction_account_missing: ({ line }) => `Deduction ${line}: choose an account.`,
  deduction_account_unsuitable: ({ line }) =>
    `Deduction ${line}: choose an open account other than cash, bank, customers and suppliers.`,
  settled_amount_is_nothing: ({ line }) => `Bill ${line}: give an amount above zero.`,
  open_item_named_twice: ({ line }) => `Bill ${line} stands here already.`,
  open_item_unknown: ({ line }) => `Bill ${line}: choose an open item of this customer.`,
  bill_is_a_draft: ({ number }) => `${number} is a draft still. Issue it first.`,
  bill_is_cancelled: ({ number }) => `${number} is cancelled.`,
  open_item_is_credit: ({ number }) => `${number} is the customer’s own money: nothing is owed.`,
  open_item_exceeded: ({ number, amountPaise, openPaise }) =>
    `${money(amountPaise)} is more than is open of ${number}, ${money(openPaise)}.`,
  receipt_exceeded: ({ settledPaise, amountPaise }) =>
    `The bills come to ${money(settledPaise)}, and what was received and deducted to ` +
    `${money(amountPaise)}.`,
  receipt_not_found: () => 'There is no such receipt.',
  receipt_already_reversed: ({ number }) => `${number} was taken back already.`,
  receipt_is_allocated: ({ number, allocatedPaise }) =>
    `${money(allocatedPaise)} of ${number} was refunded or set against invoices. ` +
    'Take that back first.',
};
