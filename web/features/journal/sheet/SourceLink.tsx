// The document that made an entry, where it is seen and corrected.
import { Link } from 'react-router-dom';
import type { JournalSource } from '#api/contract/journal/journal.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { sourceText } from '../wording.ts';

export function SourceLink({ source }: { readonly source: JournalSource }) {
  const { scope } = usePageBook();
  const text = sourceText(source.kind, source.number);
  const to = pageOf(source, scope);
  if (to === null) return text;
  return (
    <Link to={to} className="link-quiet">
      {text}
    </Link>
  );
}

function pageOf(
  { kind, id, invoiceId, customerId }: JournalSource,
  scope: number | undefined,
): string | null {
  if (invoiceId !== null) {
    return kind === 'debit-note' ? paths.debitNote(id, scope) : paths.invoice(invoiceId, scope);
  }
  const bought = paths.documentBought(kind, id, scope);
  if (bought !== null) return bought;
  if (kind === 'stock-journal') return paths.stockJournal(id, scope);
  return customerId === null ? null : paths.customer(customerId, scope);
}
