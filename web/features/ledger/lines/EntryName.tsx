// An entry's line in a ledger: the first counter-account, how many more, the journal's number, and
// what is to be said of it. The link opens the entry; its address is the entry's own page.
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { LedgerLine } from '#api/contract/account/ledger.ts';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { Badge } from '#web/ui/marks/Marks.tsx';
import { Tooltip } from '#web/ui/overlays/Tooltip.tsx';
import { lateness } from './late.ts';

type Props = { readonly line: LedgerLine; readonly onOpen: (journalId: number) => void };

export function EntryName({ line, onOpen }: Props) {
  return (
    <span className="*:align-middle">
      {line.counter.length > 1 ? (
        <Tooltip text={line.counter.map(({ name }) => name).join(', ')}>
          {(described) => <EntryLink line={line} onOpen={onOpen} {...described} />}
        </Tooltip>
      ) : (
        <EntryLink line={line} onOpen={onOpen} />
      )}
      <Marks line={line} />
    </span>
  );
}

type LinkProps = Props & { readonly 'aria-describedby'?: string };

function EntryLink({ line, onOpen, ...described }: LinkProps) {
  const { id: bookId } = usePageBook();
  const [first, ...others] = line.counter;
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(line.journal_id);
  };
  return (
    <Link
      to={paths.journal(line.journal_id, bookId)}
      data-row=""
      data-entry={line.journal_id}
      onClick={open}
      className="link-quiet mr-2"
      {...described}
    >
      <span dir="auto">{first?.name}</span>
      {others.length > 0 && ` +${others.length}`}{' '}
      <span className="text-xs text-ink-3">#{formatCount(line.number)}</span>
    </Link>
  );
}

function Marks({ line }: { readonly line: LedgerLine }) {
  const late = lateness(line);
  return (
    <>
      {late !== null && (
        <span title={late} className="mr-2 inline-block text-warn">
          <Icon name="clock" size={14} />
          <span className="sr-only">{late}</span>
        </span>
      )}
      <Chain line={line} />
    </>
  );
}

/** What took the entry back, or what it took back: its amounts stay, they still happened. */
function Chain({ line }: { readonly line: LedgerLine }) {
  const word = chainWord(line);
  return (
    word !== null && (
      <span className="inline-block">
        <Badge kind="plum">{word}</Badge>
      </span>
    )
  );
}

function chainWord(line: LedgerLine): string | null {
  if (line.corrected_by !== null) return 'Corrected';
  if (line.reversed_by !== null) return 'Reversed';
  return line.reverses === null ? null : 'Reversal';
}
