// What can be said of the fields before anything is sent; the server checks all of it again.
import { loginPassword, newPassword } from '#api/contract/session/passwords.ts';
import { personName, phone } from '#api/contract/session/registration.ts';
import { email } from '#api/contract/session/email.ts';
import { loginWords, registerWords } from './wording.ts';

type Schema = {
  readonly safeParse: (value: string) => {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined;
  };
};

/** @returns the first thing that is wrong with the value, or null. */
const wrongWith = (schema: Schema, value: string): string | null =>
  schema.safeParse(value).error?.issues[0]?.message ?? null;

export type LoginFields = { readonly email: string; readonly password: string };
export type Errors<Fields> = Partial<Record<keyof Fields, string>>;

const present = <Fields>(errors: Record<keyof Fields, string | null>): Errors<Fields> =>
  Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== null)) as Errors<Fields>;

export const checkLogin = (fields: LoginFields): Errors<LoginFields> =>
  present<LoginFields>({
    email: fields.email.trim() === '' ? loginWords.emailMissing : wrongWith(email, fields.email),
    password:
      fields.password === ''
        ? loginWords.passwordMissing
        : wrongWith(loginPassword, fields.password),
  });

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

export const checkNewPassword = (password: string): string | null =>
  wrongWith(newPassword, password);

export const checkEmail = (address: string): string | null =>
  address.trim() === '' ? loginWords.emailMissing : wrongWith(email, address);
