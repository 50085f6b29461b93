// What is asked of the chart of accounts and of its ledgers.
import { STARTER_CHARTS } from '#core/account/index.ts';
import type { Classification } from '#core/account/index.ts';
import type { GroupCode } from '#core/account-type/index.ts';
import { GST_NAMES, POSTING_ROLES, TRIP_ACCOUNTS } from '#core/book/index.ts';
import type { RoleAccount } from '#core/documents/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { nameKey } from '#core/kernel/text.ts';
import {
  accountCodes,
  accountIdsByNameKey,
  readAccountsOfRoles,
  accountTypesOf,
  countAccountsOfType,
} from '#projections/chart-of-accounts/read.ts';
import type { AccountTypeRow } from '#projections/chart-of-accounts/table.ts';
import { customerOfAccount } from '#projections/customer-list/read.ts';
import { supplierOfAccount } from '#projections/supplier-list/read.ts';
import { firstEntryWithin } from '#projections/ledger-lines/read.ts';
import { balanceOf, entryCountOf } from '#projections/ledger-balances/read.ts';
import { perBook, perKey } from './definition.ts';
import type { ReadDefinition } from './definition.ts';

/** Which account bears a name, by the name's key; retired ones included. */
export const accountByName: ReadDefinition<string, number | null> = {
  load: perBook(async (db, bookId, keys) => {
    const ids = await accountIdsByNameKey(db, bookId, keys);
    return keys.map((key) => ids.get(key) ?? null);
  }),
  dependsOn: ['account'],
  keysTouchedBy: (event) => {
    if (event.type === 'AccountRetired') return [];
    if (event.type === 'AccountCreated') return [nameKey(event.data.name)];
    const keepsName = event.type === 'AccountChanged' && event.data.changes.name === undefined;
    return keepsName ? [] : null;
  },
  fold: (_answer, _key, event) =>
    event.type === 'AccountCreated' ? event.data.accountId : undefined,
};

/** The types that a book may use: its own and the installation's. */
export const accountTypeRows: ReadDefinition<null, readonly AccountTypeRow[]> = {
  load: perKey((db, bookId) => accountTypesOf(db, bookId)),
  dependsOn: ['account-type'],
  acrossBooks: true,
};

export const classificationOf = ({ typeId, group, nature }: AccountTypeRow): Classification => ({
  typeId,
  group,
  nature,
});

/** @returns the types that stand for Tally's groups, among these. */
export const groupTypesAmong = (
  types: readonly AccountTypeRow[],
): ReadonlyMap<GroupCode, Classification> =>
  new Map(
    types.flatMap((type) =>
      type.reserved && type.group !== null ? [[type.group, classificationOf(type)]] : [],
    ),
  );

/** The types that stand for Tally's groups, which are there from the first start and stay. */
export const groupTypes: ReadDefinition<null, ReadonlyMap<GroupCode, Classification>> = {
  load: async (db, wanted) => {
    const groups = groupTypesAmong(await accountTypesOf(db, INSTALLATION_BOOK));
    return wanted.map(() => groups);
  },
  dependsOn: [],
  isKept: true,
};

const CHART_CODES: ReadonlySet<string> = new Set(
  Object.values(STARTER_CHARTS).flatMap((chart) => chart.map(({ code }) => code)),
);

/** The codes of the starter charts' accounts that the book has. */
export const chartCodes: ReadDefinition<null, ReadonlySet<string>> = {
  load: perKey((db, bookId) => accountCodes(db, bookId)),
  dependsOn: ['account'],
  fold: (answer, _key, event) => {
    if (event.type === 'AccountRemoved') return undefined;
    if (event.type !== 'AccountCreated') return answer;
    const { code } = event.data;
    return code !== null && CHART_CODES.has(code) ? new Set(answer).add(code) : answer;
  },
};

export const accountBalance: ReadDefinition<number, number> = {
  load: perKey(balanceOf),
  dependsOn: ['journal'],
};

/** How many entries an account ever had: a reversed one too names it for ever. */
export const accountEntries: ReadDefinition<number, number> = {
  load: perKey(entryCountOf),
  dependsOn: ['journal'],
};

/** The first of some days with an entry of an account. */
export const firstEntryWithinDays: ReadDefinition<
  { readonly accountId: number; readonly days: readonly Period[] },
  CalendarDate | null
> = { load: perKey(firstEntryWithin), dependsOn: ['journal'] };

/** How many accounts are of a type: of a shared one in any book. */
export const accountsOfType: ReadDefinition<number, number> = {
  load: perKey((db, bookId, typeId) =>
    countAccountsOfType(db, bookId === INSTALLATION_BOOK ? null : bookId, typeId),
  ),
  dependsOn: ['account'],
  acrossBooks: true,
};

/** Whose ledger an account is; null for any other account. */
export const customerOfLedger: ReadDefinition<number, number | null> = {
  load: perKey(
    async (db, bookId, accountId) =>
      (await customerOfAccount(db, bookId, accountId)) ??
      (await supplierOfAccount(db, bookId, accountId)),
  ),
  dependsOn: ['customer'],
  fold: (answer, key, event) => {
    if (event.type === 'CustomerCreated') {
      const { accountId, supplierAccountId } = event.data;
      return accountId === key || supplierAccountId === key ? undefined : answer;
    }
    if (event.type === 'CustomerChanged') {
      const { accountId, supplierAccountId } = event.data.changes;
      return accountId === key || supplierAccountId === key ? undefined : answer;
    }
    return event.type === 'CustomerRemoved' ? undefined : answer;
  },
};

/** Those of trips bear a code of the taxi chart; another account of such a name is none. */
const TRIPS = Object.values(TRIP_ACCOUNTS).map((code) => ({ code, name: '' }));
const NAMED = [...Object.values(POSTING_ROLES), ...GST_NAMES];
const ROLES = [...NAMED, ...TRIPS];
const ROLE_CODES: ReadonlySet<string | null> = new Set(ROLES.map(({ code }) => code));
const ROLE_NAMES: ReadonlySet<string> = new Set(NAMED.map(({ name }) => nameKey(name)));

/** The accounts that bear the code or the name of a role, or one of GST, in order of id. */
export const roleAccounts: ReadDefinition<null, readonly RoleAccount[]> = {
  load: perKey((db, bookId) => readAccountsOfRoles(db, bookId, ROLES)),
  dependsOn: ['account'],
  isKept: true,
  fold: (answer, _key, event) => {
    if (event.type === 'AccountCreated') {
      const { accountId, name, code, classification } = event.data;
      if (!ROLE_CODES.has(code) && !ROLE_NAMES.has(nameKey(name))) return answer;
      const created = { accountId, name, code, group: classification.group, open: true };
      return [...answer, created].toSorted((a, b) => a.accountId - b.accountId);
    }
    // Another name or group may make of any account one of these, or take one away.
    return undefined;
  },
};
