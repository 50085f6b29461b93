// Where the link of an invitation leads: who invites to what, and the answer of whom it is for.
import { useState } from 'react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { readInvitation } from '#api/contract/book/invitation.ts';
import type { InvitationToMe } from '#api/contract/book/invitation.ts';
import { logout } from '#api/contract/session/session.ts';
import type { SessionUser } from '#api/contract/session/session.ts';
import { isSameAddress } from '#core/book/index.ts';
import { call } from '#web/client/call.ts';
import { statusOf } from '#web/client/failure.ts';
import { awaited, queryClient, reply } from '#web/client/query.ts';
import type { CallFailed } from '#web/client/query.ts';
import { paths } from '#web/paths.ts';
import { sessionAtom, signedOut } from '#web/state/session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { Awaiting } from '#web/ui/states/Awaiting.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { bookWords as wording } from '../wording.ts';
import { OfferButtons, OfferText } from './Offer.tsx';

type Invitation = InvitationToMe & { readonly email: string };

export function InvitationPage() {
  const { hash } = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      <div className="mx-auto w-full max-w-120 px-4 py-8 lg:py-16">
        <div className="card flex flex-col gap-4 p-6">
          <h1 className="text-h1 font-semibold">Invitation to a book</h1>
          <LinkedInvitation key={hash} hash={hash} />
        </div>
      </div>
    </QueryClientProvider>
  );
}

function LinkedInvitation({ hash }: { readonly hash: string }) {
  const [token] = useState(() => holdToken(hash));
  if (token === null) return <Notice kind="problem">{wording.linkIncomplete}</Notice>;
  return <InvitationBehind token={token} />;
}

function InvitationBehind({ token }: { readonly token: string }) {
  const invitation = useQuery<Invitation, CallFailed>({
    queryKey: [readInvitation.path, token],
    queryFn: ({ signal }) => reply(readInvitation, { body: { token }, signal }),
  });
  const user = useAtomValue(sessionAtom);
  if (invitation.error !== null && statusOf(invitation.error.failure) === 404) {
    return <Notice kind="problem">{wording.notOpen}</Notice>;
  }
  const { data } = invitation;
  return (
    <>
      <Awaiting what="the invitation" {...awaited(invitation)} count={1} item="h-24" layout="" />
      {data !== undefined && <OfferText invitation={data} />}
      {data !== undefined && user === null && <Visitor email={data.email} />}
      {data !== undefined && user !== null && (
        <SignedIn invitation={data} token={token} user={user} />
      )}
    </>
  );
}

/** Their way leads by signing in or registering, and back here. */
function Visitor({ email }: { readonly email: string }) {
  return (
    <>
      <p className="break-words">
        The invitation is for <span className="font-medium">{email}</span>. Sign in with this
        address, or create an account for it.
      </p>
      <div className="flex flex-wrap gap-2">
        <Link to={paths.login(paths.invitation)} className={buttonClass('primary')}>
          Sign in
        </Link>
        <Link to={paths.registerAndReturn(paths.invitation)} className={buttonClass('secondary')}>
          Create account
        </Link>
      </div>
    </>
  );
}

type SignedInProps = {
  readonly invitation: Invitation;
  readonly token: string;
  readonly user: SessionUser;
};

function SignedIn({ invitation, token, user }: SignedInProps) {
  const navigate = useNavigate();
  if (!isSameAddress(user.email, invitation.email)) {
    return <OtherAddress email={invitation.email} own={user.email} token={token} />;
  }
  const leave = (to: string) => () => {
    dropToken();
    void navigate(to, { replace: true });
  };
  return (
    <OfferButtons
      invitation={invitation}
      token={token}
      onAccepted={leave(paths.book(invitation.bookId))}
      onDeclined={leave(paths.books)}
    />
  );
}

type OtherProps = { readonly email: string; readonly own: string; readonly token: string };

function OtherAddress({ email, own, token }: OtherProps) {
  const navigate = useNavigate();
  const change = async () => {
    const result = await call(logout, {});
    if (!result.ok) return;
    signedOut({ keepDrafts: true });
    // The sign-out has the browser forget all that it keeps.
    keepToken(token);
    void navigate(paths.login(paths.invitation));
  };
  return (
    <>
      <Notice kind="warning">
        The invitation is for {email}, and you are signed in as {own}. Sign in with that address, or
        ask to be invited under yours.
      </Notice>
      <div>
        <Button onClick={() => void change()}>Sign in with another account</Button>
      </div>
    </>
  );
}

// The token of an invitation's link. It stays in this tab while its holder signs in or registers,
// and in no address that a server sees.
const KEY = 'lekha.invitation';

/** @param hash of the address. @returns the token that it brings, or the one kept from before. */
function holdToken(hash: string): string | null {
  const token = new URLSearchParams(hash.slice(1)).get('token');
  if (token !== null && token !== '') keepToken(token);
  return sessionStorage.getItem(KEY);
}

const keepToken = (token: string): void => sessionStorage.setItem(KEY, token);

const dropToken = (): void => sessionStorage.removeItem(KEY);
