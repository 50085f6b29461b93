// Links that whoever runs the installation hands over: no mail is needed, and nobody need be admin.
import { SYSTEM_PERSON } from '#core/kernel/ids.ts';
import { findPerson } from '#projections/people/read.ts';
import { confirmLink } from '#api/jobs/send-account-mail.ts';
import { resetLink } from '#api/jobs/people/send-reset-link.ts';
import { ADDRESS_LINK_HOURS, EMAIL_DIGESTS } from '#api/session/address/address-tokens.ts';
import { invitationPath } from '#api/session/address/invitation-links.ts';
import { makeAddressLink } from '#api/session/calls/confirm-address.ts';
import { makeInvitationLinks } from '#api/session/calls/handed-links.ts';
import { makeResetLink } from '#api/session/calls/reset-password.ts';
import { HANDED_RESET_HOURS } from '#api/session/password/reset-tokens.ts';
import { plainWords, UsageError } from './command.ts';
import type { CliCommand, CliWork } from './command.ts';
import { personNamed } from './people.ts';

export const confirmLinkCommand: CliCommand = {
  usage: 'confirm-link <e-mail or person number>',
  summary: 'print a link that confirms a person’s e-mail address, to be handed over',
  run: (work) =>
    printLink(work, makeAddressLink, {
      linkOf: confirmLink,
      says: (email) => `It confirms ${email} once, within ${ADDRESS_LINK_HOURS} hours.`,
    }),
};

export const resetLinkCommand: CliCommand = {
  usage: 'reset-link <e-mail or person number>',
  summary: 'print a link that sets a person’s new password, to be handed over',
  run: (work) =>
    printLink(work, makeResetLink, {
      linkOf: resetLink,
      says: (email) =>
        `It sets a new password for ${email} once, within ${HANDED_RESET_HOURS} hours.`,
    }),
};

export const invitationLinkCommand: CliCommand = {
  usage: 'invitation-link <e-mail>',
  summary: 'print links for the open invitations of an address, to be handed over',
  run: async ({ core, args, print, origin }) => {
    const [email] = plainWords(args);
    if (email === undefined) throw new UsageError('Name the invited e-mail address.');
    const links = await makeInvitationLinks({ sql: core.pool, db: core.db }, email);
    if (links.length === 0) {
      print(`No invitation of ${email} is open.`);
      return 1;
    }
    for (const { token, endsOn } of links) {
      print(`${origin}${invitationPath(token)}`);
      print(`It confirms ${email}, and may be accepted until ${endsOn}.`);
    }
    return 0;
  },
};

async function printLink(
  { core, args, print, origin }: CliWork,
  make: typeof makeResetLink,
  words: {
    readonly linkOf: (origin: string, token: string) => string;
    readonly says: (email: string) => string;
  },
): Promise<number> {
  const { personId, email } = await personNamed(core, plainWords(args)[0]);
  const parts = {
    sql: core.pool,
    findPerson: (id: number) => findPerson(core.db, id),
    emailDigest: core.digestFor(EMAIL_DIGESTS),
  };
  const token = await make(parts, { personId, adminId: SYSTEM_PERSON });
  if (token === null) throw new UsageError(`Person ${personId} is erased.`);
  print(words.linkOf(origin, token));
  print(words.says(email));
  return 0;
}
