// What the session module asks of the rest of the server; `api/main.ts` wires it.
import type { SessionUser } from '#api/contract/session/session.ts';
import type { Refusal, Submit } from '#api/commands/request.ts';
import type { Sql } from '#api/store/sql.ts';
import type { Result } from '#core/kernel/result.ts';
import type { PersonRow } from '#projections/people/table.ts';
import type { CallerMemory } from './callers/caller-memory.ts';
import type { Passwords } from './password/hash.ts';
import type { KeyedDigest } from '#api/limits/keyed-digest.ts';
import type { PasswordTries } from '#api/limits/password-tries.ts';
import type { RateLimits } from '#api/limits/rate-limits.ts';

/** A row of the people's read table, as far as sessions need it. */
export type Person = Pick<
  PersonRow,
  'personId' | 'name' | 'email' | 'phone' | 'confirmation' | 'isAdmin' | 'erased' | 'registeredAt'
>;

/** A mail to a person about their own account, by what it tells. */
export type AccountMail = { readonly personId: number } & (
  | {
      readonly mail: 'confirm-address' | 'address-changed';
      /** Set where the address before a change is told: the event in the installation's log. */
      readonly seq: number | null;
    }
  | ({ readonly mail: SecurityNotice } & WhereFrom)
);

/** What is told to a person in case it was somebody else. */
export type SecurityNotice = 'new-device' | 'password-changed';

/** From where and when it was done. */
export type WhereFrom = {
  /** In words of ours. */
  readonly device: string;
  /** The IP address. */
  readonly address: string;
  /** An ISO instant. */
  readonly at: string;
};

export type SessionParts = {
  /** Has the rights of the writer, not of a reader. */
  readonly sql: Sql;
  readonly submit: Submit;
  readonly newPersonId: () => Promise<number>;
  readonly findPerson: (personId: number) => Promise<Person | null>;
  /**
   * Compares without regard to case. Who was shown to have the address is first; of those who only
   * say so there may be several.
   */
  readonly findPeopleByEmail: (email: string) => Promise<readonly Person[]>;
  /** The books of a person, their own first. */
  readonly booksOf: (personId: number) => Promise<SessionUser['books']>;
  /** Asks for the mail with the link of each; none is a mailbox that nobody here has. */
  readonly askForResetLink: (personIds: readonly number[]) => Promise<void>;
  /** Asks for a mail to a person about their account. */
  readonly askForAccountMail: (mail: AccountMail) => Promise<void>;
  /** Forgets whom it remembers whenever a session ends here. */
  readonly callers: Pick<CallerMemory, 'remember' | 'forget'>;
  readonly passwords: Passwords;
  readonly limits: RateLimits;
  readonly tries: PasswordTries;
  /** What stands for an account in the log: the same e-mail is the same digest. */
  readonly accountDigest: KeyedDigest;
  /** What stands for an e-mail address beside the links that were sent to it. */
  readonly emailDigest: KeyedDigest;
  readonly setupCode: string;
  /** Whether there is no admin, so that whoever registers must bring the code. */
  readonly needsSetupCode: () => Promise<boolean>;
  /** Whether people reach the server over https. */
  readonly https: boolean;
};

/** What the calls of the session need beside the books. */
export type SessionOutside = Pick<
  SessionParts,
  'askForResetLink' | 'askForAccountMail' | 'needsSetupCode' | 'passwords'
>;

/** Why the session module says no, in words for the person. */
export type SessionRefusal =
  | {
      readonly status: 400 | 401 | 429;
      readonly code: string;
      readonly detail: string;
      readonly errors?: readonly { readonly field: string; readonly message: string }[];
      readonly retryAfterSeconds?: number;
    }
  | { readonly refusal: Refusal };

export type SessionResult<Value> = Result<Value, SessionRefusal>;
