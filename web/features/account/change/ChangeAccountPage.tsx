import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Account } from '#api/contract/account/account.ts';
import { accountListOf } from '#web/client/lists.ts';
import { awaited } from '#web/client/query.ts';
import { paths } from '#web/paths.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { NoSuchRecord } from '#web/shell/guards/NoSuchRecord.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Awaiting } from '#web/ui/states/Awaiting.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import type { MasterPickers } from '../form/account-fields.tsx';
import { accountWords as wording } from '../wording.ts';
import { RetireOrRemoveAccount } from './RetireOrRemoveAccount.tsx';

type Props = { readonly pickers: MasterPickers };

export function ChangeAccountPage({ pickers }: Props) {
  const { id: bookId } = usePageBook();
  const accountId = Number(useParams()['accountId']);
  const accounts = useQuery(accountListOf(bookId));
  const account = accounts.data?.find(({ id }) => id === accountId);
  if (account !== undefined)
    return <OfAccount key={account.id} account={account} pickers={pickers} />;
  return (
    <>
      <PageHead title="Change account" />
      <Awaiting
        what="the account"
        {...awaited(accounts)}
        count={6}
        item="h-14"
        layout="flex max-w-140 flex-col gap-3"
      />
      {accounts.data !== undefined && <NoSuchRecord noun="account" hasHead />}
    </>
  );
}

function OfAccount({ account, pickers }: Props & { readonly account: Account }) {
  const { id: bookId, scope } = usePageBook();
  // Somebody else may change it meanwhile; the server then says who, and this form keeps its own.
  const [opened] = useState(account);
  const setNotice = useSetAtom(noticeAtom);
  const navigate = useNavigate();
  const cameFromHere = useLocation().key !== 'default';
  const ledger = paths.account(account.id, scope);
  const saved = ({ name }: Account) => {
    setNotice({ text: `Account ‘${name}’ changed.` });
    void (cameFromHere ? navigate(-1) : navigate(ledger));
  };
  return (
    <div className="max-w-260">
      <PageHead
        title="Change account"
        above={
          <Link to={ledger} dir="auto" className="link-quiet">
            {account.name}
          </Link>
        }
      />
      <div className="flex flex-col gap-4">
        {account.retired ? (
          <Notice kind="remark">{wording.retired}</Notice>
        ) : (
          <AccountForm bookId={bookId} pickers={pickers} account={opened} onSaved={saved} />
        )}
        <div className="lg:max-w-180">
          <RetireOrRemoveAccount account={account} />
        </div>
      </div>
    </div>
  );
}
