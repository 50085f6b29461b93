// Who may stand where. The stored session is believed until the server has spoken; a refusal waits
// for that word, so that nobody is turned away by what is merely old.
import { useEffect, useState } from 'react';
import { useAtomValue } from 'jotai';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import {
  checkSession,
  hasSignedOutAtom,
  isAdmin,
  sessionAtom,
  sessionCheckedAtom,
} from '#web/state/session.ts';
import { Waiting } from './Waiting.tsx';
import { Redirect } from './Redirect.tsx';

/** Only the server knows of a session that this browser keeps no record of. */
function useKnownSession(): void {
  const user = useAtomValue(sessionAtom);
  const checked = useAtomValue(sessionCheckedAtom);
  const hasSignedOut = useAtomValue(hasSignedOutAtom);
  const isUnknown = user === null && !checked && !hasSignedOut;
  useEffect(() => {
    if (isUnknown) void checkSession();
  }, [isUnknown]);
}

/** Signed-out people go to /login and come back afterwards. */
export function SignedInOnly() {
  const user = useAtomValue(sessionAtom);
  const checked = useAtomValue(sessionCheckedAtom);
  const hasSignedOut = useAtomValue(hasSignedOutAtom);
  const { pathname, search } = useLocation();
  useKnownSession();
  if (user !== null) return <Outlet />;
  if (hasSignedOut) return <Redirect to={paths.home} />;
  if (!checked) return <Waiting />;
  return <Redirect to={paths.login(`${pathname}${search}`)} />;
}

/** Somebody who arrives signed in goes to /; signing in on the page itself is not an arrival. */
export function VisitorsOnly() {
  const user = useAtomValue(sessionAtom);
  const checked = useAtomValue(sessionCheckedAtom);
  const hasSignedOut = useAtomValue(hasSignedOutAtom);
  const [arrivedAsVisitor, setArrivedAsVisitor] = useState(false);
  useKnownSession();
  if (arrivedAsVisitor) return <Outlet />;
  if (user !== null && checked) return <Redirect to={paths.home} />;
  if (user === null && (checked || hasSignedOut)) setArrivedAsVisitor(true);
  return <Waiting />;
}

export function AdminsOnly() {
  const user = useAtomValue(sessionAtom);
  const checked = useAtomValue(sessionCheckedAtom);
  if (user !== null && isAdmin(user)) return <Outlet />;
  return checked ? <Redirect to={paths.notAuthorized} /> : <Waiting />;
}
