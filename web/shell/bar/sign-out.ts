import { useNavigate } from 'react-router-dom';
import { logout } from '#api/contract/session/session.ts';
import { call } from '#web/client/call.ts';
import { paths } from '#web/paths.ts';
import { signedOut } from '#web/state/session.ts';

/**
 * The page is left first: a read of its own, refused because the session has just ended, or its
 * guard, were it drawn a moment longer, would lead to signing in. Local state is cleared at once,
 * also when the server cannot be told, or the page is closed before it has answered.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await navigate(paths.home, { flushSync: true });
    const told = call(logout, { outlivesPage: true });
    signedOut({ keepDrafts: false });
    const result = await told;
    // A navigation that the page had begun may have overtaken ours; its guard led to signing in.
    if (window.location.pathname !== paths.home) await navigate(paths.home, { replace: true });
    if (!result.ok) console.warn('The server could not be told of the sign-out.');
  };
}
