import type { GroupCode } from '../account-type/index.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { AccountId } from '../kernel/ids.ts';
import type { Use } from '../kernel/use.ts';
import type { AccountAsset, Classification } from './events.ts';
import type { ChartName } from './starter-charts.ts';

type Details = {
  readonly name: string;
  readonly typeId: number;
  /** Upper case, or null where the party has none. */
  readonly gstin: string | null;
  readonly companyTypeId: number | null;
  readonly email: string | null;
  readonly asset: AccountAsset | null;
};

export type CreateAccount = {
  readonly type: 'CreateAccount';
  readonly data: {
    readonly accountId: AccountId;
    /** Of the starter charts, where it is one of theirs. */
    readonly code?: string;
  } & Details;
};

export type ChangeAccount = {
  readonly type: 'ChangeAccount';
  readonly data: {
    readonly accountId: AccountId;
    /** Only the fields to change. */
    readonly changes: Partial<Details>;
    /** Whether it goes where its type has gone since: naming the type again moves it nowhere. */
    readonly movesToGroup?: boolean;
  };
};

export type RetireAccount = {
  readonly type: 'RetireAccount';
  readonly data: { readonly accountId: AccountId };
};

export type RemoveAccount = {
  readonly type: 'RemoveAccount';
  readonly data: { readonly accountId: AccountId };
};

export type ApplyStarterTemplate = {
  readonly type: 'ApplyStarterTemplate';
  readonly data: {
    readonly template: ChartName;
    /** Fresh ids, one per account of the chart, in its order; those of accounts kept go unused. */
    readonly accountIds: readonly AccountId[];
  };
};

export type AccountCommand =
  | CreateAccount
  | ChangeAccount
  | RetireAccount
  | RemoveAccount
  | ApplyStarterTemplate;

export type AccountFacts = {
  /** Which account bears a name, by the name's key (`nameKey`). */
  readonly names: ReadonlyMap<string, AccountId>;
  /** The types that the book may use: its own and the installation's. */
  readonly types: ReadonlyMap<number, Classification>;
  /** The types that stand for Tally's groups. */
  readonly groupTypes: ReadonlyMap<GroupCode, Classification>;
  /** The codes of the starter charts' accounts that the book has. */
  readonly codes: ReadonlySet<string>;
  /** Catalogue records that the book may use. */
  readonly companyTypes: ReadonlySet<number>;
  readonly categories: ReadonlySet<number>;
  readonly products: ReadonlySet<number>;
  /** The account's balance in paise, debit positive. */
  readonly balancePaise: number;
  /** The customer whose ledger it is; null for any other account and a customer’s commands. */
  readonly customerId: number | null;
  /** The private person whose ledger it is, in a customer’s commands; null for any other. */
  readonly privateCustomerId: number | null;
  /**
   * The first day with an entry of it that is locked, or of a filed return; null where there is
   * none, and of what cannot be judged by it.
   */
  readonly heldEntryOn: CalendarDate | null;
  /** What the account was ever used for. */
  readonly uses: readonly Use[];
};
