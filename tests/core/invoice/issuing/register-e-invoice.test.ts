// What the e-invoice portal answered is taken once, and only where it is of this very document.
import { describe, test } from 'vitest';
import { invoiceDecider } from '#core/invoice/index.ts';
import type { InvoiceCommand, InvoiceEvent, PortalAnswer } from '#core/invoice/index.ts';
import { today, yesterday } from '#tests/specimens/days.ts';
import {
  agro,
  drafted,
  invoiceFacts,
  issued,
  oneFanBack,
  raviAtHome,
  sent,
  trade,
} from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const { invoiceId, reversalId, creditNoteId } = trade;
const irn = 'a'.repeat(64);
const given = scenarioOf(invoiceDecider, { ...invoiceFacts, expectedIrn: irn });

const claims = {
  number: 'inv-007',
  type: 'INV',
  date: '2026-11-21',
  sellerGstin: '27AAPFU0939F1ZV',
  buyerGstin: agro.gstin,
  totalPaise: 1_180_000,
  irn,
} as const;
const answer: PortalAnswer = {
  irn,
  ackNumber: '112610036563310',
  acknowledgedAt: '2026-11-21T10:30:00',
  signedQr: 'head.body.signature',
  claims: [claims],
  signature: { is: 'valid', key: 'NIC' },
};
const own = { kind: 'invoice', id: invoiceId } as const;
const note = { kind: 'credit-note', id: creditNoteId } as const;

const register = (changes: Partial<PortalAnswer> = {}, document: typeof own | typeof note = own) =>
  ({
    type: 'RegisterEInvoice',
    data: { invoiceId, document, answer: { ...answer, ...changes } },
  }) satisfies InvoiceCommand;
const registered = (changes: object = {}): InvoiceEvent => ({
  type: 'EInvoiceRegistered',
  version: 1,
  data: {
    invoiceId,
    document: own,
    irn,
    ackNumber: answer.ackNumber,
    acknowledgedAt: answer.acknowledgedAt,
    signedQr: answer.signedQr,
    verifiedBy: 'NIC',
    ...changes,
  },
});
const ended = {
  invoiceId,
  cancelledAt: '2026-11-21T18:00:00',
  reason: '2' as const,
  remark: 'Wrong rate',
};
const cancelIrn = (changes: object = {}): InvoiceCommand => ({
  type: 'CancelEInvoice',
  data: { ...ended, document: own, ...changes },
});
const irnCancelled: InvoiceEvent = {
  type: 'EInvoiceCancelled',
  version: 1,
  data: { ...ended, document: own, irn },
};
const cancelInvoice: InvoiceCommand = {
  type: 'CancelInvoice',
  data: { invoiceId, reversalId, reason: 'Ordered twice' },
};

const invoiceCancelled: InvoiceEvent = {
  type: 'InvoiceCancelled',
  version: 1,
  data: {
    invoiceId,
    customerId: agro.customerId,
    number: 'INV-007',
    reason: 'Ordered twice',
    issued: {
      issueDate: '2026-11-21',
      taxablePaise: 1_000_000,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 180_000,
      cessPaise: 0,
      totalPaise: 1_180_000,
    },
  },
};

