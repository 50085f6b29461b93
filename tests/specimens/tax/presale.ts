// A quotation of ten fans to Karnataka Agro Mills, and what its rules are told.
import type { CustomerId, EmailId, InvoiceId, PresaleId } from '#core/kernel/ids.ts';
import type {
  PresaleCommand,
  PresaleEvent,
  PresaleFacts,
  PresaleKind,
} from '#core/trade/kinds/presale/index.ts';
import type { PresaleIssued } from '#core/trade/kinds/presale/index.ts';
import {
  agro,
  agroMills,
  dates,
  drafted,
  fans,
  invoiceFacts,
  issuedFans,
  numbered,
  supplier,
  wanted,
} from './trade.ts';

export const presaleId = 901 as PresaleId;
export const invoiceId = 302 as InvoiceId;

const PREFIXES: Readonly<Record<PresaleKind, string>> = {
  quotation: 'QTN-',
  proforma: 'PI-',
  challan: 'DC-',
};

export const presaleFacts: PresaleFacts = {
  invoice: invoiceFacts,
  nextNumber: (kind, financialYear) => numbered(PREFIXES[kind], 5, financialYear),
  standing: new Map(),
};

const { draft } = drafted.data;
const ofQuotation = { validUntil: '2026-12-21', challan: null };

export const draftQuotation: Extract<PresaleCommand, { type: 'DraftPresale' }> = {
  type: 'DraftPresale',
  data: {
    presaleId,
    kind: 'quotation',
    issue: false,
    customerId: agro.customerId as CustomerId,
    draft: wanted(),
    validUntil: null,
    challan: null,
  },
};

export const quotationDrafted = {
  type: 'PresaleDrafted',
  version: 2,
  data: {
    presaleId,
    kind: 'quotation',
    customerId: agro.customerId,
    ...ofQuotation,
    heads: 'inter',
    draft,
  },
} satisfies PresaleEvent;

const { lines: _lines, ...terms } = draft;

export const quotationIssued = {
  type: 'PresaleIssued',
  version: 3,
  data: {
    ...terms,
    ...dates,
    presaleId,
    kind: 'quotation',
    customerId: agro.customerId,
    ...numbered('QTN-', 5),
    ...ofQuotation,
    placeOfSupply: '29',
    heads: 'inter',
    supplier,
    recipient: agroMills,
    lines: [issuedFans],
    roundOffPaise: 0,
  },
} satisfies PresaleIssued;

/** QTN-005 of ₹11,800.00, and what became of it. */
export const offered: readonly PresaleEvent[] = [quotationDrafted, quotationIssued];

export const quotationInvoiced = {
  type: 'PresaleInvoiced',
  version: 1,
  data: { presaleId, number: 'QTN-005', invoiceId, invoiceNumber: 'INV-007' },
} satisfies PresaleEvent;

export const quotationClosed = {
  type: 'PresaleClosed',
  version: 3,
  data: { presaleId, number: 'QTN-005', reason: 'Too dear for them' },
} satisfies PresaleEvent;

export const quotationWithdrawn = {
  type: 'PresaleWithdrawn',
  version: 3,
  data: { presaleId, kind: 'quotation', number: 'QTN-005', reason: 'Wrong price' },
} satisfies PresaleEvent;

export const jobWork = { reason: 'job-work', quantityProvisional: false } as const;
export const onApproval = { reason: 'approval', quantityProvisional: true } as const;

type Drafted = Extract<PresaleEvent, { type: 'PresaleDrafted' }>['data'];

/** Ten fans move on a challan of one of the reasons. */
export const challanOf = (
  challan: NonNullable<Drafted['challan']>,
  changes: Partial<Drafted['draft']> = {},
): PresaleEvent => ({
  ...quotationDrafted,
  data: {
    ...quotationDrafted.data,
    kind: 'challan',
    validUntil: null,
    challan,
    draft: { ...draft, ...changes },
  },
});

/** The line of ten fans without tax, as where the goods are no supply. */
export const untaxedFans = { ...issuedFans, ...fans, igstPaise: 0 };

export const emailId = 702 as EmailId;
export const quotationMailAsked = (to: string): PresaleEvent => ({
  type: 'PresaleEmailRequested',
  version: 1,
  data: { emailId, presaleId, customerId: agro.customerId, to },
});
