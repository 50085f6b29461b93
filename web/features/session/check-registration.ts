// Apart from the other checks, which the page for signing in loads.
import { email } from '#api/contract/session/email.ts';
import { newPassword } from '#api/contract/session/passwords.ts';
import { personName, phone } from '#api/contract/session/registration.ts';
import { present, wrongWith } from './check.ts';
import type { Errors } from './check.ts';
import { loginWords, registerWords } from './wording.ts';

export type RegisterFields = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly confirm: string;
  readonly terms: boolean;
  /** Null where nobody is asked for it. */
  readonly setupCode: string | null;
};

export const checkRegistration = (fields: RegisterFields): Errors<RegisterFields> =>
  present<RegisterFields>({
    setupCode: fields.setupCode?.trim() === '' ? registerWords.setupCodeMissing : null,
    name: wrongWith(personName, fields.name),
    email: fields.email.trim() === '' ? loginWords.emailMissing : wrongWith(email, fields.email),
    phone: wrongWith(phone, fields.phone),
    password: wrongWith(newPassword, fields.password),
    confirm: fields.confirm === fields.password ? null : registerWords.mismatch,
    terms: fields.terms ? null : registerWords.termsMissing,
  });
