// From requests to the commands on customers.
import type { CustomerFields } from '#core/customer/index.ts';
import type { Command } from '#core/domain.ts';
import type { AccountId, CustomerId } from '#core/kernel/ids.ts';
import { givenParty } from '#api/contract/customer/party.ts';

/** What a party is of which nobody said more than its name: it is in India. */
export const NO_PARTY = {
  ...Object.fromEntries(Object.keys(givenParty).map((field) => [field, null])),
  country: 'IN',
  dueDays: null,
} as Omit<CustomerFields, 'name'>;

const PARTY_FIELDS: ReadonlySet<string> = new Set(['name', ...Object.keys(NO_PARTY)]);
export const isOfParty = (field: string): boolean => PARTY_FIELDS.has(field);

type GivenFields = {
  readonly [Name in keyof CustomerFields]?: CustomerFields[Name] | undefined;
};

/** @returns what of a request is of the party; only what was given. */
export const partyIn = (given: GivenFields): Partial<CustomerFields> =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => isOfParty(name) && value !== undefined),
  );

type Ids = { readonly customerId: CustomerId; readonly accountId: AccountId };

/** @param ids of the customer and of the ledger that is made with it. */
export const newCustomer = (
  ids: Ids,
  given: GivenFields & { readonly name: string },
): Extract<Command, { type: 'CreateCustomer' }> => ({
  type: 'CreateCustomer',
  data: { ...ids, ...NO_PARTY, ...partyIn(given), name: given.name },
});

export const changedCustomer = (
  customerId: CustomerId,
  given: GivenFields,
): Extract<Command, { type: 'ChangeCustomer' }> => ({
  type: 'ChangeCustomer',
  data: { customerId, changes: partyIn(given) },
});
