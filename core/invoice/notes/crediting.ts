// A credit note gives back value and tax of an invoice, whole or by line (CGST Act s. 34).
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { invariant } from '../../kernel/invariant.ts';
import { mulDiv } from '../../kernel/paise.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { creditOf, toRupee } from '../../tax/index.ts';
import type { CreditableLine } from '../../tax/index.ts';
import type { InvoiceFacts } from '../commands.ts';
import type { CreditNoteLine, IssueCreditNote } from './credit-note-commands.ts';
import type { CreditNoteIssued } from '../events.ts';
import { balanceDueOf, standingNotes, totalOf } from '../issued/amounts.ts';
import type { IssuedInvoice } from '../evolve.ts';
import { RETURNS_GOODS } from '../issued/goods-moved.ts';
import { openWay } from '../issued/open-way.ts';
import { financialYearLabelOf } from '../issued/issuing.ts';
import type { CreditedLine, IssuedLine } from '../drafting/lines.ts';
import { placeOfReturn, placeRefusal } from '../drafting/places.ts';
import type { InvoiceRejection } from '../rejections.ts';

type Decision = Result<readonly CreditNoteIssued[], InvoiceRejection>;

/**
 * Issues a credit note: first against what is due on the invoice, the rest is the customer's
 * credit. A note of an invoice that was rounded to the rupee is rounded as well, one of prices with
 * tax in them gives those prices back, and the last one takes what is left of the round-off along,
 * so that nothing is left.
 */
export function issueCreditNote(
  state: IssuedInvoice,
  { data }: IssueCreditNote,
  facts: InvoiceFacts,
): Decision {
  const { creditNoteId, invoiceId, journalId, reason, note } = data;
  if (state.creditNotes.some((note) => note.creditNoteId === creditNoteId)) return accepted([]);
  const issueDate = data.issueDate ?? facts.today;
  const refusal = dateRefusal(state, issueDate, facts) ?? gstRefusal(state, data, facts);
  if (refusal !== null) return rejected(refusal);
  const already = standingNotes(state.creditNotes).flatMap(({ lines }) => lines);
  const asked = data.lines ?? everyLine(state);
  const withoutGst = data.withoutGst === true;
  const credited = withoutGst
    ? creditOf(state.issued.lines.map(asValue), asked, already.map(asValue))
    : creditOf(state.issued.lines, asked, already);
  if (!credited.ok) return rejected(debitNoteInstead(state, credited.rejection));
  const placed = withPlaces(credited.value.filter(isNonZero), asked, { state, data, facts });
  if (!placed.ok) return placed;
  const lines = placed.value;
  if (lines.length === 0) {
    return rejected(debitNoteInstead(state, { kind: 'credit_is_nothing' }, asked[0]?.line));
  }
  const roundOffPaise = roundOffOf(state, lines);
  const totalPaise = totalOf({ lines, roundOffPaise });
  if (totalPaise <= 0) return rejected({ kind: 'credit_is_nothing' });
  const event: CreditNoteIssued = {
    type: 'CreditNoteIssued',
    version: 3,
    data: {
      creditNoteId,
      invoiceId,
      customerId: state.customerId,
      ...facts.nextCreditNote(financialYearLabelOf(issueDate)),
      journalId,
      issueDate,
      reason,
      note,
      lines,
      roundOffPaise,
      appliedPaise: Math.min(totalPaise, balanceDueOf(state)),
      ...(withoutGst && { withoutGst }),
    },
  };
  return accepted([event]);
}

/**
 * A credit note is against its invoice and gives back no more than that charged. What a debit note
 * added goes back by taking that note back, so that no tax is reduced twice.
 */
function debitNoteInstead(
  { debitNotes }: IssuedInvoice,
  refusal: InvoiceRejection,
  asked?: number,
): InvoiceRejection {
  if (refusal.kind !== 'credit_exceeds_line' && refusal.kind !== 'credit_is_nothing') {
    return refusal;
  }
  const line = 'line' in refusal ? refusal.line : asked;
  const leftPaise = 'line' in refusal ? refusal.leftPaise : 0;
  const debit = standingNotes(debitNotes).find((note) =>
    note.lines.some((debited) => debited.line === line),
  );
  if (debit === undefined || line === undefined) return refusal;
  return { kind: 'credit_reaches_debit_note', line, leftPaise, note: debit.number };
}

type OfNote = {
  readonly state: IssuedInvoice;
  readonly data: IssueCreditNote['data'];
  readonly facts: InvoiceFacts;
};

/** @returns the lines with where their goods come back to; nothing of what gives value alone. */
function withPlaces(
  lines: readonly CreditedLine[],
  asked: readonly CreditNoteLine[],
  { state: { issued }, data: { reason }, facts }: OfNote,
): Result<CreditedLine[], InvoiceRejection> {
  const placed: CreditedLine[] = [];
  for (const one of lines) {
    const sold = issued.lines[one.line - 1];
    invariant(sold !== undefined, 'Only lines of the invoice are credited.');
    const said = asked.find(({ line }) => line === one.line) ?? {};
    const isReturned = RETURNS_GOODS.has(reason) && one.quantityThousandths > 0;
    const { productId, hsn, nature } = sold;
    const goods = { productId: isReturned ? productId : null, hsn, nature };
    const place = placeOfReturn(said, isReturned ? sold : {});
    const refusal = placeRefusal({ ...goods, ...place }, one.line, facts.places);
    if (refusal !== null) return rejected(refusal);
    placed.push({ ...one, ...place });
  }
  return accepted(placed);
}

