// The people of the installation, and who of them may change what all books share.
import { useRef, useState } from 'react';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { readAddress } from '#api/contract/session/address.ts';
import { grantAdmin, listUsers, revokeAdmin } from '#api/contract/session/user.ts';
import type { ListedUser, User } from '#api/contract/session/user.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { asking, askingPages, invalidate } from '#web/client/query.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { formatCount } from '#web/format/money.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { noticeAtom } from '#web/state/notice.ts';
import { checkSession, sessionAtom } from '#web/state/session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { useWordInAddress } from '../list/use-word-in-address.ts';
import { catalogueWords as wording, handOverWords } from '../wording.ts';
import { AdminLink } from './AdminLink.tsx';
import { HandOverDialog } from './HandOverDialog.tsx';
import type { HandedKind } from './HandOverDialog.tsx';
import { InvitationLinkDialog } from './InvitationLinkDialog.tsx';
import { UserTable } from './UserTable.tsx';

const PAGE = 100;

const usersFor = (search: string) =>
  askingPages(
    listUsers,
    (after: number | null) => ({
      query: {
        limit: PAGE,
        ...(search === '' ? {} : { search }),
        ...(after === null ? {} : { after }),
      },
    }),
    ({ items }) => (items.length < PAGE ? null : (items.at(-1)?.id ?? null)),
  );

export function UserListPage() {
  const [search, setSearch] = useWordInAddress('q');
  const [inviting, setInviting] = useState(false);
  const handsOver = useHandsOver();
  const page = useRef<HTMLDivElement>(null);
  useKeys('Users', [
    {
      keys: '/',
      does: 'Search users',
      run: () => page.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
    },
  ]);
  return (
    <div ref={page}>
      <PageHead title="Users" above={<AdminLink />}>
        <div className="flex flex-wrap items-center gap-3">
          <SheetActions
            what="the users"
            book={null}
            of={async (gathering) =>
              (await import('./users-sheet.ts')).usersSheet(gathering, search.trim())
            }
          />
          <SearchField label="Search users" keys="/" value={search} onChange={setSearch} />
          {handsOver && (
            <Button onClick={() => setInviting(true)}>{handOverWords.invitation}</Button>
          )}
        </div>
      </PageHead>
      <Users search={search.trim()} />
      {inviting && <InvitationLinkDialog onClose={() => setInviting(false)} />}
    </div>
  );
}

function Users({ search }: { readonly search: string }) {
  const pages = useInfiniteQuery({ ...usersFor(search), placeholderData: keepPreviousData });
  const people = pages.data?.pages.flatMap(({ items }) => items);
  const total = pages.data?.pages[0]?.total ?? 0;
  if (people === undefined) {
    return pages.isError ? (
      <ErrorState
        what="the users"
        why={sentenceOf(pages.error.failure)}
        onRetry={() => void pages.refetch()}
      />
    ) : (
      <Skeletons label="Loading users" count={6} item="h-14" layout="card flex flex-col gap-px" />
    );
  }
  if (people.length === 0) {
    return (
      <EmptyState title={wording.noUsers}>
        {search === '' ? wording.noUsersHelp : `No person named ‘${search}’.`}
      </EmptyState>
    );
  }
  return (
    <>
      <Roles people={people} />
      {pages.hasNextPage && (
        <LoadMore
          shown={`${formatCount(people.length)} of ${formatCount(total)} users`}
          more="More users"
          hasMore
          loading={pages.isFetchingNextPage}
          failed={pages.isFetchNextPageError ? sentenceOf(pages.error.failure) : null}
          onMore={() => void pages.fetchNextPage()}
        />
      )}
    </>
  );
}

/** Where no mail is set up, admins make the links that would be mailed. */
const useHandsOver = (): boolean => useQuery(asking(readAddress, {})).data?.mail === 'outbox';

const isAdmin = ({ roles }: User): boolean => roles.includes('admin');

function Roles({ people }: { readonly people: readonly ListedUser[] }) {
  const me = useAtomValue(sessionAtom)?.id;
  const setNotice = useSetAtom(noticeAtom);
  const [asked, setAsked] = useState<User | null>(null);
  const [linked, setLinked] = useState<{ user: User; kind: HandedKind } | null>(null);
  const handsOver = useHandsOver();
  const { busy, failure, send, clear } = useSend();
  const turn = (user: User) =>
    send(
      () =>
        call(isAdmin(user) ? revokeAdmin : grantAdmin, {
          params: { personId: user.id },
          body: { expected: user.seq },
        }),
      async (changed) => {
        setNotice({
          text: `${changed.name} is ${isAdmin(changed) ? 'an admin' : 'no admin'} now.`,
        });
        await invalidate(listUsers);
        if (changed.id === me) await checkSession();
      },
    );
  return (
    <>
      {failure !== null && (
        <div className="mb-3">
          <Notice kind="problem">{sentenceOf(failure)}</Notice>
        </div>
      )}
      <UserTable
        people={people}
        onTurn={(user) => {
          clear();
          setAsked(user);
        }}
        onLink={(user, kind) => setLinked({ user, kind })}
        handsOver={handsOver}
      />
      {linked !== null && <HandOverDialog {...linked} onClose={() => setLinked(null)} />}
      {asked !== null && (
        <AlertDialog
          title={
            isAdmin(asked)
              ? `Take the admin role from ${asked.name}?`
              : `Make ${asked.name} an admin?`
          }
          confirm={isAdmin(asked) ? 'Revoke admin' : 'Make admin'}
          danger={isAdmin(asked)}
          busyText={busy ? 'Saving…' : null}
          onConfirm={() => void turn(asked).then(() => setAsked(null))}
          onCancel={() => setAsked(null)}
        >
          {isAdmin(asked) ? wording.revokeHelp : wording.grantHelp}
        </AlertDialog>
      )}
    </>
  );
}
