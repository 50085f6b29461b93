import { useNavigate } from 'react-router-dom';
import { logout } from '#api/contract/session/session.ts';
import { call } from '#web/client/call.ts';
import { paths } from '#web/paths.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import { signedOut, store } from '#web/state/session.ts';

/**
 * The page is left first: a read of its own, refused because the session has just ended, would lead
 * to signing in. Where another navigation overtakes this one, its guard leads home. Local state is
 * cleared at once, also when the server cannot be told, or the page is closed before it answers.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const preferences = store.get(preferencesAtom);
    await navigate(paths.home, { flushSync: true });
    const reply = call(logout, { outlivesPage: true });
    signedOut({ keepDrafts: false });
    const result = await reply;
    if (!result.ok) console.warn('The server could not be told of the sign-out.');
    // The reply has the browser clear this device, where what it likes may stay. The page may have
    // heard of the clearing by now, and read nothing.
    store.set(preferencesAtom, preferences);
  };
}
