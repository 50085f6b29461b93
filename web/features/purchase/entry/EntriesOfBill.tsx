// The bills of entry of a bill of imported goods, on its page; where none is, that one is due.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { dayText } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { entriesOfBillOf } from './queries.ts';
import { entryName, entryStatus } from './wording.ts';

type Props = { readonly bookId: number; readonly billId: number };

export function EntriesOfBill({ bookId, billId }: Props) {
  const { scope } = usePageBook();
  const { data: entries } = useQuery(entriesOfBillOf(bookId, billId));
  if (entries === undefined) return null;
  return (
    <section aria-labelledby="entries-of-bill" className="mt-4">
      <h2 id="entries-of-bill" className="mb-2 font-semibold">
        Bills of entry
      </h2>
      {entries.length === 0 ? (
        <p className="text-sm text-warn">
          None yet: duty and IGST of these goods are not in the books. Press E to enter it.
        </p>
      ) : (
        <ul className="card divide-y divide-line px-4">
          {entries.map((entry) => (
            <li key={entry.id} className="flex flex-wrap items-baseline gap-x-4 py-2">
              <Link to={paths.billOfEntry(entry.id, scope)} className="link-name">
                {entryName(entry)}
              </Link>
              <span className="text-ink-2">{entry.portCode}</span>
              <span className="text-ink-2">{dayText(entry.billDate)}</span>
              <span className="text-ink-2">{entryStatus(entry)}</span>
              <span className="num ml-auto">{formatRupees(entry.totalPaise)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
