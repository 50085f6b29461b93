// An entry's line in a ledger: the first counter-account, how many more, what it was for, and what
// is to be said of it. The link opens the entry; its address is the entry's own page.
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { LedgerLine } from '#api/contract/account/ledger.ts';
import { formatDate, formatDay } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { Badge } from '#web/ui/marks/Marks.tsx';
import { Tooltip } from '#web/ui/overlays/Tooltip.tsx';
import { lateness } from './late.ts';

type Props = {
  readonly line: LedgerLine;
  readonly onOpen: (journalId: number) => void;
  /** A column beside it shows the number; readers still hear it with the name. */
  readonly hasNumberBeside?: boolean;
  /** A column beside it shows the narration. */
  readonly hasNarrationBeside?: boolean;
};

export function EntryName({ line, onOpen, ...beside }: Props) {
  const { hasNumberBeside = false, hasNarrationBeside = false } = beside;
  return (
    <span className="flex min-w-0 items-center gap-x-2 max-sm:flex-wrap">
      <span className="min-w-0 truncate max-sm:whitespace-normal print:whitespace-normal">
        {line.counter.length > 1 ? (
          <Tooltip text={line.counter.map(({ name }) => name).join(', ')}>
            {(described) => (
              <EntryLink
                line={line}
                onOpen={onOpen}
                hasNumberBeside={hasNumberBeside}
                {...described}
              />
            )}
          </Tooltip>
        ) : (
          <EntryLink line={line} onOpen={onOpen} hasNumberBeside={hasNumberBeside} />
        )}
        {!hasNarrationBeside && line.narration !== '' && (
          <span dir="auto" title={line.narration} className="ml-2 text-sm text-ink-3">
            {line.narration}
          </span>
        )}
      </span>
      <Marks line={line} />
    </span>
  );
}

type LinkProps = Pick<Props, 'line' | 'onOpen'> & {
  readonly hasNumberBeside: boolean;
  readonly 'aria-describedby'?: string;
};

function EntryLink({ line, onOpen, hasNumberBeside, ...described }: LinkProps) {
  const { id: bookId } = usePageBook();
  const [first, ...others] = line.counter;
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(line.journalId);
  };
  return (
    <Link
      to={paths.journal(line.journalId, bookId)}
      data-row=""
      data-entry={line.journalId}
      onClick={open}
      className="link-name"
      {...described}
    >
      <span dir="auto">{first?.name}</span>
      {others.length > 0 && <span className="text-ink-3"> +{others.length}</span>}{' '}
      <span className={hasNumberBeside ? 'sr-only' : 'text-xs text-brand-ink'}>
        #{formatCount(line.number)}
      </span>
    </Link>
  );
}

/** The number in a column of its own; the name's link has said it already. */
export const EntryNumber = ({ line }: Pick<Props, 'line'>) => (
  <span aria-hidden="true" className="text-xs text-brand-ink">
    #{formatCount(line.number)}
  </span>
);

function Marks({ line }: Pick<Props, 'line'>) {
  const late = lateness(line);
  const word = chainWord(line);
  return (
    <>
      {late !== null && (
        <span
          title={`Recorded ${formatDate(late.recordedOn)}, ${late.days} days late`}
          className="inline-flex shrink-0 items-center gap-1 text-xs text-warn"
        >
          <Icon name="clock" size={14} />
          <span className="sr-only">Recorded </span>
          {formatDay(late.recordedOn)}
        </span>
      )}
      {word !== null && (
        <span className="shrink-0">
          <Badge kind="plum">{word}</Badge>
        </span>
      )}
    </>
  );
}

/** What took the entry back, or what it took back: its amounts stay, they still happened. */
function chainWord(line: LedgerLine): string | null {
  if (line.correctedBy !== null) return 'Corrected';
  if (line.reversedBy !== null) return 'Reversed';
  return line.reverses === null ? null : 'Reversal';
}
