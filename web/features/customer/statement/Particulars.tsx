// What a line of a customer's account is: a link to its document, else to its entry.
import { Link } from 'react-router-dom';
import type { StatementLine } from '#api/contract/customer/statement.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';

export function Particulars({ line }: { readonly line: StatementLine }) {
  const { id: bookId, scope } = usePageBook();
  const { document, journalId, text } = line;
  return (
    <span className="block min-w-0">
      <Link
        to={pageOf(document, scope) ?? paths.journal(journalId, bookId)}
        data-row=""
        dir="auto"
        className="link-quiet font-medium wrap-anywhere"
      >
        {text}
      </Link>
    </span>
  );
}

/** @returns where a document has a page of its own, else null. */
function pageOf(document: StatementLine['document'], scope: number | undefined): string | null {
  if (document?.kind === 'invoice') return paths.invoice(document.id, scope);
  return document?.kind === 'debit-note' ? paths.debitNote(document.id, scope) : null;
}
