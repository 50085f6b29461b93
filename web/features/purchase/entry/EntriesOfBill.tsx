// The bills of entry of a bill of imported goods, on its page; where none is, that one is due.
import { useQuery } from '@tanstack/react-query';
import { dayText } from '#web/format/dates.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { LinkedDocuments } from '../LinkedDocuments.tsx';
import { entriesOfBillOf } from './queries.ts';
import { entryName, entryStatus } from './wording.ts';

type Props = { readonly bookId: number; readonly billId: number };

export function EntriesOfBill({ bookId, billId }: Props) {
  const { scope } = usePageBook();
  const { data: entries } = useQuery(entriesOfBillOf(bookId, billId));
  if (entries === undefined) return null;
  return (
    <LinkedDocuments
      id="entries-of-bill"
      title="Bills of entry"
      documents={entries.map((entry) => ({
        id: entry.id,
        name: entryName(entry),
        to: paths.billOfEntry(entry.id, scope),
        said: [entry.portCode, dayText(entry.billDate), entryStatus(entry)].flatMap(
          (text) => text ?? [],
        ),
        totalPaise: entry.totalPaise,
      }))}
      none={
        <p className="text-sm text-warn">
          None yet: duty and IGST of these goods are not in the books. Press E to enter it.
        </p>
      }
    />
  );
}
