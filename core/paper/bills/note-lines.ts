// The lines of a note: what it gives back or adds, of what its invoice billed.
import { invariant } from '../../kernel/invariant.ts';
import type { IssuedLine } from '../../invoice/index.ts';
import type { NoteDocument, PrintedInvoice, PrintedNote } from '../document.ts';

/** @returns each line with the value and tax of the note, and no discount of its own. */
export function linesOfNote(
  kind: NoteDocument['kind'],
  note: PrintedNote,
  invoice: PrintedInvoice,
): readonly IssuedLine[] {
  return note.lines.map(({ line, ...amounts }) => {
    const sold = invoice.lines[line - 1];
    invariant(sold !== undefined, `A note is of line ${line}, which there is not.`);
    const { batch, expiresOn, ...billed } = sold;
    const isSold = amounts.batch !== undefined && amounts.batch === batch;
    const ofBatch = isSold && expiresOn !== undefined ? { expiresOn } : {};
    const own = { grossPaise: amounts.taxablePaise, discountPaise: 0 };
    // A cess by quantity is no part of what a debit note adds.
    const cess = kind === 'debit-note' ? { cessPerUnitThousandths: 0 } : {};
    return { ...billed, ...amounts, ...ofBatch, ...own, ...cess };
  });
}
