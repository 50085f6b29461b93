// What the e-invoice portal answered is held against the document that it is said to be of.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { cancellableUntil, portalDay, eInvoiceSupplyOf, irnText } from '../../tax/index.ts';
import type { InvoiceFacts } from '../commands.ts';
import type { CancelEInvoice, RegisterEInvoice } from './registering-commands.ts';
import type { InvoiceState, IssuedInvoice } from '../evolve.ts';
import type { RegisteringEvent, PortalDocument } from './registering-events.ts';
import { differenceIn, particularsOf } from './registered-particulars.ts';
import { documentKey, activeEInvoice } from './registration-state.ts';
import type { InvoiceRejection } from '../rejections.ts';

type Decision = Result<readonly RegisteringEvent[], InvoiceRejection>;

/** @returns the text whose hash is the document's IRN; null where the portal takes none such. */
export function irnTextOf(
  state: InvoiceState,
  document: PortalDocument,
  reportedOn: CalendarDate,
): string | null {
  const own = state.status === 'issued' ? particularsOf(state, document) : null;
  if (state.status !== 'issued' || own === null) return null;
  const { gstin } = state.issued.supplier;
  if (gstin === null) return null;
  const { number, date: documentDate, type } = own;
  return irnText({ gstin, documentDate, type, number, reportedOn });
}

/** @returns whether the portal takes what was issued so, and notes to it. */
export function isReportable({
  supplier,
  recipient,
  supply,
  title,
}: Pick<IssuedInvoice['issued'], 'supplier' | 'recipient' | 'supply' | 'title'>): boolean {
  const isOfRegular = supplier.registration === 'regular' || supplier.registration === 'sez';
  if (supplier.gstin === null || !isOfRegular) return false;
  const { registration: recipientRegistration } = recipient;
  return eInvoiceSupplyOf({ supply, title, recipientRegistration }) !== null;
}

/**
 * Takes the portal's answer to a document, once.
 * @returns nothing where it was taken before; refused where the document is none that the portal
 * takes, where a signature does not hold, or where the answer says anything else than the document.
 */
export function registerEInvoice(
  state: IssuedInvoice,
  { data }: RegisterEInvoice,
  { today, expectedIrn }: InvoiceFacts,
): Decision {
  const { document, answer } = data;
  const own = particularsOf(state, document);
  if (own === null) return rejected({ kind: 'einvoice_document_not_found', ...nameOf(document) });
  const { number } = own;
  if (!isReportable(state.issued)) return rejected({ kind: 'einvoice_not_reportable', number });
  if (answer.signature.is === 'unsigned') {
    return rejected({ kind: 'einvoice_unsigned', number });
  }
  if (answer.signature.is === 'invalid') {
    return rejected({ kind: 'einvoice_signature_invalid', number });
  }
  const irn = expectedIrn ?? '';
  for (const claims of answer.claims) {
    const differing = differenceIn(claims, { ...own, irn }, state);
    if (differing !== null) return rejected({ kind: 'einvoice_differs', number, ...differing });
  }
  const { irn: answered, ackNumber, acknowledgedAt, signedQr } = answer;
  if (answered !== irn) {
    return rejected({ kind: 'einvoice_differs', number, what: 'irn', said: answered, own: irn });
  }
  const acknowledgedOn = portalDay(acknowledgedAt);
  if (acknowledgedOn > today || acknowledgedOn < own.date) {
    return rejected({ kind: 'einvoice_acknowledged_otherwise', number, acknowledgedOn });
  }
  const before = state.eInvoices.get(documentKey(document));
  if (before?.isCancelled === true) return rejected({ kind: 'einvoice_is_cancelled', number });
  if (before !== undefined) return accepted([]);
  const { invoiceId } = data;
  const verifiedBy = answer.signature.is === 'valid' ? answer.signature.key : null;
  const registered = { invoiceId, document, irn, ackNumber, acknowledgedAt, signedQr, verifiedBy };
  return accepted([{ type: 'EInvoiceRegistered', version: 1, data: registered }]);
}

const nameOf = ({ kind, id }: PortalDocument) => ({ document: kind, id });

/** Takes over that the portal cancelled a registration, which it does for 24 hours. */
export function cancelEInvoice(
  state: IssuedInvoice,
  { data }: CancelEInvoice,
  { today }: InvoiceFacts,
): Decision {
  const { invoiceId, document, cancelledAt, reason, remark } = data;
  const own = particularsOf(state, document);
  if (own === null) return rejected({ kind: 'einvoice_document_not_found', ...nameOf(document) });
  const { number } = own;
  const before = state.eInvoices.get(documentKey(document));
  if (before === undefined) return rejected({ kind: 'einvoice_not_registered', number });
  if (before.isCancelled) return accepted([]);
  const { irn, acknowledgedAt } = before;
  const until = cancellableUntil(acknowledgedAt);
  if (cancelledAt > until) return rejected({ kind: 'einvoice_cancelled_too_late', number, until });
  if (cancelledAt < acknowledgedAt) {
    return rejected({ kind: 'einvoice_cancelled_too_early', number, acknowledgedAt });
  }
  if (portalDay(cancelledAt) > today) {
    return rejected({ kind: 'einvoice_cancelled_in_the_future', number, today });
  }
  const cancelled = { invoiceId, document, irn, cancelledAt, reason, remark };
  return accepted([{ type: 'EInvoiceCancelled', version: 1, data: cancelled }]);
}

/** @returns the refusal to cancel what stands at the portal; null where nothing of it does. */
export function refusalAtPortal(
  { eInvoices }: IssuedInvoice,
  document: PortalDocument,
  number: string,
): InvoiceRejection | null {
  const own = activeEInvoice(eInvoices, document);
  if (own === null) return null;
  return { kind: 'einvoice_stands', number, until: cancellableUntil(own.acknowledgedAt) };
}
