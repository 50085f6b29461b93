// What went back of a bill, on its page: nothing where nothing did.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { dayText } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { notesGivingBack } from './queries.ts';
import { noteStatusInWords, purchaseNoteName } from './wording.ts';

type Props = { readonly bookId: number; readonly billId: number };

export function NotesOfBill({ bookId, billId }: Props) {
  const { scope } = usePageBook();
  const { data: notes = [] } = useQuery(notesGivingBack(bookId, billId));
  const shown = notes.filter(({ status }) => status !== 'discarded');
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="notes-of-bill" className="mt-4">
      <h2 id="notes-of-bill" className="mb-2 font-semibold">
        Debit notes
      </h2>
      <ul className="card divide-y divide-line px-4">
        {shown.map((note) => (
          <li key={note.id} className="flex flex-wrap items-baseline gap-x-4 py-2">
            <Link to={paths.purchaseNote(note.id, scope)} className="link-name">
              {purchaseNoteName(note)}
            </Link>
            <span className="text-ink-2">{dayText(note.postedOn)}</span>
            <span className="text-ink-2">{noteStatusInWords(note)}</span>
            <span className="num ml-auto">{formatRupees(note.totalPaise)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
