// Session endpoints. By the specification their errors are plain JSON strings, and only theirs.
import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { email } from './email.ts';
import { id, linesOfText, requiredText, text } from '#api/contract/wire/values.ts';

const HAS_DIGIT_LOWER_UPPER = /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])/s;
export const LOGIN_PASSWORD_HINT =
  'Minimum 6 Characters with AlphaNumeric with Upper and Lower Case';
export const REGISTER_PASSWORD_HINT =
  'Minimum 8 characters with at least one number, one uppercase and one lowercase letter';
const PASSWORD_MAX = 256;

export const loginPassword = z
  .string()
  .min(6, LOGIN_PASSWORD_HINT)
  .max(PASSWORD_MAX)
  .regex(HAS_DIGIT_LOWER_UPPER, LOGIN_PASSWORD_HINT);

export const newPassword = linesOfText(PASSWORD_MAX)
  .min(8, REGISTER_PASSWORD_HINT)
  .regex(HAS_DIGIT_LOWER_UPPER, REGISTER_PASSWORD_HINT);

export const personName = requiredText(100, 'Enter a name.');
export const phone = text(20)
  .trim()
  .regex(/^\+?[0-9][0-9 -]{5,18}$/, 'Enter a phone number, digits only, with + if it is foreign.');

export const sessionUser = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  roles: z.array(z.string()),
  books: z.array(z.strictObject({ id, name: z.string() })),
});
export type SessionUser = z.infer<typeof sessionUser>;

export const sessionCheck = endpoint({
  method: 'GET',
  path: '/api/login',
  summary: 'Who is signed in; 401 when nobody is',
  access: 'public',
  shows: ['user', 'book', 'role', 'active_role'],
  reply: sessionUser,
});

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in',
  takesNoKey: true,
  access: 'public',
  // The door takes any password text: whether it is right is one answer, with one wording.
  body: z.strictObject({ email: z.string().max(300), password: z.string().max(PASSWORD_MAX) }),
  reply: sessionUser,
});

export const logout = endpoint({
  method: 'GET',
  path: '/api/logout',
  summary: 'Sign out; POST does the same',
  takesNoKey: true,
  changes: true,
  access: 'public',
  shows: [],
  reply: z.strictObject({}),
});

export const registrationCheck = endpoint({
  method: 'GET',
  path: '/api/register',
  summary: 'Whether there is no admin yet, so that a registration needs the setup code',
  access: 'public',
  shows: ['user'],
  reply: z.strictObject({ needs_setup_code: z.boolean() }),
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

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/password',
  summary: 'Change the password, and sign out everywhere else',
  takesNoKey: true,
  access: 'signed-in',
  body: z.strictObject({
    current_password: z.string().max(PASSWORD_MAX),
    password: newPassword,
  }),
  reply: sessionUser,
  refusals: ['current_password_wrong', 'password_is_common', 'too_many_attempts'],
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/forgot-password',
  summary: 'Send a link that sets a new password; the reply says nothing of the address',
  takesNoKey: true,
  access: 'public',
  body: z.strictObject({ email: z.string().max(300) }),
  reply: z.strictObject({}),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/reset-password',
  summary: 'Set a new password with the token of the link',
  takesNoKey: true,
  access: 'public',
  body: z.strictObject({ token: z.string().min(1).max(200), password: newPassword }),
  reply: z.strictObject({}),
});
