// The head of the list of entries: what else is near, paper and files, and a new entry.
import { Link } from 'react-router-dom';
import type { Account } from '#api/contract/account/account.ts';
import { useAllowed } from '#web/client/use-rights.ts';
import { paths } from '#web/paths.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { QuickBar } from '#web/shell/bar/QuickBar.tsx';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { journalWords as wording } from '../wording.ts';
import { narrowingWords } from './narrowing-words.ts';
import { askedBy } from './use-journal-filter.ts';
import type { JournalFilterState } from './use-journal-filter.ts';

export function AddEntry() {
  const { id: bookId, scope } = usePageBook();
  if (!useAllowed(bookId)('PostJournal')) return null;
  return (
    <Link to={paths.addJournal(scope)} className={buttonClass('primary')}>
      {wording.add}
    </Link>
  );
}

type Props = {
  readonly filter: JournalFilterState;
  readonly accounts: readonly Account[];
  /** Whether the book has no entry at all. */
  readonly hasNone: boolean;
};

export function JournalListHead({ filter, accounts, hasNone }: Props) {
  const { id: bookId, scope } = usePageBook();
  const isWide = useWide();
  return (
    <PageHead title="Journal Entries">
      <div className="register-quick flex flex-wrap items-center gap-2">
        {isWide && <QuickBar />}
        {!hasNone && (
          <>
            <SheetActions
              what="the journal entries"
              of={async (work) => {
                const { journalsSheet } = await import('./register/journal-sheet.ts');
                const narrowing = narrowingWords(filter, accounts);
                const { order } = filter;
                return journalsSheet(work, { bookId, asked: askedBy(filter), order, narrowing });
              }}
            />
            <PresentOnly>
              <Link to={paths.imports('journals', scope)} className={buttonClass('secondary')}>
                Import
              </Link>
            </PresentOnly>
            <AddEntry />
          </>
        )}
      </div>
    </PageHead>
  );
}