const everyLine = ({ issued }: IssuedInvoice): CreditNoteLine[] =>
  issued.lines.map((_line, index) => ({
    line: index + 1,
    quantityThousandths: null,
    taxablePaise: null,
  }));

/** What was charged in all, the tax being part of the value: no head of it is given back. */
const asValue = <Line extends CreditableLine>(line: Line): Line => ({
  ...line,
  taxablePaise:
    line.taxablePaise + line.cgstPaise + line.sgstPaise + line.igstPaise + line.cessPaise,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  cessPaise: 0,
});

const isNonZero = (line: CreditedLine): boolean =>
  line.taxablePaise + line.cgstPaise + line.sgstPaise + line.igstPaise + line.cessPaise > 0;

/**
 * The round-off goes back whole once every line is credited. Before that, a note comes to what was
 * agreed of its lines, and to the rupee where its invoice did, unless that left nothing for the
 * lines that are still to come; the notes together never come to more than the invoice.
 */
function roundOffOf({ issued, creditNotes }: IssuedInvoice, lines: readonly CreditedLine[]) {
  const notes = standingNotes(creditNotes);
  const already = notes.flatMap((one) => one.lines);
  const before = notes.reduce((sum, { roundOffPaise }) => sum + roundOffPaise, 0);
  const given = totalOf({ lines: [...already, ...lines], roundOffPaise: before });
  const rest = issued.roundOffPaise - before;
  const isWhole = given + rest === totalOf(issued);
  if (isWhole) return rest;
  const linesPaise = totalOf({ lines, roundOffPaise: 0 });
  const leftPaise = totalOf(issued) - given + linesPaise;
  const agreedPaise = issued.pricesIncludeTax ? agreedOf(issued, lines, already) : linesPaise;
  const rupeesPaise = issued.rounding === 'rupee' ? toRupee(agreedPaise) : 0;
  if (rupeesPaise > 0 && rupeesPaise < leftPaise) return rupeesPaise - linesPaise;
  return Math.min(agreedPaise > 0 ? agreedPaise : linesPaise, leftPaise) - linesPaise;
}

/** Value and tax are rounded apart, each by itself, in the invoice and in each part of it. */
const ROUNDED_PAISE_MAX = 5;

/**
 * A price with tax in it is what the customer agreed to pay (CGST Rule 35): of a quantity that
 * comes back they get its price, counted from the first one, so that the parts of a line come to
 * its price to the paisa; of a value its share of that price. What is less because of earlier notes
 * stays so.
 */
function agreedOf(
  { lines: billed }: IssuedInvoice['issued'],
  lines: readonly CreditedLine[],
  already: readonly CreditedLine[],
): number {
  const parts = [...already];
  let agreedPaise = 0;
  for (const part of lines) {
    const whole = billed[part.line - 1];
    invariant(whole !== undefined, 'Only lines of the invoice are credited.');
    const before = parts.filter(({ line }) => line === part.line);
    const ownPaise = totalOf({ lines: [part], roundOffPaise: 0 });
    const pricePaise = agreedPart(whole, part, before);
    const isOfRounding = Math.abs(pricePaise - ownPaise) <= ROUNDED_PAISE_MAX * (before.length + 1);
    agreedPaise += isOfRounding ? pricePaise : ownPaise;
    parts.push(part);
  }
  return agreedPaise;
}

function agreedPart(
  whole: IssuedLine,
  part: CreditedLine,
  before: readonly CreditedLine[],
): number {
  const pricePaise = whole.grossPaise - whole.discountPaise;
  if (part.quantityThousandths === 0) {
    const wholePaise = totalOf({ lines: [whole], roundOffPaise: 0 });
    return mulDiv(pricePaise, totalOf({ lines: [part], roundOffPaise: 0 }), wholePaise);
  }
  const from = before.reduce((sum, { quantityThousandths }) => sum + quantityThousandths, 0);
  const priceOf = (quantity: number) => mulDiv(pricePaise, quantity, whole.quantityThousandths);
  return priceOf(from + part.quantityThousandths) - priceOf(from);
}

function dateRefusal(
  { issued }: IssuedInvoice,
  issueDate: CalendarDate,
  { today }: InvoiceFacts,
): InvoiceRejection | null {
  const invoiceDate = calendarDate(issued.issueDate);
  if (issueDate < invoiceDate) {
    return { kind: 'credit_note_before_invoice', issueDate, invoiceDate };
  }
  if (issueDate > today) return { kind: 'issued_in_the_future', issueDate, today };
  return null;
}

/**
 * Up to the limit of section 34 a note gives tax back, and after it none. Whoever charged no tax
 * has none to reduce. Once the value was given back without its tax, that tax is not given back
 * alone.
 */
function gstRefusal(
  { issued, creditNotes }: IssuedInvoice,
  { issueDate: given, withoutGst = false }: IssueCreditNote['data'],
  { today, returns }: InvoiceFacts,
): InvoiceRejection | null {
  const issueDate = given ?? today;
  const open = openWay(issued, issueDate, returns);
  if (open.way === 'credit-note-without-gst') {
    return withoutGst ? null : { kind: 'credit_note_too_late', issueDate, until: open.since };
  }
  if (withoutGst) return { kind: 'credit_note_takes_gst_along', issueDate, until: open.until };
  const before = standingNotes(creditNotes).find((note) => note.withoutGst === true);
  return before === undefined ? null : { kind: 'credited_without_gst', number: before.number };
}
