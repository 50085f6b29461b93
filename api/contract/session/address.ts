// Confirming an e-mail address: whether it was, and the links that do it.
import { z } from 'zod';
import { confirmation } from '#core/person/terms.ts';
import { record } from '#core/shapes/record.ts';
import { wireDay } from '#core/shapes/values.ts';
import { email } from './email.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { mailManner } from './registration.ts';
import { instant } from '#api/contract/wire/values.ts';

const addressStatus = z.strictObject({
  confirmation: confirmation.describe(
    "'awaited' until the address is shown to be the person's own; 'by-use' for who registered " +
      'before addresses were confirmed; else how it was shown.',
  ),
  mail: mailManner,
});
export type AddressStatus = z.infer<typeof addressStatus>;

export const readAddress = endpoint({
  method: 'GET',
  path: '/api/islogin/address',
  summary: 'Whether the caller’s e-mail address is confirmed',
  access: 'signed-in',
  shows: ['user'],
  reply: addressStatus,
});

export const sendAddressLink = endpoint({
  method: 'POST',
  path: '/api/islogin/address/link',
  summary: 'Send the link that confirms the caller’s e-mail address once more',
  takesNoKey: true,
  access: 'signed-in',
  body: z.strictObject({}),
  reply: addressStatus,
  refusals: ['too_many_attempts'],
});

export const confirmAddress = endpoint({
  method: 'POST',
  path: '/api/confirm-address',
  summary: 'Confirm an e-mail address with the token of a link, signed in or not',
  takesNoKey: true,
  access: 'public',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  reply: z.strictObject({}),
  refusals: ['confirmation_link_not_good', 'too_many_attempts'],
});

const handedLink = (page: string) =>
  z.strictObject({
    token: z.string().describe(`For \`${page}\`; it works once.`),
    expires_at: instant,
  });

export const makeAddressLink = endpoint({
  method: 'POST',
  path: '/api/isuper/user/:personId/address-link',
  summary: 'Make a link that confirms a person’s e-mail address, for an admin to hand over',
  takesNoKey: true,
  answersSecret: true,
  access: 'admin',
  body: z.strictObject({}),
  reply: handedLink('/confirm-address#token='),
});

export const makeResetLink = endpoint({
  method: 'POST',
  path: '/api/isuper/user/:personId/reset-link',
  summary:
    'Make a link that sets a person’s new password, for an admin to hand over where no mail is ' +
    'set up',
  takesNoKey: true,
  answersSecret: true,
  access: 'admin',
  body: z.strictObject({}),
  reply: handedLink('/reset-password#token='),
  refusals: ['mail_is_set_up'],
});

export const makeInvitationLinks = endpoint({
  method: 'POST',
  path: '/api/isuper/invitation-link',
  summary:
    'Make a link for each open invitation of an address, for an admin to hand over where no mail ' +
    'is set up; it confirms the address',
  takesNoKey: true,
  answersSecret: true,
  access: 'admin',
  body: z.strictObject({ email }),
  reply: z.strictObject({
    links: z
      .array(
        record({
          token: z.string().describe('For `/invitation#token=`.'),
          endsOn: wireDay.describe('The last day on which it may be accepted.'),
        }),
      )
      .describe('None where no invitation of the address is open.'),
  }),
  refusals: ['mail_is_set_up'],
});
