// The fields that the refusals of payments to suppliers concern, for `places.ts`.
export const OF_SUPPLIER_PAYMENTS = {
  supplier_payment_too_long: 'against',
  supplier_payment_supplier_missing: 'supplier_account_id',
  supplier_payment_supplier_unknown: 'supplier_account_id',
  supplier_payment_supplier_erased: 'supplier_account_id',
  supplier_payment_to_no_creditor: 'supplier_account_id',
  supplier_payment_asks_what_is_not_kept: null,
  supplier_payment_of_the_future: 'paid_on',
  supplier_payment_account_unfit: 'account_id',
  supplier_payment_is_no_cheque: 'cheque_number',
  supplier_payment_is_nothing: 'amount',
  supplier_payment_item_unknown: 'against',
  supplier_payment_item_is_debit: 'against',
  supplier_payment_exceeded: 'against',
} as const;
