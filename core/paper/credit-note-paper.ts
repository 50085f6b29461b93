// A credit note on paper: the particulars of CGST Rule 53(1A).
import { invariant } from '../kernel/invariant.ts';
import { rupeesInWords } from '../kernel/writing/rupee-words.ts';
import type { CreditReason } from '../invoice/index.ts';
import { CREDIT_NOTE_TITLE } from '../tax/index.ts';
import { declarationsOf } from './declarations.ts';
import type { CreditNoteDocument } from './document.ts';
import { placeFacts, remarksOf, taxationOf } from './invoice-paper.ts';
import { lineTable } from './line-table.ts';
import type { PrintedLine } from './line-table.ts';
import { billTo, supplierBlock } from './parties.ts';
import type { Paper } from './paper.ts';
import { hsnTable, paperTotalOf, paperTotalsOf } from './sums.ts';
import { dateText } from './texts.ts';

/** GSTR-1's reasons, in its words. */
const REASONS: Readonly<Record<CreditReason, string>> = {
  '01': 'Sales return',
  '02': 'Post-sale discount',
  '03': 'Deficiency in services',
  '04': 'Correction in invoice',
  '05': 'Change in place of supply',
  '06': 'Finalisation of provisional assessment',
  '07': 'Others',
};

function linesOf({ note, invoice }: CreditNoteDocument): readonly PrintedLine[] {
  return note.lines.map(({ line, ...credited }) => {
    const billed = invoice.lines[line - 1];
    invariant(billed !== undefined, `A credit note gives back line ${line}, which there is not.`);
    return { ...billed, ...credited, grossPaise: credited.taxablePaise, discountPaise: 0 };
  });
}

export function creditNotePaper(document: CreditNoteDocument): Paper {
  const { note, invoice, countryName } = document;
  const { supplier } = invoice;
  const taxation = taxationOf(invoice);
  const summed = { lines: linesOf(document), roundOffPaise: note.roundOffPaise, taxation };
  return {
    title: CREDIT_NOTE_TITLE,
    copies: [null],
    watermark: null,
    supplier: supplierBlock(supplier, document.logo),
    declarations: declarationsOf(invoice),
    parties: [billTo(invoice.recipient, countryName)],
    facts: [
      { label: 'Credit note number', text: note.number },
      { label: 'Issue date', text: dateText(note.issueDate) },
      { label: 'Against invoice', text: invoice.number },
      { label: 'Invoice date', text: dateText(invoice.issueDate) },
      ...placeFacts(invoice, countryName),
      { label: 'Reason', text: REASONS[note.reason] },
    ],
    table: lineTable(taxation, summed.lines, null),
    inWords: { label: 'Amount in words', text: rupeesInWords(paperTotalOf(summed)) },
    totals: paperTotalsOf(summed, null),
    hsnSummary: hsnTable(summed),
    settlements: [],
    bank: null,
    upi: null,
    remarks: remarksOf(note.note, null),
    thanks: null,
    signature: { of: `For ${supplier.name}`, by: 'Authorised signatory' },
    footer: `${note.number}, ${supplier.name}`,
  };
}
