// One posted entry over the page that it was opened from: to be read, corrected, or looked up.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { JournalCard } from '#api/contract/journal/journal.ts';
import { accountListOf } from '#web/client/lists.ts';
import { sentenceOf, statusOf } from '#web/client/failure.ts';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { useIsPresent } from '#web/shell/guards/past/PresentOnly.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { SideSheet } from '#web/ui/overlays/SideSheet.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { CorrectSheet } from '../correct/CorrectSheet.tsx';
import { useJournalTools, useMayCorrect } from '../correct/use-journal-tools.tsx';
import { journalOf } from '../queries.ts';
import { Voucher } from './Voucher.tsx';

type Props = {
  readonly journalId: number;
  /** Correcting may be what it is opened for. */
  readonly toCorrect?: boolean;
  readonly onClose: () => void;
};

/** Mount it to open it. */
export function EntrySheet({ journalId, toCorrect = false, onClose }: Props) {
  const { id: bookId } = usePageBook();
  const isPresent = useIsPresent();
  const mayCorrect = useMayCorrect();
  const [correcting, setCorrecting] = useState(toCorrect && isPresent);
  const journal = useQuery(journalOf(bookId, journalId));
  const accounts = useQuery({ ...accountListOf(bookId), enabled: correcting });
  const card = journal.data;
  const failure = journal.error?.failure ?? null;
  const asked = correcting && (card === undefined || mayCorrect(card));
  if (asked && card !== undefined && accounts.data !== undefined) {
    return (
      <CorrectSheet
        card={card}
        bookId={bookId}
        onClose={onClose}
        accounts={accounts.data}
        onPosted={() => onClose()}
      />
    );
  }
  const title = card === undefined ? 'Journal entry' : `#${formatCount(card.number)}`;
  const waiting = journal.isPending || (asked && accounts.isPending);
  return (
    <SideSheet
      title={title}
      onClose={onClose}
      foot={
        card !== undefined && (
          <Tools card={card} onBack={onClose} onCorrect={() => setCorrecting(true)} />
        )
      }
    >
      {waiting && (
        <Skeletons label="Loading the entry" count={4} item="h-9" layout="flex flex-col gap-2" />
      )}
      {failure !== null && card === undefined && (
        <ErrorState
          what="the entry"
          why={statusOf(failure) === 404 ? 'This book has no such entry.' : sentenceOf(failure)}
          onRetry={() => void journal.refetch()}
        />
      )}
      {card !== undefined && !waiting && <Voucher card={card} />}
    </SideSheet>
  );
}

type ToolsProps = {
  readonly card: JournalCard;
  readonly onBack: () => void;
  readonly onCorrect: () => void;
};

/** Inside the sheet, so that the keys are the sheet's. */
function Tools({ card, onBack, onCorrect }: ToolsProps) {
  const { id: bookId } = usePageBook();
  const { history, duplicate } = useJournalTools();
  const mayCorrect = useMayCorrect();
  const correct = useIsPresent() && mayCorrect(card) ? onCorrect : null;
  const correctKeys = correct === null ? [] : (['X', 'Alt+X'] as const);
  useKeys('Journal entry', [
    ...correctKeys.map((keys) => ({
      keys,
      does: 'Correct this entry',
      tally: keys !== 'X',
      run: onCorrect,
    })),
    // Back by the key that leads back from a page: whoever came down from a figure need not look.
    { keys: 'Backspace', does: 'Back to the page', run: onBack },
    { keys: 'H', does: 'History of this entry', run: () => history(card) },
    {
      keys: 'Shift+D',
      does: 'Duplicate into a new entry',
      run: () => duplicate(card),
      writes: true,
    },
  ]);
  return (
    <>
      <Link to={paths.journal(card.id, bookId)} className={buttonClass('quiet')}>
        Open its page
      </Link>
      <Button aria-keyshortcuts="H" onClick={() => history(card)}>
        History <Kbd>{keyLabel('H')}</Kbd>
      </Button>
      {correct !== null && (
        <Button aria-keyshortcuts="X" onClick={correct}>
          Correct <Kbd>{keyLabel('X')}</Kbd>
        </Button>
      )}
    </>
  );
}
