// The status and the sentence of every refusal of payments to suppliers.
import type { SupplierPaymentRejection } from '#core/trade/index.ts';
import { day, money } from './phrases.ts';

/** What is refused of other money too has its words there. */
type Own = Extract<SupplierPaymentRejection, { kind: `supplier_payment_${string}` }>;
type Words = { [Kind in Own['kind']]: (refusal: Extract<Own, { kind: Kind }>) => string };

export const SUPPLIER_PAYMENT_STATUS = {
  supplier_payment_too_long: { status: 422, title: 'Too many at once' },
  supplier_payment_supplier_missing: { status: 422, title: 'Supplier missing' },
  supplier_payment_supplier_unknown: { status: 422, title: 'Unknown supplier' },
  supplier_payment_supplier_erased: { status: 409, title: 'Supplier erased' },
  supplier_payment_to_no_creditor: { status: 422, title: 'Not a supplier' },
  supplier_payment_asks_what_is_not_kept: { status: 422, title: 'Not kept yet' },
  supplier_payment_of_the_future: { status: 422, title: 'Payment of the future' },
  supplier_payment_account_unfit: { status: 422, title: 'Another account' },
  supplier_payment_is_no_cheque: { status: 422, title: 'Not by cheque' },
  supplier_payment_is_nothing: { status: 422, title: 'Nothing to pay' },
  supplier_payment_item_unknown: { status: 422, title: 'Unknown bill' },
  supplier_payment_item_is_debit: { status: 422, title: 'Not owed' },
  supplier_payment_exceeded: { status: 422, title: 'More than is paid' },
} as const;

export const SUPPLIER_PAYMENT_WORDS: Words = {
  supplier_payment_too_long: ({ count, countMax }) =>
    `One payment takes ${countMax} at most; this one has ${count}. Make two payments of it.`,
  supplier_payment_supplier_missing: () => 'Choose the supplier that is paid.',
  supplier_payment_supplier_unknown: () =>
    'There is no such account in this book. Choose a supplier.',
  supplier_payment_supplier_erased: ({ name }) =>
    `${name} was erased, so no document is made of them. Post a journal instead.`,
  supplier_payment_to_no_creditor: ({ name }) =>
    `${name} is not under Sundry Creditors. Choose a supplier.`,
  supplier_payment_asks_what_is_not_kept: ({ what }) =>
    what === 'tds'
      ? 'A payment does not deduct TDS yet. Pay it in full and post the deduction as a journal.'
      : 'A payment in another currency is not kept yet. Post it as a journal by hand.',
  supplier_payment_of_the_future: ({ postedOn }) =>
    `${day(postedOn)} is in the future. Choose a day to today.`,
  supplier_payment_account_unfit: () =>
    'Money leaves an open account of cash or a bank. Choose one.',
  supplier_payment_is_no_cheque: () =>
    'A cheque has a number only where it is paid by cheque. Leave it out, or choose Cheque.',
  supplier_payment_is_nothing: () => 'Enter an amount above zero.',
  supplier_payment_item_unknown: ({ line }) =>
    `Bill ${line}: choose an open bill of this supplier.`,
  supplier_payment_item_is_debit: ({ number }) =>
    `${number} is the supplier’s to give: nothing is owed by it.`,
  supplier_payment_exceeded: ({ settledPaise, totalPaise }) =>
    `The bills come to ${money(settledPaise)}, and ${money(totalPaise)} is paid. ` +
    'Lower one of them, or pay more.',
};
