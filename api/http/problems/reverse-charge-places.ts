/** Self-invoices and payment vouchers; the field is named as the wire has it. */
export const OF_REVERSE_CHARGE = {
  self_invoice_bill_unknown: null,
  self_invoice_bill_not_posted: null,
  self_invoice_without_reverse_charge: null,
  self_invoice_of_registered: null,
  self_invoice_exists: null,
  self_invoice_of_the_future: 'date',
  self_invoice_before_receipt: 'date',
  self_invoice_in_filed_period: 'date',
  self_invoice_missing: null,
  self_invoice_reported: null,
  payment_voucher_payment_unknown: null,
  payment_voucher_payment_not_posted: null,
  payment_voucher_exists: null,
  payment_voucher_without_reverse_charge: null,
} as const;
