// Passwords, and the calls that set them. Kept apart from the session, which every page loads.
import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { linesOfText } from '#api/contract/wire/values.ts';
import { PASSWORD_MAX, sessionUser } from './session.ts';

const HAS_DIGIT_LOWER_UPPER = /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])/s;

export const LOGIN_PASSWORD_HINT =
  'Minimum 6 Characters with AlphaNumeric with Upper and Lower Case';

export const REGISTER_PASSWORD_HINT =
  'Minimum 8 characters with at least one number, one uppercase and one lowercase letter';

export const loginPassword = z
  .string()
  .min(6, LOGIN_PASSWORD_HINT)
  .max(PASSWORD_MAX)
  .regex(HAS_DIGIT_LOWER_UPPER, LOGIN_PASSWORD_HINT);

export const newPassword = linesOfText(PASSWORD_MAX)
  .min(8, REGISTER_PASSWORD_HINT)
  .regex(HAS_DIGIT_LOWER_UPPER, REGISTER_PASSWORD_HINT);

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
