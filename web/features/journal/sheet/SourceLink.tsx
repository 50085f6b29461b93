// The document that made an entry, where it is seen and corrected.
import { Link } from 'react-router-dom';
import type { JournalSource } from '#api/contract/journal/journal.ts';
import { SOURCE_NAMES } from '#core/journal/index.ts';
import type { SourceKind } from '#core/journal/index.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';

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

/** The document that made an entry, by its number. */
const SOURCES = {
  invoice: (number: string) => `Invoice ${number}`,
  payment: (number: string) => `Payment of ${number}`,
  receipt: (number: string) => `Receipt ${number}`,
  'credit-note': (number: string) => `Credit note ${number}`,
  'debit-note': (number: string) => `Debit note ${number}`,
  refund: (number: string) => `Refund ${number}`,
  allocation: (number: string) => `Advance set against ${number}`,
  'opening-balances': () => 'Opening balances',
  'depreciation-run': (number: string) => `Depreciation run ${number}`,
  'asset-disposal': (number: string) => `Disposal ${number}`,
  'stock-journal': (number: string) => `Stock journal ${number}`,
  'stock-run': (number: string) => `Stock run ${number}`,
} as const;

/** @returns the document that made an entry, as `Invoice INV-015`. */
function sourceText(kind: SourceKind, number: string): string {
  if (kind in SOURCES) return SOURCES[kind as keyof typeof SOURCES](number);
  return `${SOURCE_NAMES[kind as keyof typeof SOURCE_NAMES]} ${number}`;
}
