// The fields that the refusals of returns and of closed periods concern, for `places.ts`.
export const OF_PERIODS = {
  frequency_begins_with_a_quarter: 'from',
  registration_of_filed_return: ['gstin', 'registration'],
  frequency_of_filed_period: null,
  return_without_gstin: null,
  return_period_unknown: 'period',
  arn_invalid: 'arn',
  return_is_filed: null,
  return_filed_in_the_future: 'filed_on',
  return_filed_too_early: 'filed_on',
  return_not_filed: null,
  cancel_in_locked_period: null,
  cancel_in_filed_period: null,
  cancel_past_credit_limit: null,
  cancel_past_due_date: 'confirm',
  document_in_filed_period: ['issue_date', 'date'],
  credit_note_takes_gst_along: 'without_gst',
  credited_without_gst: null,
  output_tax_in_filed_period: { ofEntry: 'account_id' },
  tax_in_filed_period: ['reversal_date', 'date'],
  gst_settlement_adds_tax: { ofEntry: 'account_id' },
} as const;

/** `gst.0.period` is the period of the first part. */
const ofPart =
  (field: string) =>
  ({ part }: { readonly part: number }): string =>
    `gst.${part - 1}.${field}`;

/** Of the parts of a journal that bear a mark of GST. */
export const OF_GST_MARKS = {
  gst_line_unknown: ofPart('lines'),
  gst_line_in_two_parts: { ofEntry: 'account_id' },
  gst_rule_missing: ofPart('rule'),
  gst_rule_not_taken: ofPart('rule'),
  gst_period_unknown: ofPart('period'),
  gst_mark_before_period: ofPart('period'),
  gst_part_does_not_balance: ofPart('lines'),
  set_off_after_hard_lock: ['date'],
  gst_mark_takes_no_such_account: { ofEntry: 'account_id' },
  set_off_crosses_heads: { ofEntry: 'amount' },
  gst_exceeds_open_tax: { ofEntry: 'amount' },
  set_off_exceeds_credit: { ofEntry: 'amount' },
  set_off_out_of_order: { ofEntry: 'amount' },
  gst_paid_past_the_cash_ledger: { ofEntry: 'account_id' },
  gst_round_off_too_large: { ofEntry: 'amount' },
  gst_rule_of_the_other_side: { ofEntry: 'account_id' },
} as const;

/** At the door of the e-invoice portal's answers. */
export const OF_E_INVOICES = {
  einvoice_stands: null,
  einvoice_document_not_found: null,
  einvoice_not_reportable: null,
  einvoice_unsigned: 'answer',
  einvoice_signature_invalid: 'answer',
  einvoice_differs: 'answer',
  einvoice_acknowledged_otherwise: ['acknowledged_at', 'answer'],
  einvoice_is_cancelled: null,
  einvoice_not_registered: null,
  einvoice_cancelled_too_late: 'cancelled_at',
  einvoice_cancelled_too_early: 'cancelled_at',
  einvoice_cancelled_in_the_future: 'cancelled_at',
} as const;
