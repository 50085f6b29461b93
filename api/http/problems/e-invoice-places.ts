// Which field a refusal at the door of the e-invoice portal's answers concerns.

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
