// A debit note charges what an invoice charged too little, and is taken back if issued in error.
// The law sets no last day for it (CGST Act s. 34(3)).
import { calendarDate, daysAfter } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { ComputedSupply } from '../../tax/index.ts';
import { amountsOf, totalOf } from '../issued/amounts.ts';
import type { InvoiceFacts } from '../commands.ts';
import type { DebitNoteLine, IssueDebitNote, ReverseDebitNote } from './debit-note-commands.ts';
import type { DebitedLine, DebitNoteIssued, DebitNoteReversed } from './debit-note-events.ts';
import { debitSupply } from './debit-supply.ts';
import type { IssuedInvoice } from '../evolve.ts';
import { incomeOfLine } from '../drafting/income.ts';
import { financialYearLabelOf } from '../issued/issuing.ts';
import { undoDay } from '../issued/open-way.ts';
import type { UndoFacts } from '../issued/open-way.ts';
import { refusalAtPortal } from '../registering/registering.ts';
import type { InvoiceRejection } from '../rejections.ts';

/**
 * Issues a debit note: parties, place, heads and rates are the invoice's as issued, and so is the
 * rounding. Refuses a date before the invoice's or after today, a due date before its own, a line
 * that the invoice does not have, amounts that the tax refuses, and what comes to nothing.
 */
export function issueDebitNote(
  state: IssuedInvoice,
  { data }: IssueDebitNote,
  facts: InvoiceFacts,
): Result<readonly DebitNoteIssued[], InvoiceRejection> {
  const { debitNoteId, invoiceId, journalId, reason, note } = data;
  const { issued, debitNotes, customerId } = state;
  if (debitNotes.some((one) => one.debitNoteId === debitNoteId)) return accepted([]);
  const issueDate = data.issueDate ?? facts.today;
  const dueDays = facts.customer?.dueDays ?? facts.dueDays;
  const dueDate = data.dueDate ?? daysAfter(issueDate, dueDays);
  const refusal = dateRefusal(state, { issueDate, dueDate }, facts);
  if (refusal !== null) return rejected(refusal);
  const priced = pricedLines(state, data.lines);
  if (!priced.ok) return priced;
  const lines = priced.value.lines.filter(({ taxablePaise }) => taxablePaise > 0);
  const { roundOffPaise, totalPaise } = priced.value;
  if (lines.length === 0 || totalPaise <= 0) return rejected({ kind: 'debit_is_nothing' });
  const { heads, supply, placeOfSupply, reverseCharge } = issued;
  const event: DebitNoteIssued = {
    type: 'DebitNoteIssued',
    version: 1,
    data: {
      debitNoteId,
      invoiceId,
      customerId,
      ...facts.nextDebitNote(financialYearLabelOf(issueDate)),
      journalId,
      issueDate,
      dueDate,
      reason,
      note,
      heads,
      supply,
      placeOfSupply,
      reverseCharge,
      lines,
      roundOffPaise,
    },
  };
  return accepted([event]);
}

function dateRefusal(
  { issued }: IssuedInvoice,
  { issueDate, dueDate }: { readonly issueDate: CalendarDate; readonly dueDate: CalendarDate },
  { today }: InvoiceFacts,
): InvoiceRejection | null {
  const invoiceDate = calendarDate(issued.issueDate);
  if (issueDate < invoiceDate) {
    return { kind: 'debit_note_before_invoice', issueDate, invoiceDate };
  }
  if (issueDate > today) return { kind: 'issued_in_the_future', issueDate, today };
  return dueDate < issueDate ? { kind: 'due_before_issue', dueDate, issueDate } : null;
}

type DebitPricing = Pick<ComputedSupply, 'roundOffPaise' | 'totalPaise'> & {
  readonly lines: readonly DebitedLine[];
};

function pricedLines(
  { issued }: IssuedInvoice,
  wanted: readonly DebitNoteLine[],
): Result<DebitPricing, InvoiceRejection> {
  const unknown = wanted.find(({ line }) => issued.lines[line - 1] === undefined);
  if (unknown !== undefined) {
    const { line } = unknown;
    return rejected({ kind: 'debit_line_unknown', line, lines: issued.lines.length });
  }
  const asked = wanted.flatMap((one) => {
    const billed = issued.lines[one.line - 1];
    return billed === undefined ? [] : [{ ...one, billed }];
  });
  const computed = debitSupply(issued, asked);
  if (!computed.ok) return computed;
  const { roundOffPaise, totalPaise } = computed.value;
  const debited = computed.value.lines.flatMap((amounts, at) => {
    const { line, priceThousandths, billed } = asked[at] ?? {};
    if (line === undefined || billed === undefined) return [];
    const { taxablePaise, cgstPaise, sgstPaise, igstPaise, cessPaise } = amounts;
    const { hsn, treatment, rateBps, cessBps, quantityThousandths } = billed;
    return [
      {
        line,
        quantityThousandths: priceThousandths == null ? 0 : quantityThousandths,
        priceThousandths: priceThousandths ?? 0,
        hsn,
        treatment,
        rateBps,
        cessBps,
        income: incomeOfLine(issued, billed),
        taxablePaise,
        cgstPaise,
        sgstPaise,
        igstPaise,
        cessPaise,
      },
    ];
  });
  return accepted({ lines: debited, roundOffPaise, totalPaise });
}

/**
 * Takes a debit note back. Its number stays used.
 * @returns refused: `debit_note_not_found`, `debit_note_already_reversed`.
 */
export function reverseDebitNote(
  state: IssuedInvoice,
  { data }: ReverseDebitNote,
  facts: UndoFacts,
): Result<readonly DebitNoteReversed[], InvoiceRejection> {
  const { debitNotes, customerId } = state;
  const { invoiceId, debitNoteId, reason, takenBackOn } = data;
  const note = debitNotes.find((one) => one.debitNoteId === debitNoteId);
  if (note === undefined) return rejected({ kind: 'debit_note_not_found', debitNoteId });
  const { number, issueDate } = note;
  if (note.reversed) return rejected({ kind: 'debit_note_already_reversed', number });
  const stands = refusalAtPortal(state, { kind: 'debit-note', id: debitNoteId }, number);
  if (stands !== null) return rejected(stands);
  const { taxPaise: _tax, ...amounts } = amountsOf(note.lines);
  const debited = { issueDate, ...amounts, totalPaise: totalOf(note) };
  const ids = { debitNoteId, invoiceId, customerId, number };
  const reversedOn = takenBackOn ?? undoDay(calendarDate(issueDate), facts);
  return accepted([
    { type: 'DebitNoteReversed', version: 1, data: { ...ids, debited, reason, reversedOn } },
  ]);
}
