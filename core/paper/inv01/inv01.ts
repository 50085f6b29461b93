// A document as the e-invoice portal takes it: INV-01 in its version 1.1, names and order included.
import { isReportable } from '../../invoice/index.ts';
import { partsOf, calendarDate } from '../../kernel/calendar-date.ts';
import { eInvoiceSupplyOf, exportDetailsOf, isIrpNumber, sameState } from '../../tax/index.ts';
import { linesOfNote } from '../bills/note-lines.ts';
import type { NoteDocument, PrintedInvoice, PrintedNote } from '../document.ts';
import type { Inv01Gap } from './gaps.ts';
import { itemsOf } from './items.ts';
import { buyerOf, withCurrentAddress, sellerOf } from './parties.ts';
import type { Address } from './parties.ts';

export type ReportedNote = PrintedNote & Pick<NoteDocument, 'kind'>;

const NOTE_TYPES = { 'credit-note': 'CRN', 'debit-note': 'DBN' } as const;

type Inv01Request = {
  readonly invoice: PrintedInvoice;
  /** The note to the invoice that is reported; null for the invoice itself. */
  readonly note: ReportedNote | null;
  /** Book and customer as they are today: they complete an address that the document lacks. */
  readonly now: { readonly supplier: Address | null; readonly recipient: Address | null };
};

export type Inv01 = Readonly<Record<string, unknown>>;

/** `unreportable`: the portal takes none such, as to a consumer, or a bill of supply. */
export type Inv01Answer =
  | { readonly is: 'ready'; readonly document: Inv01 }
  | { readonly is: 'incomplete'; readonly gaps: readonly Inv01Gap[] }
  | { readonly is: 'unreportable' };

/** @returns `21/11/2026`. */
function portalDate(date: string): string {
  const { year, month, day } = partsOf(calendarDate(date));
  return [String(day).padStart(2, '0'), String(month).padStart(2, '0'), year].join('/');
}

/** Amounts are those issued, to the paisa, but for the tax that a reverse charge leaves open. */
export function inv01Of({ invoice, note, now }: Inv01Request): Inv01Answer {
  const { supply, title, recipient, supplier, reverseCharge, heads } = invoice;
  const { registration: recipientRegistration } = recipient;
  const SupTyp = eInvoiceSupplyOf({ supply, title, recipientRegistration });
  const isWithoutGst = note?.withoutGst === true;
  if (SupTyp === null || isWithoutGst || !isReportable(invoice)) return { is: 'unreportable' };
  const { number, issueDate, roundOffPaise } = note ?? invoice;
  const seller = sellerOf(withCurrentAddress(supplier, now.supplier));
  const buyer = buyerOf(withCurrentAddress(recipient, now.recipient), invoice);
  const lines = note === null ? invoice.lines : linesOfNote(note.kind, note, invoice);
  const items = itemsOf(lines, roundOffPaise, { reverseCharge, heads, supply });
  const unsuitable: readonly Inv01Gap[] = isIrpNumber(number)
    ? []
    : [{ kind: 'number-unsuitable', number }];
  const gaps = [...unsuitable, ...seller.gaps, ...buyer.gaps, ...items.gaps];
  if (gaps.length > 0) return { is: 'incomplete', gaps };
  const ExpDtls = exportDetailsOf(supply, recipient.country, 'INR');
  const document = {
    Version: '1.1',
    TranDtls: {
      TaxSch: 'GST',
      SupTyp,
      RegRev: reverseCharge ? 'Y' : 'N',
      IgstOnIntra: isIgstWithinState(invoice) && SupTyp === 'B2B' ? 'Y' : 'N',
    },
    DocDtls: {
      Typ: note === null ? 'INV' : NOTE_TYPES[note.kind],
      No: number,
      Dt: portalDate(issueDate),
    },
    SellerDtls: seller.details,
    BuyerDtls: buyer.details,
    ItemList: items.ItemList,
    ValDtls: items.ValDtls,
    ...(note !== null && { RefDtls: precedingOf(invoice) }),
    ...(ExpDtls === null
      ? {}
      : {
          ExpDtls: {
            RefClm: ExpDtls.claimsRefund ? 'Y' : 'N',
            ForCur: ExpDtls.currency,
            CntCode: ExpDtls.country,
          },
        }),
  };
  return { is: 'ready', document };
}

function isIgstWithinState({ supplier, heads, placeOfSupply }: PrintedInvoice): boolean {
  const { stateCode } = supplier;
  if (heads !== 'inter' || stateCode === null || placeOfSupply === null) return false;
  return sameState(stateCode, placeOfSupply);
}

const precedingOf = ({ number, issueDate }: PrintedInvoice) => ({
  PrecDocDtls: [{ InvNo: number, InvDt: portalDate(issueDate) }],
});
