// The document that made an entry, where it is seen and corrected.
import { Link } from 'react-router-dom';
import type { JournalSource } from '#api/contract/journal/journal.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { sourceText } from '../wording.ts';

export function SourceLink({ source }: { readonly source: JournalSource }) {
  const { scope } = usePageBook();
  const { kind, id, number, invoiceId, customerId } = source;
  const text = sourceText(kind, number);
  if (invoiceId !== null) {
    const to = kind === 'debit-note' ? paths.debitNote(id, scope) : paths.invoice(invoiceId, scope);
    return (
      <Link to={to} className="link-quiet">
        {text}
      </Link>
    );
  }
  if (customerId === null) return text;
  return (
    <Link to={paths.customer(customerId, scope)} className="link-quiet">
      {text}
    </Link>
  );
}
