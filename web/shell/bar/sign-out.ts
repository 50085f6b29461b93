import { logout } from '#api/contract/session.ts';
import { call } from '#web/client/call.ts';
import { signedOut } from '#web/state/session.ts';

/** Local state is cleared even when the server cannot be told, and only after the page is left. */
export async function signOut(leave: () => void | Promise<void>): Promise<void> {
  const result = await call(logout, {});
  if (!result.ok) console.warn('The server could not be told of the sign-out.');
  await leave();
  signedOut({ keepDrafts: false });
}
