// The page around the entry form: its accounts, its prefilled side, and the sheet for an account
// that does not exist yet.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { accountListOf } from '#web/client/lists.ts';
import { useAllowed } from '#web/client/use-rights.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { paths } from '#web/paths.ts';
import { TallyQuestion } from '#web/shell/keys/TallyQuestion.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { journalDraftSchema, manualVoucherType } from './draft/draft.ts';
import type { JournalDraftStart } from './draft/use-journal-draft.ts';
import type { QuickAccount } from './form/parts.ts';
import { JournalEntry } from './JournalEntry.tsx';
import { useHabits } from './habits/use-habits.ts';

export function JournalAddPage({ QuickAccount }: { readonly QuickAccount: QuickAccount }) {
  const book = usePageBook();
  const accounts = useQuery(accountListOf(book.id));
  const habits = useHabits(book.id);
  const mayPost = useAllowed(book.id)('PostJournal');
  const start = useStart();
  const [bookAtOpening] = useState(book.id);
  const { key: opening } = useLocation();
  const waitsForHabits = habits === null && accounts.data !== undefined && accounts.data.length > 0;
  return (
    <>
      <PageHead title="New journal entry">
        <p className="hidden items-center gap-2 text-sm text-ink-2 md:flex pointer-coarse:hidden">
          <Kbd>Enter</Kbd> next missing field <Kbd>Ctrl Enter</Kbd> post <Kbd>Alt C</Kbd> create
          account
        </p>
      </PageHead>
      {mayPost && <TallyQuestion />}
      {!mayPost && <MayNotPost />}
      {(accounts.isPending || waitsForHabits) && (
        <Skeletons label="Loading the accounts" count={1} item="h-96" layout="flex flex-col" />
      )}
      {accounts.isError && accounts.data === undefined && (
        <ErrorState
          what="the accounts"
          why={sentenceOf(accounts.error.failure)}
          onRetry={() => void accounts.refetch()}
        />
      )}
      {mayPost && accounts.data?.length === 0 && <NoAccounts />}
      {mayPost && habits !== null && accounts.data !== undefined && accounts.data.length > 0 && (
        <JournalEntry
          key={opening}
          bookId={bookAtOpening}
          scope={book.scope}
          accounts={accounts.data}
          habits={habits}
          QuickAccount={QuickAccount}
          {...start}
        />
      )}
    </>
  );
}

/** What the address says of the entry: an account on one side, and the kind of voucher. */
function useStart(): JournalDraftStart {
  const { accountId, side } = useParams();
  const wanted = manualVoucherType.safeParse(useSearchParams()[0].get('type'));
  const id = Number(accountId);
  const prefill =
    Number.isSafeInteger(id) && id > 0 && (side === 'dr' || side === 'cr')
      ? { accountId: id, side: side === 'cr' ? ('credit' as const) : ('debit' as const) }
      : undefined;
  const { state } = useLocation();
  const like = journalDraftSchema.safeParse((state as { like?: unknown } | null)?.like);
  const type = wanted.success ? wanted.data : null;
  return { type, prefill, like: like.success ? like.data : undefined };
}

function MayNotPost() {
  const { scope } = usePageBook();
  return (
    <EmptyState
      title="Your role in this book enters no journals"
      actions={
        <Link to={paths.journals(scope)} className={buttonClass('secondary')}>
          Journal Entries
        </Link>
      }
    >
      You can read every entry. An owner of the book changes roles.
    </EmptyState>
  );
}

function NoAccounts() {
  const { scope } = usePageBook();
  return (
    <EmptyState
      title="No Accounts"
      actions={
        <Link to={paths.accounts(scope)} className={buttonClass('primary')}>
          Accounts
        </Link>
      }
    >
      An entry moves an amount from one account to another. Apply a template or add accounts first.
    </EmptyState>
  );
}
