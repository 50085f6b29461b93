// What the e-invoice portal has to do with a document on paper: CGST Rules 46(r) and (s), 48(5).
import type { PrintedPortal } from '../document.ts';
import type { Paper } from '../paper.ts';
import { dateText } from '../texts.ts';

/** CGST Rule 48(5): what was not registered is no invoice, and the buyer gets no credit of it. */
const NOT_REGISTERED = 'Not an invoice until registered at the e-invoice portal (CGST Rule 48(5))';
const UNCONFIRMED = 'Signature not checked';
const CANCELLED = 'Not an invoice: its registration at the e-invoice portal was cancelled on';

/** CGST Rule 46(s), word for word (N/N 14/2022-CT of 05-07-2022). */
const UNREPORTED_DECLARATION =
  'I/We hereby declare that though our aggregate turnover in any preceding financial year ' +
  'from 2017-18 onwards is more than the aggregate turnover notified under sub-rule (4) of ' +
  'rule 48, we are not required to prepare an invoice in terms of the provisions of the said ' +
  'sub-rule.';

/** @param at `2026-11-21T15:30:00`. @returns `21 Nov 2026 15:30`. */
const momentText = (at: string): string => `${dateText(at.slice(0, 10))} ${at.slice(11, 16)}`;

/** @returns what stands above the parties; nothing where the portal has no part in the document. */
export function portalBlock(
  portal: PrintedPortal | undefined,
): NonNullable<Paper['portal']> | null {
  if (portal === undefined || portal.is === 'declared') return null;
  if (portal.is === 'unregistered') return { notice: NOT_REGISTERED, facts: [], qr: null };
  const { irn, ackNumber, acknowledgedAt, signedQr, isConfirmed } = portal;
  const facts = [
    { label: 'IRN', text: irn },
    { label: 'Acknowledgement number', text: ackNumber },
    { label: 'Acknowledged on', text: momentText(acknowledgedAt) },
    ...(isConfirmed ? [] : [{ label: 'E-invoice portal', text: UNCONFIRMED }]),
  ];
  if (portal.is === 'cancelled') {
    return { notice: `${CANCELLED} ${momentText(portal.cancelledAt)}`, facts, qr: null };
  }
  return {
    notice: null,
    facts,
    qr: {
      payload: signedQr,
      label: isConfirmed ? 'Signed by the e-invoice portal' : UNCONFIRMED,
    },
  };
}

export const portalDeclarations = (portal: PrintedPortal | undefined): readonly string[] =>
  portal?.is === 'declared' ? [UNREPORTED_DECLARATION] : [];

/** CGST Rule 48(6): an e-invoice is prepared in one copy. */
export const isOneCopy = (portal: PrintedPortal | undefined): boolean =>
  portal?.is === 'registered';