describe('the answer of the portal', () => {
  test('is taken with its IRN, acknowledgement and signed code', () => {
    given(sent).when(register()).then([registered()]);
  });

  test('is taken once: the same again changes nothing', () => {
    given([...sent, registered()])
      .when(register())
      .then([]);
  });

  test('is taken unchecked where no key is stored', () => {
    given(sent)
      .when(register({ signature: { is: 'unchecked' } }))
      .then([registered({ verifiedBy: null })]);
  });

  test('stands beside that of its invoice where it is to a credit note', () => {
    const ofNote = { ...claims, number: 'CN-003', type: 'CRN' as const, totalPaise: 118_000 };
    given([...sent, oneFanBack, registered()])
      .when(register({ claims: [ofNote] }, note))
      .then([registered({ document: note })]);
  });

  test.each([
    ['number', { number: 'INV-008' }, 'INV-008', 'INV-007'],
    ['type', { type: 'CRN' }, 'CRN', 'INV'],
    ['date', { date: '2026-11-20' }, '2026-11-20', '2026-11-21'],
    ['totalPaise', { totalPaise: 1_180_001 }, '1180001', '1180000'],
    ['buyerGstin', { buyerGstin: 'URP' }, 'URP', agro.gstin],
    ['sellerGstin', { sellerGstin: agro.gstin }, agro.gstin, claims.sellerGstin],
    ['irn', { irn: 'b'.repeat(64) }, 'b'.repeat(64), irn],
  ] as const)('that differs in %s is of another document', (what, changed, said, was) => {
    given(sent)
      .when(register({ claims: [claims, { ...claims, ...changed }] }))
      .thenRejected({ kind: 'einvoice_differs', number: 'INV-007', what, said, own: was });
  });

  test('is refused whose own IRN is another than the signed ones', () => {
    const said = 'c'.repeat(64);
    given(sent)
      .when(register({ irn: said }))
      .thenRejected({ kind: 'einvoice_differs', number: 'INV-007', what: 'irn', said, own: irn });
  });

  test('is refused without a signature, also where no key is stored', () => {
    given(sent)
      .when(register({ signature: { is: 'unsigned' } }))
      .thenRejected({ kind: 'einvoice_unsigned', number: 'INV-007' });
  });

  test('is refused with a signature that does not hold', () => {
    given(sent)
      .when(register({ signature: { is: 'invalid' } }))
      .thenRejected({ kind: 'einvoice_signature_invalid', number: 'INV-007' });
  });

  test('is refused if acknowledged before the document was issued', () => {
    given(sent)
      .when(register({ acknowledgedAt: '2026-11-20T23:59:59' }))
      .thenRejected({
        kind: 'einvoice_acknowledged_otherwise',
        number: 'INV-007',
        acknowledgedOn: yesterday,
      });
  });

  test('is refused to a consumer’s invoice, since the portal takes none such', () => {
    const data = { ...issued.data, recipient: raviAtHome };
    given([drafted, { ...issued, data }])
      .when(register())
      .thenRejected({ kind: 'einvoice_not_reportable', number: 'INV-007' });
  });

  test('is refused to a note that the invoice has not got, and to a draft', () => {
    given(sent).when(register({}, note)).thenRejected({
      kind: 'einvoice_document_not_found',
      document: 'credit-note',
      id: creditNoteId,
    });
    given([drafted])
      .when(register())
      .thenRejected({ kind: 'invoice_is_a_draft', number: 'INV-007' });
  });

  test('is not taken again once the IRN was cancelled: its number is used', () => {
    given([...sent, registered(), irnCancelled])
      .when(register())
      .thenRejected({ kind: 'einvoice_is_cancelled', number: 'INV-007' });
  });
});

describe('an IRN', () => {
  test('is cancelled with the reason of the portal, once', () => {
    given([...sent, registered()])
      .when(cancelIrn())
      .then([irnCancelled]);
    given([...sent, registered(), irnCancelled])
      .when(cancelIrn())
      .then([]);
  });

  test('is not cancelled more than 24 hours after the acknowledgement', () => {
    given([...sent, registered()])
      .when(cancelIrn({ cancelledAt: '2026-11-22T10:30:01' }))
      .thenRejected({
        kind: 'einvoice_cancelled_too_late',
        number: 'INV-007',
        until: '2026-11-22T10:30:00',
      });
  });

  test('is not cancelled before it was given', () => {
    given([...sent, registered()])
      .when(cancelIrn({ cancelledAt: '2026-11-21T10:29:59' }))
      .thenRejected({
        kind: 'einvoice_cancelled_too_early',
        number: 'INV-007',
        acknowledgedAt: '2026-11-21T10:30:00',
      });
    given([...sent, registered()])
      .when(cancelIrn({ cancelledAt: '2026-11-21T10:30:00' }))
      .thenOnStreams([`invoice-${invoiceId}`]);
  });

  test('is not cancelled tomorrow', () => {
    given([...sent, registered()])
      .when(cancelIrn({ cancelledAt: '2026-11-22T09:00:00' }))
      .thenRejected({ kind: 'einvoice_cancelled_in_the_future', number: 'INV-007', today });
    // The last second of the 24 hours is none too late.
    given([...sent, registered()])
      .when(cancelIrn({ cancelledAt: '2026-11-22T10:30:00' }))
      .thenRejected({ kind: 'einvoice_cancelled_in_the_future', number: 'INV-007', today });
  });

  test('that was never given is not cancelled', () => {
    given(sent)
      .when(cancelIrn())
      .thenRejected({ kind: 'einvoice_not_registered', number: 'INV-007' });
  });

  test('keeps its invoice from being cancelled until it is cancelled itself', () => {
    given([...sent, registered()])
      .when(cancelInvoice)
      .thenRejected({ kind: 'einvoice_stands', number: 'INV-007', until: '2026-11-22T10:30:00' });
    given([...sent, registered(), irnCancelled])
      .when(cancelInvoice)
      .then([invoiceCancelled]);
  });
});
