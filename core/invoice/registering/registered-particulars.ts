// What of a document the e-invoice portal repeats, and where it says otherwise.
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { EInvoiceDocument } from '../../tax/index.ts';
import { totalOf } from '../issued/amounts.ts';
import type { IssuedInvoice } from '../evolve.ts';
import type { PortalClaims } from './registering-commands.ts';
import type { PortalDocument } from './registering-events.ts';

/** What of a document the portal repeats. */
type PortalParticulars = {
  readonly number: string;
  readonly date: CalendarDate;
  readonly type: EInvoiceDocument;
  readonly totalPaise: number;
};

/** @returns null where the invoice has no such document that the portal takes. */
export function particularsOf(
  { issued, creditNotes, debitNotes }: IssuedInvoice,
  { kind, id }: PortalDocument,
): PortalParticulars | null {
  if (kind === 'invoice') {
    const { number, issueDate } = issued;
    if (issued.invoiceId !== id) return null;
    return { number, date: calendarDate(issueDate), type: 'INV', totalPaise: totalOf(issued) };
  }
  if (kind === 'credit-note') {
    const note = creditNotes.find(({ creditNoteId }) => creditNoteId === id);
    return note === undefined ? null : ofNote(note, 'CRN');
  }
  const note = debitNotes.find(({ debitNoteId }) => debitNoteId === id);
  return note === undefined ? null : ofNote(note, 'DBN');
}

type Note = IssuedInvoice['creditNotes'][number] | IssuedInvoice['debitNotes'][number];

/** What was taken back, or gives back no tax, is none that the portal takes. */
const ofNote = (note: Note, type: EInvoiceDocument): PortalParticulars | null =>
  note.reversed || ('withoutGst' in note && note.withoutGst === true)
    ? null
    : {
        number: note.number,
        date: calendarDate(note.issueDate),
        type,
        totalPaise: totalOf(note),
      };

type Difference = {
  readonly what: keyof PortalClaims;
  readonly said: string;
  readonly own: string;
};

/** @returns the first thing that one of the signed texts says otherwise. */
export function differenceIn(
  claims: PortalClaims,
  own: PortalParticulars & { readonly irn: string },
  { issued }: IssuedInvoice,
): Difference | null {
  const expected: Readonly<Record<keyof PortalClaims, string>> = {
    number: own.number.toUpperCase(),
    type: own.type,
    date: own.date,
    sellerGstin: issued.supplier.gstin ?? '',
    buyerGstin: issued.recipient.gstin ?? 'URP',
    totalPaise: String(own.totalPaise),
    irn: own.irn,
  };
  for (const field of Object.keys(expected) as (keyof PortalClaims)[]) {
    const said = String(claims[field]);
    const compared = field === 'number' ? said.toUpperCase() : said;
    if (compared !== expected[field]) return { what: field, said, own: expected[field] };
  }
  return null;
}
