// Who is signed in. The stored session draws the page at once; the server's word follows and wins.
import { atom, createStore } from 'jotai';
import { sessionCheck, sessionUser } from '#api/contract/session/session.ts';
import type { SessionUser } from '#api/contract/session/session.ts';
import { call } from '#web/client/call.ts';
import { statusOf } from '#web/client/failure.ts';
import { wipeLocal } from '#web/client/local/wipe.ts';
import { activeBookChoiceAtom } from './active-book.ts';
import { storedAtom } from './stored.ts';
import { wipeDrafts } from './drafts.ts';
import { openedAtom } from './opened.ts';

export const store = createStore();

export const sessionAtom = storedAtom('lekha.session', sessionUser.nullable(), null);

/** Whether the server has confirmed the session, or its absence, since the page was opened. */
export const sessionCheckedAtom = atom(false);

/** Whether the person signed out in this tab: what they leave then leads home, not to sign in. */
export const hasSignedOutAtom = atom(false);

export const isAdmin = (user: SessionUser): boolean => user.roles.includes('admin');

export function signedIn(user: SessionUser): void {
  const before = store.get(sessionAtom);
  if (before !== null && before.id !== user.id) {
    store.set(activeBookChoiceAtom, null);
    forgetRead();
  }
  store.set(hasSignedOutAtom, false);
  store.set(sessionAtom, user);
  store.set(sessionCheckedAtom, true);
}

/** The local store, and the titles of the pages that were opened, which name accounts. */
function forgetRead(): void {
  store.set(openedAtom, null);
  void wipeLocal();
}

/** Whatever was read for a person is forgotten with the session; unsent work only when asked to. */
export function signedOut({ keepDrafts }: { keepDrafts: boolean }): void {
  if (!keepDrafts) store.set(hasSignedOutAtom, true);
  store.set(sessionAtom, null);
  store.set(sessionCheckedAtom, true);
  forgetRead();
  if (keepDrafts) return;
  store.set(activeBookChoiceAtom, null);
  wipeDrafts();
}

/**
 * Where nobody is said to be signed in, the server is asked by a page for the signed-in and by the
 * one that signs in: a page for everybody makes no call that is refused.
 */
export function recallSession(): void {
  if (store.get(sessionAtom) === null) forgetRead();
  else void checkSession();
}

/** A 401 or 403 signs out; silence and other answers change nothing and are logged. */
export async function checkSession(): Promise<void> {
  const result = await call(sessionCheck, {});
  if (result.ok) return signedIn(result.value);
  const status = statusOf(result.failure);
  if (status === 401 || status === 403) return signedOut({ keepDrafts: true });
  console.warn(`The session could not be checked (${status ?? 'no answer'}).`);
  store.set(sessionCheckedAtom, true);
}
