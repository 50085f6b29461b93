// A credit or debit note on paper: the particulars of CGST Rule 53(1A).
import { rupeesInWords } from '../../kernel/writing/rupee-words.ts';
import type { CreditReason } from '../../invoice/index.ts';
import { CREDIT_NOTE_TITLE, DEBIT_NOTE_TITLE } from '../../tax/index.ts';
import { declarationsOf } from './declarations.ts';
import type { NoteDocument } from '../document.ts';
import { placeFacts, remarksOf, taxationOf } from './invoice-paper.ts';
import { lineTable } from './line-table.ts';
import { linesOfNote } from './note-lines.ts';
import { billTo, supplierBlock } from '../parties.ts';
import type { Paper } from '../paper.ts';
import { portalBlock, portalDeclarations } from './portal-block.ts';
import { hsnTable } from './hsn-table.ts';
import { paperTotalOf, paperTotalsOf } from '../sums.ts';
import { dateText } from '../texts.ts';

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

/** Value alone is given back once tax may no longer be reduced (CGST Act s. 34(2)). */
const WITHOUT_GST =
  'Credit note without GST: issued after the time limit of section 34(2), CGST Act.';

const NAMES = {
  'credit-note': { title: CREDIT_NOTE_TITLE, number: 'Credit note number' },
  'debit-note': { title: DEBIT_NOTE_TITLE, number: 'Debit note number' },
} as const;

/** @returns the note with its number and date, and those of its invoice. */
export function notePaper(document: NoteDocument): Paper {
  const { note, invoice, countryName, portal } = document;
  const block = portalBlock(portal);
  const { supplier } = invoice;
  const name = NAMES[document.kind];
  const charged = taxationOf(invoice);
  const taxation = note.withoutGst === true ? { ...charged, heads: 'none' as const } : charged;
  const atPortal = portal?.is === 'unregistered' ? 'NOT REGISTERED' : null;
  const summed = {
    lines: linesOfNote(document.kind, note, invoice),
    roundOffPaise: note.roundOffPaise,
    taxation,
  };
  return {
    title: name.title,
    copies: [null],
    watermark: note.reversed ? 'CANCELLED' : atPortal,
    supplier: supplierBlock(supplier, document.logo),
    declarations: [
      ...declarationsOf(invoice),
      ...(note.withoutGst === true ? [WITHOUT_GST] : []),
      ...portalDeclarations(portal),
    ],
    ...(block !== null && { portal: block }),
    parties: [billTo(invoice.recipient, countryName)],
    facts: [
      { label: name.number, text: note.number },
      { label: 'Issue date', text: dateText(note.issueDate) },
      ...(note.dueDate === null ? [] : [{ label: 'Due date', text: dateText(note.dueDate) }]),
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
