// Who a person is, as they say it themselves: when they register and later.
import { z } from 'zod';
import { isPhone } from '#core/kernel/reading/phones.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { requiredText, text } from '#api/contract/wire/values.ts';
import { email } from './email.ts';
import { newPassword } from './passwords.ts';
import { PASSWORD_MAX, sessionUser } from './session.ts';

export const personName = requiredText(100, 'Enter a name.');

const PHONE_WANTED = 'Enter a phone number, digits only, with + if it is foreign.';
export const phone = text(20)
  .trim()
  .regex(/^\+?[0-9][0-9 -]{5,18}$/, { error: PHONE_WANTED, abort: true })
  .refine(isPhone, PHONE_WANTED);

export const mailManner = z
  .enum(['smtp', 'outbox'])
  .describe(
    "How the server sends mail: by SMTP, or not at all, but for a file in its folder 'outbox'.",
  );
export type MailManner = z.infer<typeof mailManner>;

export const registrationCheck = endpoint({
  method: 'GET',
  path: '/api/register',
  summary:
    'Whether a registration needs the setup code, since there is no admin yet, and whether this ' +
    'installation sends e-mail',
  access: 'public',
  shows: ['user'],
  reply: z.strictObject({ needs_setup_code: z.boolean(), mail: mailManner }),
});

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  summary: 'Create an account and sign in',
  takesNoKey: true,
  access: 'public',
  // Not strict: a stranger may send fields we do not know, and they change nothing.
  body: z.object({
    name: personName,
    email,
    phone,
    company: text(200).default(''),
    password: newPassword,
    setup_code: z
      .string()
      .max(100)
      .optional()
      .describe('What the server prints when it starts; needed while there is no admin.'),
  }),
  reply: sessionUser,
});

export const changeProfile = endpoint({
  method: 'POST',
  path: '/api/profile',
  summary: 'Change name, e-mail and phone; a new e-mail asks for the current password',
  takesNoKey: true,
  access: 'signed-in',
  forms: true,
  body: z.strictObject({
    name: personName.optional(),
    email: email.optional(),
    phone: phone.optional(),
    current_password: z.string().max(PASSWORD_MAX).optional(),
  }),
  reply: sessionUser,
});
