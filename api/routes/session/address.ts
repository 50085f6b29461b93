// Confirming an e-mail address. Nothing that these calls answer says whose address it is.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import * as contract from '#api/contract/session/address.ts';
import type { MailManner } from '#api/contract/session/registration.ts';
import { addressOf } from '#api/http/env.ts';
import type { Mount } from '#api/http/mount.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { ADDRESS_LINK_HOURS } from '#api/session/address/address-tokens.ts';
import {
  confirmAddress,
  makeAddressLink,
  sendAddressLink,
} from '#api/session/calls/confirm-address.ts';
import { makeInvitationLinks } from '#api/session/calls/handed-links.ts';
import { makeResetLink } from '#api/session/calls/reset-password.ts';
import { HANDED_RESET_HOURS } from '#api/session/password/reset-tokens.ts';
import type { SessionParts } from '#api/session/ports.ts';
import { refused } from './refused.ts';

export type AddressParts = SessionParts & {
  readonly mail: MailManner;
  readonly db: ReadTables;
};

const HOUR_MS = 60 * 60 * 1000;

export function mountAddresses(mount: Mount, parts: AddressParts): void {
  const { mail } = parts;
  mount(contract.readAddress, ({ person: { confirmation } }) =>
    Promise.resolve({ confirmation, mail }),
  );

  mount(contract.sendAddressLink, async ({ person, context: c }) => {
    const { id: personId, confirmation } = person;
    const answer = await sendAddressLink(parts, { personId, address: addressOf(c) });
    return answer.ok ? { confirmation, mail } : refused(c, answer.rejection);
  });

  mount(contract.confirmAddress, async ({ body, context: c }) => {
    const answer = await confirmAddress(parts, { token: body.token, address: addressOf(c) });
    return answer.ok ? {} : refused(c, answer.rejection);
  });

  mount(contract.makeAddressLink, async ({ params, person, context: c }) => {
    const { personId } = params;
    const token = await makeAddressLink(parts, { personId, adminId: person.id });
    if (token === null) return notFound(c);
    return { token, expires_at: inHours(ADDRESS_LINK_HOURS) };
  });

  mountHandedLinks(mount, parts);
}

/** Where mails go out, nobody but the person gets a link that opens their account. */
function mountHandedLinks(mount: Mount, parts: AddressParts): void {
  mount(contract.makeResetLink, async ({ params, person, context: c }) => {
    if (parts.mail === 'smtp') return replyProblem(c, MAIL_IS_SET_UP);
    const { personId } = params;
    c.set('logged', { made: 'reset-link', person: personId });
    const token = await makeResetLink(parts, { personId, adminId: person.id });
    return token === null ? notFound(c) : { token, expires_at: inHours(HANDED_RESET_HOURS) };
  });

  mount(contract.makeInvitationLinks, async ({ body, context: c }) => {
    if (parts.mail === 'smtp') return replyProblem(c, MAIL_IS_SET_UP);
    const links = await makeInvitationLinks(parts, body.email);
    c.set('logged', { made: 'invitation-links', count: links.length });
    return {
      links: links.map(({ token, endsOn }) => ({ token, endsOn: calendarDate(endsOn) })),
    };
  });
}

const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

const MAIL_IS_SET_UP: ProblemDetails = {
  status: 409,
  code: 'mail_is_set_up',
  detail:
    'This installation sends e-mail: the person has the link sent by ‘Forgot password?’, and an ' +
    'owner of the book sends an invitation again.',
};
