import { useSetAtom } from 'jotai';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { Account } from '#api/contract/account/account.ts';
import { paths } from '#web/paths.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { useCarriedName, usePageBook } from '#web/state/page-book.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { AccountForm } from './form/AccountForm.tsx';
import type { MasterPickers } from './form/account-fields.tsx';

type Props = { readonly pickers: MasterPickers };

export function AddAccountPage({ pickers }: Props) {
  const { id: bookId, scope } = usePageBook();
  const name = useCarriedName();
  const setNotice = useSetAtom(noticeAtom);
  const navigate = useNavigate();
  const cameFromHere = useLocation().key !== 'default';
  const saved = (account: Account) => {
    setNotice({
      text: `Account ‘${account.name}’ added.`,
      link: { to: paths.account(account.id, scope), text: 'Open its ledger' },
    });
    void (cameFromHere ? navigate(-1) : navigate(paths.accounts(scope)));
  };
  return (
    <div className="max-w-260">
      <PageHead
        title="Add Account"
        above={
          <Link to={paths.accounts(scope)} className="link-quiet">
            Accounts
          </Link>
        }
      />
      <AccountForm key={name} bookId={bookId} name={name} pickers={pickers} onSaved={saved} />
    </div>
  );
}
