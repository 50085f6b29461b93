// A credit note gives back value and tax of an invoice, whole or by line (CGST Act s. 34).
import { calendarDate, dateOf } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import { financialYearOf } from '../kernel/financial-year.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { creditOf } from '../tax/index.ts';
import type { CreditNoteLine, InvoiceFacts, IssueCreditNote } from './commands.ts';
import type { CreditNoteIssued } from './events.ts';
import { balanceDueOf, totalOf } from './evolve.ts';
import type { IssuedInvoice } from './evolve.ts';
import { financialYearLabelOf } from './issuing.ts';
import type { CreditedLine } from './lines.ts';
import type { InvoiceRejection } from './rejections.ts';

type Decision = Result<readonly CreditNoteIssued[], InvoiceRejection>;

/**
 * Issues a credit note: first against what is due on the invoice, the rest is the customer's
 * credit. The last note of an invoice takes its round-off along, so that nothing is left.
 */
export function issueCreditNote(
  state: IssuedInvoice,
  { data }: IssueCreditNote,
  facts: InvoiceFacts,
): Decision {
  const { creditNoteId, invoiceId, journalId, reason, note } = data;
  if (state.creditNotes.some((note) => note.creditNoteId === creditNoteId)) return accepted([]);
  const issueDate = data.issueDate ?? facts.today;
  const refusal = dateRefusal(state, issueDate, facts);
  if (refusal !== null) return rejected(refusal);
  const already = state.creditNotes.flatMap(({ lines }) => lines);
  const asked = data.lines ?? everyLine(state);
  const credited = creditOf(state.issued.lines, asked, already);
  if (!credited.ok) return credited;
  const lines = credited.value.filter(isNonZero);
  if (lines.length === 0) return rejected({ kind: 'credit_is_nothing' });
  const roundOffPaise = restOfRoundOff(state, lines);
  const totalPaise = totalOf({ lines, roundOffPaise });
  if (totalPaise <= 0) return rejected({ kind: 'credit_is_nothing' });
  const event: CreditNoteIssued = {
    type: 'CreditNoteIssued',
    version: 1,
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
    },
  };
  return accepted([event]);
}

const everyLine = ({ issued }: IssuedInvoice): CreditNoteLine[] =>
  issued.lines.map((_line, index) => ({
    line: index + 1,
    quantityThousandths: null,
    taxablePaise: null,
  }));

const isNonZero = (line: CreditedLine): boolean =>
  line.taxablePaise + line.cgstPaise + line.sgstPaise + line.igstPaise + line.cessPaise > 0;

/**
 * The round-off goes back whole once every line is credited. Before that, where paise were taken
 * off, only as much of it as keeps the notes within what the invoice came to.
 */
function restOfRoundOff({ issued, creditNotes }: IssuedInvoice, lines: readonly CreditedLine[]) {
  const before = creditNotes.reduce((sum, { roundOffPaise }) => sum + roundOffPaise, 0);
  const credited = [...creditNotes.flatMap((one) => one.lines), ...lines];
  const given = totalOf({ lines: credited, roundOffPaise: before });
  const rest = issued.roundOffPaise - before;
  const isWhole = given + rest === totalOf(issued);
  return isWhole ? rest : Math.min(0, totalOf(issued) - given);
}

/**
 * A credit note is declared by 30 November after the financial year of its invoice, by 30 September
 * for years before 2021-22 (CGST Act s. 34(2), as it stands from 01-10-2022 and stood before).
 * Whoever charges no tax has none to reduce.
 */
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
  if (issued.heads === 'none') return null;
  const year = financialYearOf(invoiceDate);
  const until = dateOf(year + 1, year < 2021 ? 9 : 11, 30);
  if (issueDate > until) return { kind: 'credit_note_too_late', issueDate, until };
  return null;
}
