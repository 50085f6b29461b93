// The other side of an entry: the first counter-account, how many more, and the journal's number.
import { Link } from 'react-router-dom';
import type { LedgerLine } from '#api/contract/ledger.ts';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Badge } from '#web/ui/marks/Marks.tsx';

export function EntryName({ line }: { readonly line: LedgerLine }) {
  const { id: bookId, scope } = usePageBook();
  const [first, ...others] = line.counter;
  const names = line.counter.map(({ name }) => name).join(', ');
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {first !== undefined && (
        <Link
          to={paths.account(first.account_id, scope)}
          data-row=""
          className="link-quiet"
          title={others.length > 0 ? names : undefined}
        >
          <span dir="auto">{first.name}</span>
          {others.length > 0 && ` +${others.length}`}
          <span className="sr-only">
            {others.length > 0 && `: ${others.map(({ name }) => name).join(', ')}`}
          </span>
        </Link>
      )}
      <Link
        to={paths.journal(line.journal_id, bookId)}
        className="text-xs text-ink-2 hover:underline"
      >
        #{formatCount(line.number)}
      </Link>
      <Marks line={line} />
    </span>
  );
}

function Marks({ line }: { readonly line: LedgerLine }) {
  if (line.corrected_by !== null) return <Badge kind="plum">Corrected</Badge>;
  if (line.reversed_by !== null) return <Badge kind="plum">Reversed</Badge>;
  return line.reverses === null ? null : <Badge kind="plum">Reversal</Badge>;
}
