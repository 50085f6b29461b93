// What follows a right password or a registration: a session, on a device that is known from
// then on.
import type { SessionParts } from '../ports.ts';
import { noteDevice } from '../devices/known-devices.ts';
import { beginSession } from '../sessions.ts';
import { newToken, tokenHash } from '../tokens.ts';
import { tellPerson } from './tell-person.ts';

type Parts = Pick<SessionParts, 'sql' | 'callers' | 'findPerson' | 'limits' | 'askForAccountMail'>;

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

/** The person is told when the device is new to them. */
export async function beginSessionFor(
  parts: Parts,
  personId: number,
  client: Client,
): Promise<SessionBegun> {
  const { sql, callers } = parts;
  const { address, device, deviceToken: presented, previous } = client;
  const token = await beginSession(sql, { personId, previous, device, address });
  // The session that the browser had before is over.
  callers.forget();
  const deviceToken = presented ?? newToken();
  const hash = tokenHash(deviceToken);
  const isNew = hash !== null && (await noteDevice(sql, personId, hash));
  if (isNew) tellPerson(parts, 'new-device', personId, client);
  return { personId, token, deviceToken };
}
