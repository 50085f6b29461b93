// Retiring an account, or removing one that was made in error. What the books do not allow is said
// here in the server's words.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { listAccountChanges, retireAccount } from '#api/contract/account/account.ts';
import type { Account } from '#api/contract/account/account.ts';
import { removeRecord } from '#api/contract/entity/entity.ts';
import { readLedger } from '#api/contract/account/ledger.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { invalidate } from '#web/client/query.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { paths } from '#web/paths.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { accountWords as wording } from '../wording.ts';

type EndAction = 'retire' | 'remove';

export function RetireOrRemoveAccount({ account }: { readonly account: Account }) {
  const [asked, setAsked] = useState<EndAction | null>(null);
  const { busy, failure, send, clear } = useSend();
  const end = useEnd(account, send);
  const ask = (action: EndAction) => {
    clear();
    setAsked(action);
  };
  const actions: readonly EndAction[] = account.retired ? ['remove'] : ['retire', 'remove'];
  return (
    <section aria-labelledby="end-of-account" className="card flex flex-col gap-3 p-4">
      <h2 id="end-of-account" className="text-h2 font-semibold">
        {account.retired ? 'Remove' : 'Retire or remove'}
      </h2>
      {actions.map((action) => (
        <div key={action} className="flex flex-wrap items-center justify-between gap-2">
          <p className="min-w-0 flex-1 basis-64 text-ink-2">{wording.end[action].help}</p>
          <Button kind={action === 'remove' ? 'danger' : 'secondary'} onClick={() => ask(action)}>
            {wording.end[action].button}
          </Button>
        </div>
      ))}
      {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
      {asked !== null && (
        <AlertDialog
          title={`${asked === 'retire' ? 'Retire' : 'Remove'} ‘${account.name}’?`}
          confirm={wording.end[asked].button}
          danger={asked === 'remove'}
          busyText={busy ? wording.end[asked].busy : null}
          onConfirm={() => void end[asked]().then(() => setAsked(null))}
          onCancel={() => setAsked(null)}
        >
          {wording.end[asked].help}
        </AlertDialog>
      )}
    </section>
  );
}

function useEnd({ id, name, seq }: Account, send: ReturnType<typeof useSend>['send']) {
  const { id: bookId, scope } = usePageBook();
  const setNotice = useSetAtom(noticeAtom);
  const navigate = useNavigate();
  const done = async (word: string, to: string) => {
    await invalidate(listAccountChanges, readLedger);
    setNotice({ text: `Account ‘${name}’ ${word}.` });
    void navigate(to, { replace: true });
  };
  return {
    retire: () =>
      send(
        () =>
          call(retireAccount, {
            params: { accountId: id },
            body: { bookId, expected: seq },
          }),
        () => done('retired', paths.account(id, scope)),
      ),
    remove: () =>
      send(
        () =>
          call(removeRecord, {
            params: { entity: 'account', id },
            query: { book_id: bookId, expected: seq },
          }),
        () => done('removed', paths.accounts(scope)),
      ),
  };
}
