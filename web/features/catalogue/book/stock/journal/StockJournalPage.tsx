// One stock journal: its lines, who recorded it and when, and its reversal.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { StockJournal } from '#api/contract/catalogue/stock/stock-journal.ts';
import { sentenceOf, statusOf } from '#web/client/failure.ts';
import { formatDate, formatInstant } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { ReasonDialog } from '#web/shell/form/ReasonDialog.tsx';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { historyAtom } from '#web/state/history.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { Badge } from '#web/ui/marks/Marks.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { stockJournalOf, invalidateStock } from '../queries.ts';
import { lossInWords } from '../lost/lost-lines.ts';
import { stockJournalNoun } from './lines.ts';
import { JournalLines } from './JournalLines.tsx';
import { reverseStockJournal } from '#api/contract/catalogue/stock/stock-journal.ts';
import { actOf } from '#web/client/act-warnings.ts';

function ToList() {
  const { scope } = usePageBook();
  return (
    <Link to={paths.stockJournals(scope)} className="link-quiet">
      Stock journals
    </Link>
  );
}

export function StockJournalPage() {
  const { id: bookId, scope } = usePageBook();
  const id = Number(useParams()['id']);
  const isId = Number.isSafeInteger(id) && id > 0;
  const one = useQuery({ ...stockJournalOf(bookId, id), enabled: isId });
  if (one.data !== undefined) return <Journal key={id} bookId={bookId} journal={one.data} />;
  const isUnknown = !isId || (one.isError && statusOf(one.error.failure) === 404);
  return (
    <>
      <PageHead title={isUnknown ? 'No such stock journal' : 'Stock journal'} above={<ToList />} />
      {isUnknown && (
        <EmptyState
          title="No such stock journal"
          actions={
            <Link to={paths.stockJournals(scope)} className={buttonClass('primary')}>
              Stock journals
            </Link>
          }
        >
          Nothing was found at this address.
        </EmptyState>
      )}
      {!isUnknown && one.isError && (
        <ErrorState
          what="the stock journal"
          why={sentenceOf(one.error.failure)}
          onRetry={() => void one.refetch()}
        />
      )}
      {!isUnknown && one.isPending && (
        <Skeletons label="Loading the stock journal" count={4} item="h-8" layout="grid gap-1" />
      )}
    </>
  );
}

type Props = { readonly bookId: number; readonly journal: StockJournal };

function Journal({ bookId, journal }: Props) {
  const { id, number, date, narration, purpose, reversed } = journal;
  const [isReversing, setReversing] = useState(false);
  const navigate = useNavigate();
  const { scope } = usePageBook();
  const duplicate = paths.addStockJournal(scope, id);
  const reverse = () => setReversing(true);
  const openHistory = useSetAtom(historyAtom);
  const loss = lossInWords(purpose);
  const noun = stockJournalNoun(purpose);
  const title = `${noun.within} ${formatCount(number)}`;
  const heading = `${noun.begins} ${formatCount(number)}`;
  const history = () => openHistory({ bookId, kind: 'stock_journal', id, title });
  useKeys('Stock journal', [
    { keys: 'H', does: 'History', run: history },
    { keys: 'Shift+D', does: 'Duplicate', run: () => void navigate(duplicate), writes: true },
    ...(reversed === null ? [{ keys: 'X', does: 'Reverse', run: reverse, writes: true }] : []),
  ]);
  return (
    <>
      <PageHead
        title={heading}
        above={<ToList />}
        below={
          <p className="flex flex-wrap items-center gap-2 text-ink-2">
            {formatDate(date)}
            {loss !== null && <Badge kind="grey">{loss}</Badge>}
            {reversed !== null && <Badge kind="plum">Reversed</Badge>}
            {journal.journalId !== null && (
              <Link to={paths.journal(journal.journalId, bookId)} className="link-quiet">
                Journal of the input credit
              </Link>
            )}
          </p>
        }
      >
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button aria-keyshortcuts="H" onClick={history}>
            History
          </Button>
          <PresentOnly>
            <Link to={duplicate} className={buttonClass('secondary')} aria-keyshortcuts="Shift+D">
              Duplicate
            </Link>
            {reversed === null && (
              <Button aria-keyshortcuts="X" onClick={reverse}>
                Reverse
              </Button>
            )}
          </PresentOnly>
        </div>
      </PageHead>
      <JournalLines journal={journal} />
      {narration !== '' && (
        <p dir="auto" className="mt-3 wrap-anywhere whitespace-pre-line">
          {narration}
        </p>
      )}
      <Recorded journal={journal} />
      {isReversing && (
        <ReverseStockDialog
          bookId={bookId}
          journal={journal}
          done={`${heading} reversed.`}
          onClose={() => setReversing(false)}
        />
      )}
    </>
  );
}

function Recorded({ journal }: Pick<Props, 'journal'>) {
  const { recordedAt, recordedBy, reversed } = journal;
  return (
    <ul aria-label="Recorded" className="mt-4 text-sm text-ink-2">
      <li>
        Posted by {recordedBy.name}, {formatInstant(recordedAt)} IST
      </li>
      {reversed !== null && (
        <li>
          {reversedInWords(reversed)} <span dir="auto">{reversed.reason}</span>
        </li>
      )}
    </ul>
  );
}

const reversedInWords = ({ date, recordedBy }: NonNullable<StockJournal['reversed']>) =>
  `Reversed by ${recordedBy.name}, dated ${formatDate(date)}:`;

// Reversing a stock journal needs a reason; what came in goes out again, and the other way round.
type ReverseStockDialogProps = {
  readonly bookId: number;
  readonly journal: StockJournal;
  readonly done: string;
  readonly onClose: () => void;
};

function ReverseStockDialog({ bookId, journal, done, onClose }: ReverseStockDialogProps) {
  const { id: stockJournalId, number, purpose, journalId: entryId } = journal;
  return (
    <ReasonDialog
      title={`Reverse ${stockJournalNoun(purpose).within} ${formatCount(number)}`}
      about={
        purpose === 'count'
          ? 'Stock is again what the books say without the count.'
          : entryId === null
            ? 'What came in goes out again, and the other way round.'
            : 'The goods are there again, and so is the input credit on them.'
      }
      confirm="Reverse"
      act={(reason) =>
        actOf(reverseStockJournal, { params: { bookId, stockJournalId }, body: { reason } })
      }
      done={done}
      onDone={invalidateStock}
      onClose={onClose}
    />
  );
}
