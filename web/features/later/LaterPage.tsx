// A screen that a later version brings. It says so, and offers what works today.
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';

export function LaterPage({ title }: { readonly title: string }) {
  return (
    <>
      <PageHead title={title} />
      <EmptyState
        title="This comes with a later version"
        actions={
          <>
            <Link to={paths.journals()} className={buttonClass('secondary')}>
              Journal Entries
            </Link>
            <Link to={paths.accounts()} className={buttonClass('secondary')}>
              Accounts
            </Link>
          </>
        }
      >
        Accounts, journal entries, ledgers and the trial balance work today.
      </EmptyState>
    </>
  );
}
