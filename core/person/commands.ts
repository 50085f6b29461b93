import type { PersonId } from '../kernel/ids.ts';
import type { ConfirmedBy } from './terms.ts';

type Profile = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
};

type Command<Type extends string, Data = object> = {
  readonly type: Type;
  readonly data: { readonly personId: PersonId } & Readonly<Data>;
};

/** `setup` is true for whoever may become admin while there is none. */
export type RegisterPerson = Command<'RegisterPerson', Profile & { setup: boolean }>;
export type ChangeProfile = Command<'ChangeProfile', { changes: Partial<Profile> }>;
/** `email` is the address that was shown to be the person's own. */
export type ConfirmAddress = Command<'ConfirmAddress', { email: string; by: ConfirmedBy }>;
export type GrantAdmin = Command<'GrantAdmin'>;
export type RevokeAdmin = Command<'RevokeAdmin'>;
/** Goes with the destruction of the person's key. */
export type ErasePerson = Command<'ErasePerson'>;

export type PersonCommand =
  | RegisterPerson
  | ChangeProfile
  | ConfirmAddress
  | GrantAdmin
  | RevokeAdmin
  | ErasePerson;

export type PersonFacts = {
  /** Who was shown to have the wanted e-mail address, compared without regard to case. */
  readonly emailTakenBy: PersonId | null;
  /** How many admins the installation has. */
  readonly adminCount: number;
};
