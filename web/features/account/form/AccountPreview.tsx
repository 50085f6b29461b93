// Beside the form of an account: where reports will show it, and which accounts stand there.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { AccountType } from '#api/contract/account/account.ts';
import { accountListOf } from '#web/client/lists.ts';
import { formatBalance } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { NatureWord } from '#web/ui/marks/NatureWord.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { accountWords as wording } from '../wording.ts';

type Props = {
  readonly bookId: number;
  readonly name: string;
  readonly type: AccountType | undefined;
  /** The account that is changed; none when one is added. */
  readonly accountId: number | undefined;
};

const SHOWN_MAX = 8;

export function AccountPreview({ bookId, name, type, accountId }: Props) {
  const { scope } = usePageBook();
  const { data: accounts = [] } = useQuery(accountListOf(bookId));
  const beside = accounts.filter(({ id, accountTypeId: typeId, retired }) => {
    return typeId === type?.id && id !== accountId && !retired;
  });
  return (
    <aside aria-label="Where reports show it" className="card self-start p-4 text-sm">
      {type === undefined ? (
        <p className="text-ink-2">{wording.previewEmpty}</p>
      ) : (
        <>
          <p className="text-ink-2">
            {wording.reportOf(type.nature)}
            {type.nature !== null && (
              <>
                {' · '}
                <NatureWord nature={type.nature} />
              </>
            )}
          </p>
          <h2 dir="auto" className="pt-2 font-semibold">
            {type.name}
          </h2>
          <ul className="divide-y divide-line">
            <li dir="auto" className="py-1.5 font-medium text-brand-ink">
              {name.trim() === '' ? 'This account' : name}
            </li>
            {beside.slice(0, SHOWN_MAX).map((each) => (
              <li key={each.id} className="flex items-baseline justify-between gap-3 py-1.5">
                <Link
                  to={paths.account(each.id, scope)}
                  dir="auto"
                  className="min-w-0 truncate hover:underline"
                >
                  {each.name}
                </Link>
                <span className="num shrink-0 text-ink-2">{formatBalance(each.balancePaise)}</span>
              </li>
            ))}
          </ul>
          {beside.length > SHOWN_MAX && (
            <p className="pt-1 text-ink-2">and {beside.length - SHOWN_MAX} more</p>
          )}
        </>
      )}
      {accountId === undefined && (
        <p className="pt-3 text-ink-2">
          An opening balance is entered in{' '}
          <Link to={paths.opening(scope)} className="link">
            Opening balances
          </Link>
          , once the account is saved.
        </p>
      )}
    </aside>
  );
}
