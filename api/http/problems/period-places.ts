// The fields that the refusals of returns and of closed periods concern, for `places.ts`.
export const OF_PERIODS = {
  frequency_begins_with_a_quarter: 'from',
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
  gst_settlement_adds_tax: { ofEntry: 'account_id' },
} as const;

/** At the door of the e-invoice portal's answers. */
export const OF_E_INVOICES = {
  einvoice_stands: null,
  einvoice_document_not_found: null,
  einvoice_not_reportable: null,
  einvoice_signature_invalid: 'answer',
  einvoice_differs: 'answer',
  einvoice_acknowledged_otherwise: ['acknowledged_at', 'answer'],
  einvoice_is_cancelled: null,
  einvoice_not_registered: null,
  einvoice_cancelled_too_late: 'cancelled_at',
  einvoice_cancelled_too_early: 'cancelled_at',
  einvoice_cancelled_in_the_future: 'cancelled_at',
} as const;
