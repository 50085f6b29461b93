// One account type: its name and its group, and its removal while no account is of it.
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import type { SharedAccountType } from '#api/contract/server/installation.ts';
import { awaited } from '#web/client/query.ts';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Awaiting } from '#web/ui/states/Awaiting.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { sharedAccountTypes } from '../calls/lists.ts';
import { HistoryCard } from '../edit/HistoryCard.tsx';
import { RemoveType } from '../edit/RemoveType.tsx';
import { UsedBy } from '../edit/UsedBy.tsx';
import { doneSentence, useReturn } from '../form/use-return.ts';
import { TypeForm } from '../form/TypeForm.tsx';
import { accountsInWords } from '../list/rows.ts';

const LIST = paths.adminList('account_type');

export function AdminTypePage() {
  const id = Number(useParams()['id']);
  const types = useQuery(sharedAccountTypes);
  const type = types.data?.items.find((each) => each.id === id);
  if (type !== undefined) return <OfType key={id} type={type} />;
  return (
    <>
      <PageHead title="Change account type" above={<Above />} />
      <Awaiting
        what="the account type"
        {...awaited(types)}
        count={2}
        item="h-14"
        layout="flex max-w-140 flex-col gap-3"
      />
      {types.data !== undefined && (
        <EmptyState
          title="No such account type"
          actions={
            <Link to={LIST} className={buttonClass('primary')}>
              Account Types
            </Link>
          }
        >
          Nothing was found at this address.
        </EmptyState>
      )}
    </>
  );
}

const Above = () => (
  <Link to={LIST} className="link-quiet">
    Account Types
  </Link>
);

function OfType({ type }: { readonly type: SharedAccountType }) {
  const back = useReturn(LIST, 'Change account type');
  const usedBy = accountsInWords(type.accounts);
  const uses = usedBy === null ? [] : [{ what: 'accounts', count: type.accounts }];
  return (
    <>
      <PageHead title={type.name} above={<Above />} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,35rem)_minmax(16rem,1fr)]">
        <div className="card flex flex-col gap-3 p-4">
          <TypeForm
            where={null}
            record={type}
            usedBy={usedBy}
            onSaved={({ name }) => back({ text: doneSentence('account type', name, 'changed') })}
          />
          <p className="text-sm text-ink-3">
            {type.reserved
              ? 'One of the 28 groups: rename only.'
              : 'A new group applies to accounts added from now on.'}
          </p>
          {!type.reserved && type.accounts === 0 && <RemoveType type={type} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <UsedBy uses={uses} where={null} />
          <HistoryCard kind="account_type" where={null} id={type.id} name={type.name} />
        </div>
      </div>
    </>
  );
}
