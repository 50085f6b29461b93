// What is checked before an invoice is issued, each with the place where it is put right.
import { particularInWords } from '#core/invoice/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import {
  hsnDigitsOn,
  isAboveEInvoiceLimit,
  isGstin,
  isPrivatePerson,
  mustRegister,
  thresholdOn,
  turnoverBefore,
} from '#core/tax/index.ts';
import type { EInvoicing } from '#core/tax/index.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import type { SettingsPartName } from '#web/paths.ts';
import type { InvoiceDraft } from '../draft/draft.ts';
import type { DocumentRejection } from '#core/documents/index.ts';
import { turnoversOf } from '../draft/known.ts';
import type { InvoiceContext } from '../draft/known.ts';
import { missingOf, placeOfMissing } from './missing.ts';
import type { InvoicePlace } from '../draft/next-field.ts';
import type { InvoicePreview } from '../draft/priced.ts';
import { counts } from '../draft/read.ts';
import { placeAgainst, sentenceAgainst } from '../wording.ts';

const CRORE_PAISE = 1_00_00_000_00;

/** Where something is put right: a field of the draft, the customer’s record or a setting. */
export type CheckPlace = InvoicePlace | 'customer-record' | { readonly setting: SettingsPartName };

type IssueCheck = {
  readonly good: boolean;
  readonly text: string;
  /** Null where nothing is to be put right. */
  readonly place: CheckPlace | null;
};

export type CheckedDraft = {
  readonly draft: InvoiceDraft;
  readonly known: InvoiceContext;
  readonly priced: InvoicePreview;
  /** The number that it has; null of one that is not drafted yet. */
  readonly number: string | null;
};

const fine = (text: string): IssueCheck => ({ good: true, text, place: null });
const lacking = (text: string, place: CheckPlace | null): IssueCheck => ({
  good: false,
  text,
  place,
});

/** @returns what is in order, and what is not with the way to it. */
export function checksOf(checked: CheckedDraft): readonly IssueCheck[] {
  const { priced, draft } = checked;
  const missing = missingOf(priced, '');
  const lacks = new Set(missing.map(({ particular }) => particular));
  const indexes = draft.lines.flatMap((line, index) => (counts(line) ? index : []));
  const hasLines = indexes.length > 0;
  return [
    ...gstinCheck(checked.known),
    ...(lacks.has('supplier-address') || lacks.has('buyer-address') || lacks.has('buyer-state')
      ? []
      : partiesCheck(checked.known)),
    ...(hasLines && !lacks.has('hsn') ? hsnCheck(checked) : []),
    ...missing.map((each) =>
      lacking(`Needs ${particularInWords(each)}`, wayTo(placeOfMissing(each, indexes))),
    ),
    ...numberCheck(checked),
    ...eInvoiceCheck(checked),
    ...(priced.refusal === null || !hasLines || missing.length > 0
      ? []
      : [lacking(sentenceAgainst(priced.refusal), wayAgainst(priced.refusal, indexes))]),
  ];
}

/** Without the letter of its year a draft has nothing to change: the letter is recorded. */
const wayAgainst = (refusal: DocumentRejection, indexes: readonly number[]): CheckPlace | null =>
  refusal.kind === 'undertaking_missing'
    ? { setting: 'undertaking' }
    : placeAgainst(refusal, indexes);

/** What the law wants to know of a party is written down with the party. */
function wayTo(place: InvoicePlace | null): CheckPlace {
  if (place === null) return { setting: 'business' };
  return place.field === 'customer' ? 'customer-record' : place;
}

function gstinCheck({ customer }: InvoiceContext): readonly IssueCheck[] {
  const gstin = customer?.gstin ?? null;
  if (gstin === null) return [];
  return isGstin(gstin)
    ? [fine('GSTIN checksum is valid')]
    : [lacking('The GSTIN’s checksum is wrong', 'customer-record')];
}

function partiesCheck({ customer, settings }: InvoiceContext): readonly IssueCheck[] {
  if (customer === null || settings.gstin === null) return [];
  return [
    fine(
      customer.gstin === null
        ? 'Seller’s address and GSTIN, buyer’s name'
        : 'Seller’s and buyer’s address and GSTIN',
    ),
  ];
}

function hsnCheck({ draft, known, priced }: CheckedDraft): readonly IssueCheck[] {
  const lines = draft.lines.filter(counts);
  if (lines.some(({ hsn }) => hsn === '')) return [];
  const all = lines.length === 1 ? 'the item' : `all ${lines.length} items`;
  const on = dayOf(priced, known);
  const { digits } = hsnDigitsOn(on, {
    turnoverPaise: turnoverBefore(turnoversOf(known.settings), on)?.amountPaise ?? null,
    isPrivate: isPrivatePerson(known.customer?.registration ?? 'unregistered'),
  });
  return [
    fine(
      digits === 0
        ? `HSN present on ${all}`
        : `HSN present on ${all}, ${digits} digits as your turnover needs`,
    ),
  ];
}

const dayOf = ({ sums }: InvoicePreview, { today }: InvoiceContext): CalendarDate =>
  sums === null ? today : calendarDate(sums.draft.issueDate);

/** A later number with an earlier date is lawful, and an auditor asks about it. */
function numberCheck({ known, priced, number }: CheckedDraft): readonly IssueCheck[] {
  const { nextNumber, latestDated } = known;
  const next =
    number === null && nextNumber !== null ? [fine(`${nextNumber} is next in series`)] : [];
  if (latestDated === null || (number ?? nextNumber) === null) return next;
  const date = latestDated.issueDate;
  if (date > dayOf(priced, known)) {
    const text = `${latestDated.number} is dated ${formatDate(date)}, later than this invoice`;
    return [...next, lacking(text, { field: 'issue' })];
  }
  if (number === null) return next;
  const when = date === dayOf(priced, known) ? 'the same day as' : 'after';
  return [fine(`${number} is dated ${when} ${latestDated.number}`)];
}

/** Nothing of a book whose turnover nobody has said. */
function eInvoiceCheck({ known, priced }: CheckedDraft): readonly IssueCheck[] {
  const { settings, customer } = known;
  if (settings.turnovers.length === 0 || customer?.gstin == null) return [];
  const { registration, eInvoicing } = settings;
  const of: EInvoicing = {
    registration,
    exemption: eInvoicing.exemption,
    turnovers: turnoversOf(settings),
  };
  const on = dayOf(priced, known);
  if (mustRegister(of, on)) return [fine('To be registered as an e-invoice once it is issued')];
  const limitPaise = thresholdOn('e-invoice-above', on);
  if (limitPaise === null || isAboveEInvoiceLimit(of, on)) return [];
  return [fine(`E-invoice is not needed below ₹${formatCount(limitPaise / CRORE_PAISE)} crore`)];
}
