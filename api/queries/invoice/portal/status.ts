// How invoices and notes to them stand with the e-invoice portal.
import { isReportable } from '#core/invoice/index.ts';
import type { PortalDocument } from '#core/invoice/index.ts';
import { calendarDate, daysBetween } from '#core/kernel/calendar-date.ts';
import type { PrintedPortal } from '#core/paper/index.ts';
import {
  cancellableUntil,
  isDeclaredUnreported,
  mustRegister,
  mustRegisterFrom,
  reportedUntil,
} from '#core/tax/index.ts';
import type { EInvoicing } from '#core/tax/index.ts';
import { signerOf } from '#api/documents/portal-signature.ts';
import type { EInvoiceReply, EInvoiceStatus } from '#api/contract/invoice/portal.ts';
import type { SettingsOfBook } from '#projections/book-settings/read.ts';
import type { ReportableParts } from '#projections/e-invoices/read.ts';
import type { SettlementRow } from '#projections/receivables/table.ts';
import type { EInvoiceRow } from '#projections/e-invoices/table.ts';

/** What of the settings decides on the duty to register. */
export type PortalSettings = Pick<SettingsOfBook, 'eInvoicing' | 'turnovers'>;

/** An issued invoice, or a note to one, as of a day. */
type DocumentAtPortal = {
  readonly settings: PortalSettings;
  readonly issued: ReportableParts;
  /** Of the document itself. */
  readonly date: string;
  readonly isCancelled: boolean;
  readonly row: EInvoiceRow | undefined;
};

const dutyOf = (
  { eInvoicing, turnovers }: PortalSettings,
  registration: EInvoicing['registration'],
): EInvoicing => ({ registration, exemption: eInvoicing.exemption, turnovers });

export const portalRowOf = (
  rows: readonly EInvoiceRow[],
  { kind, id }: PortalDocument,
): EInvoiceRow | undefined => rows.find((row) => row.kind === kind && row.documentId === id);

/** @returns a note as the portal's registrations name it. */
export const portalNoteOf = ({ kind, settlementId: id }: SettlementRow): PortalDocument => ({
  kind: kind === 'debit-note' ? 'debit-note' : 'credit-note',
  id,
});

/** @returns null where the document is not for the portal, or need not be registered. */
export function eInvoiceStatusOf({
  settings,
  issued,
  date,
  isCancelled,
  row,
}: Omit<DocumentAtPortal, 'row'> & {
  readonly row: Pick<EInvoiceRow, 'state'> | undefined;
}): EInvoiceStatus | null {
  if (row !== undefined) return row.state;
  if (isCancelled || !isReportable(issued)) return null;
  const of = dutyOf(settings, issued.supplier.registration);
  return mustRegister(of, calendarDate(date)) ? 'to-register' : null;
}

/** What was taken unchecked is checked as soon as the book stores a key of the portal. */
const signerOfRow = (
  { verifiedBy, signedQr }: EInvoiceRow,
  { eInvoicing }: PortalSettings,
): string | null => verifiedBy ?? signerOf(signedQr, eInvoicing.keys);

export function eInvoiceTold(document: DocumentAtPortal, today: string): EInvoiceReply | null {
  const status = eInvoiceStatusOf(document);
  if (status === null) return null;
  const { settings, issued, row } = document;
  const of = dutyOf(settings, issued.supplier.registration);
  const until = status === 'to-register' ? reportedUntil(of, calendarDate(document.date)) : null;
  return {
    status,
    reportBy: until,
    daysLeft: until === null ? null : daysBetween(calendarDate(today), until),
    irn: row?.irn ?? null,
    ackNumber: row?.ackNumber ?? null,
    acknowledgedAt: row?.acknowledgedAt ?? null,
    verifiedBy: row === undefined ? null : signerOfRow(row, settings),
    cancellableUntil: row?.state === 'registered' ? cancellableUntil(row.acknowledgedAt) : null,
    cancelledAt: row?.cancelledAt ?? null,
    cancelReason: row?.cancelReason ?? null,
    cancelRemark: row?.cancelRemark ?? null,
  };
}

/** @returns what a paper says of the portal; nothing of a draft's. */
export function printedPortalOf(document: DocumentAtPortal): PrintedPortal | undefined {
  const { settings, issued, date, row } = document;
  if (row !== undefined) {
    const { irn, ackNumber, acknowledgedAt, signedQr, cancelledAt } = row;
    const isConfirmed = signerOfRow(row, settings) !== null;
    const registered = { irn, ackNumber, acknowledgedAt, signedQr, isConfirmed };
    return cancelledAt === null
      ? { is: 'registered', ...registered }
      : { is: 'cancelled', ...registered, cancelledAt };
  }
  const of = dutyOf(settings, issued.supplier.registration);
  const on = calendarDate(date);
  const isReported = isReportable(issued) && mustRegister(of, on);
  if (isReported) return document.isCancelled ? undefined : { is: 'unregistered' };
  const isTaxInvoice = issued.title !== 'Bill of Supply' && issued.title !== 'Invoice';
  return isTaxInvoice && isDeclaredUnreported(of, on, isReported) ? { is: 'declared' } : undefined;
}

/** @returns the first day from which the book's documents must be registered, or null. */
export const registersFrom = (
  settings: PortalSettings & Pick<SettingsOfBook, 'billing'>,
  today: string,
): string | null =>
  mustRegisterFrom(dutyOf(settings, settings.billing.registration), calendarDate(today));
