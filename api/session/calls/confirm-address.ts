// A person shows that an e-mail address is theirs: by the link that was mailed to it, or by one
// that an admin handed over. Whoever has the link confirms, signed in or not.
import { accepted, rejected } from '#core/kernel/result.ts';
import type { PersonId } from '#core/kernel/ids.ts';
import { addressGroup } from '#api/limits/address-group.ts';
import {
  ADDRESS_LINKS_ADDRESS,
  ADDRESS_LINKS_MAILBOX,
  ADDRESS_LINKS_PERSON,
  CONFIRM_ADDRESS,
} from '#api/limits/limits.ts';
import {
  createAddressToken,
  findAddressLink,
  voidAddressTokens,
} from '../address/address-tokens.ts';
import { handedLink } from './handed-link.ts';
import type { Person, SessionParts, SessionResult } from '../ports.ts';
import { CONFIRMATION_LINK_NOT_GOOD, tooMany } from './refusals.ts';

type ConfirmParts = Pick<SessionParts, 'sql' | 'submit' | 'findPerson' | 'emailDigest' | 'limits'>;

/** Two who open one link at once confirm the same address. */
export async function confirmAddress(
  parts: ConfirmParts,
  { token, address }: { readonly token: string; readonly address: string },
): Promise<SessionResult<null>> {
  const wait = await parts.limits.take({ limit: CONFIRM_ADDRESS, by: [addressGroup(address)] });
  if (wait !== null) return tooMany(wait);
  const link = await findAddressLink(parts.sql, token);
  const person = link === null ? null : await parts.findPerson(link.personId);
  if (link === null || person === null || !isAddressOf(parts, person, link.emailDigest)) {
    return rejected(CONFIRMATION_LINK_NOT_GOOD);
  }
  const personId = person.personId as PersonId;
  const by = link.madeBy === null ? 'link' : 'admin';
  const outcome = await parts.submit({
    bookId: 0,
    actorId: link.madeBy ?? personId,
    command: { type: 'ConfirmAddress', data: { personId, email: person.email, by } },
    also: (sql) => voidAddressTokens(sql, personId),
  });
  return outcome.kind === 'accepted' ? accepted(null) : rejected(CONFIRMATION_LINK_NOT_GOOD);
}

/** @returns whether the digest is that of the address that the person has now. */
export const isAddressOf = (
  { emailDigest }: Pick<SessionParts, 'emailDigest'>,
  person: Person,
  digest: Buffer,
): boolean => !person.erased && emailDigest(person.email).equals(digest);

type LinkParts = Pick<SessionParts, 'findPerson' | 'limits' | 'askForAccountMail'>;

type LinkRequest = {
  readonly personId: number;
  /** The IP address of the caller. */
  readonly address: string;
};

/** Sends the link again to whoever asks for their own. */
export async function sendAddressLink(
  parts: LinkParts,
  { personId, address }: LinkRequest,
): Promise<SessionResult<null>> {
  const person = await parts.findPerson(personId);
  const wait = await takeAddressLink(parts, { personId, address });
  const mailboxWait = person === null ? null : await takeMailbox(parts, person.email);
  if (wait !== null || mailboxWait !== null) return tooMany(Math.max(wait ?? 0, mailboxWait ?? 0));
  await parts.askForAccountMail({ personId, mail: 'confirm-address', seq: null });
  return accepted(null);
}

/** Sends the link to an address that a person has from now on, unless others had it too often. */
export async function sendFirstLink(
  parts: Omit<LinkParts, 'findPerson'>,
  { personId, email }: { readonly personId: number; readonly email: string },
): Promise<void> {
  if ((await takeMailbox(parts, email)) !== null) return;
  await parts.askForAccountMail({ personId, mail: 'confirm-address', seq: null });
}

const takeMailbox = (
  { limits }: Pick<SessionParts, 'limits'>,
  email: string,
): Promise<number | null> =>
  limits.take({ limit: ADDRESS_LINKS_MAILBOX, by: [email.toLowerCase()] });

/** Counts a link that somebody asks for. @returns null, or the seconds to wait. */
export const takeAddressLink = (
  { limits }: Pick<SessionParts, 'limits'>,
  { personId, address }: LinkRequest,
): Promise<number | null> =>
  limits.take(
    { limit: ADDRESS_LINKS_PERSON, by: [`${personId}`] },
    { limit: ADDRESS_LINKS_ADDRESS, by: [addressGroup(address)] },
  );

export const makeAddressLink = handedLink(createAddressToken);
