// The refusals that several session calls share, in the words of the specification or our own.
import { rejected } from '#core/kernel/result.ts';
import { OWN_NAME_PASSWORD } from '../password/own-name.ts';
import { COMMON_PASSWORD } from '../password/common-passwords.ts';

export const WRONG_EMAIL_OR_PASSWORD = {
  status: 401,
  code: 'wrong_email_or_password',
  detail: 'Wrong email or password.',
} as const;

export const PASSWORD_IS_COMMON = {
  status: 400,
  code: 'password_is_common',
  detail: COMMON_PASSWORD,
  errors: [{ field: 'password', message: COMMON_PASSWORD }],
} as const;

export const PASSWORD_HAS_OWN_NAME = {
  status: 400,
  code: 'password_has_own_name',
  detail: OWN_NAME_PASSWORD,
  errors: [{ field: 'password', message: OWN_NAME_PASSWORD }],
} as const;

export const CURRENT_PASSWORD_WRONG = {
  status: 400,
  code: 'current_password_wrong',
  detail: 'current_password: The current password is wrong.',
  errors: [{ field: 'current_password', message: 'The current password is wrong.' }],
} as const;

export const LINK_NOT_GOOD = {
  status: 400,
  code: 'reset_link_not_good',
  detail: 'This link has been used or is too old. Ask for a new one.',
} as const;

export const CONFIRMATION_LINK_NOT_GOOD = {
  status: 400,
  code: 'confirmation_link_not_good',
  detail:
    'This link has been used, is too old, or is for an address that was changed since, or that ' +
    'somebody else has shown to be theirs. Your profile says how to get a new one.',
} as const;

const NO_SETUP_CODE_TEXT =
  'There is no admin yet. Enter the setup code that the server prints when it starts.';

export const NO_SETUP_CODE = {
  status: 400,
  code: 'no_setup_code',
  detail: `setup_code: ${NO_SETUP_CODE_TEXT}`,
  errors: [{ field: 'setup_code', message: NO_SETUP_CODE_TEXT }],
} as const;

const WRONG_SETUP_CODE_TEXT =
  'This is not the setup code that the server prints when it starts. Nothing was done.';

export const WRONG_SETUP_CODE = {
  status: 400,
  code: 'wrong_setup_code',
  detail: `setup_code: ${WRONG_SETUP_CODE_TEXT}`,
  errors: [{ field: 'setup_code', message: WRONG_SETUP_CODE_TEXT }],
} as const;

/** @param waitSeconds until the count begins anew. */
export function tooMany(waitSeconds: number) {
  const minutes = Math.ceil(waitSeconds / 60);
  return rejected({
    status: 429,
    code: 'too_many_attempts',
    detail: `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    retryAfterSeconds: waitSeconds,
  } as const);
}
