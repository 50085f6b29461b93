// Tells a person by mail what was done with their account, in case it was somebody else.
import { NOTICES, NOTICES_UNCONFIRMED } from '#api/limits/limits.ts';
import type { PersonId } from '#core/kernel/ids.ts';
import type { SecurityNotice, SessionParts, WhereFrom } from '../ports.ts';

type Parts = Pick<SessionParts, 'findPerson' | 'limits' | 'askForAccountMail'>;

/** Neither delays nor fails what it tells of. The job of a mail reports its own failure. */
export function tellPerson(
  parts: Parts,
  notice: SecurityNotice,
  personId: number,
  client: Omit<WhereFrom, 'at'>,
): void {
  void ask(parts, notice, personId, client).catch(() => undefined);
}

async function ask(
  { findPerson, limits, askForAccountMail }: Parts,
  mail: SecurityNotice,
  personId: number,
  { device, address }: Omit<WhereFrom, 'at'>,
): Promise<void> {
  const at = new Date().toISOString();
  const person = await findPerson(personId as PersonId);
  // The mailbox may be somebody else's, who must not be flooded by sign-ins.
  const isAwaited = person?.confirmation === 'awaited';
  const attempt = isAwaited
    ? { limit: NOTICES_UNCONFIRMED, by: [String(personId)] }
    : // Counted apart, so that many of one keep none of the other back.
      { limit: NOTICES, by: [String(personId), mail] };
  if ((await limits.take(attempt)) !== null) return;
  await askForAccountMail({ personId, mail, device, address, at });
}
