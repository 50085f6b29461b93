// What can be said of the fields before anything is sent; the server checks all of it again.
import { loginPassword, newPassword } from '#api/contract/session/passwords.ts';
import { email } from '#api/contract/session/email.ts';
import { loginWords } from './wording.ts';

type Schema = {
  readonly safeParse: (value: string) => {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined;
  };
};

/** @returns the first thing that is wrong with the value, or null. */
export const wrongWith = (schema: Schema, value: string): string | null =>
  schema.safeParse(value).error?.issues[0]?.message ?? null;

export type LoginFields = { readonly email: string; readonly password: string };
export type Errors<Fields> = Partial<Record<keyof Fields, string>>;

/** @returns the texts there are, by their field. */
export const presentErrors = <Fields>(
  errors: Record<keyof Fields, string | null>,
): Errors<Fields> =>
  Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== null)) as Errors<Fields>;

export const checkLogin = (fields: LoginFields): Errors<LoginFields> =>
  presentErrors<LoginFields>({
    email: fields.email.trim() === '' ? loginWords.emailMissing : wrongWith(email, fields.email),
    password:
      fields.password === ''
        ? loginWords.passwordMissing
        : wrongWith(loginPassword, fields.password),
  });

export const checkNewPassword = (password: string): string | null =>
  wrongWith(newPassword, password);

export const checkEmail = (address: string): string | null =>
  address.trim() === '' ? loginWords.emailMissing : wrongWith(email, address);
