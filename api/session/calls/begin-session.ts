// What follows a right password or a registration: a session, on a device that is known from
// then on.
import type { SessionParts } from '../ports.ts';
import { noteDevice } from '../devices/known-devices.ts';
import { beginSession } from '../sessions.ts';
import { newToken, tokenHash } from '../tokens.ts';

type Parts = Pick<SessionParts, 'sql' | 'callers'>;

/** From where somebody signs in. */
export type Client = {
  /** The IP address. */
  readonly address: string;
  /** In words. */
  readonly device: string;
  /** What the browser keeps as the device's token, if it is one. */
  readonly deviceToken: string | null;
  /** The digest of the session that the browser had before. */
  readonly previous: Buffer | null;
};

/** The tokens are for cookies. */
export type SessionBegun = {
  readonly personId: number;
  readonly token: string;
  readonly deviceToken: string;
};

export async function beginSessionFor(
  { sql, callers }: Parts,
  personId: number,
  { address, device, deviceToken: presented, previous }: Client,
): Promise<SessionBegun> {
  const token = await beginSession(sql, { personId, previous, device, address });
  // The session that the browser had before is over.
  callers.forget();
  const deviceToken = presented ?? newToken();
  const hash = tokenHash(deviceToken);
  if (hash !== null) await noteDevice(sql, personId, hash);
  return { personId, token, deviceToken };
}
