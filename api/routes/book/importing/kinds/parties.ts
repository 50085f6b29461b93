// What an import of customers and one of suppliers have in common.
import type { QueryExecutorProvider } from 'kysely';
import type { CustomerFields, CustomerState } from '#core/customer/index.ts';
import { nameKey } from '#core/kernel/text.ts';
import { similarParties } from '#projections/runner/party-columns.ts';
import type { PartyTable } from '#projections/runner/party-columns.ts';
import type { AcceptedImportLine } from '#api/contract/book/import.ts';

type KnownParty = Extract<CustomerState, { readonly name: string }>;
type Named = { readonly name?: string | undefined; readonly gstin?: string | null | undefined };
type Alike = NonNullable<AcceptedImportLine['same']>;

/** @returns the parties that bear each of these names, by the key of the name. */
export async function partyIdsByName(
  db: QueryExecutorProvider,
  from: PartyTable,
  bookId: number,
  nameKeys: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const found = await similarParties(db, from, bookId, { gstins: [], nameKeys });
  const byName = Map.groupBy(found, (one) => one.nameKey);
  return new Map([...byName].map(([key, these]) => [key, these.map(({ id }) => id)]));
}

/** @returns for each line, in their order, the parties that may be the same one, and by what. */
export async function partiesAlike(
  db: QueryExecutorProvider,
  from: PartyTable,
  bookId: number,
  lines: readonly Named[],
): Promise<readonly Alike[]> {
  const found = await similarParties(db, from, bookId, {
    gstins: lines.flatMap(({ gstin }) => gstin ?? []),
    nameKeys: lines.flatMap(({ name }) => (name === undefined ? [] : nameKey(name))),
  });
  const byGstin = Map.groupBy(found, ({ gstin }) => gstin);
  const byName = Map.groupBy(found, (one) => one.nameKey);
  return lines.map(({ gstin = null, name = '' }) => {
    const alike = gstin === null ? [] : (byGstin.get(gstin) ?? []);
    const namesakes = byName.get(nameKey(name)) ?? [];
    return [
      ...alike.map((one) => ({ id: one.id, name: one.name, by: 'gst_number' })),
      ...namesakes
        .filter((one) => !alike.includes(one))
        .map((one) => ({ id: one.id, name: one.name, by: 'name' })),
    ];
  });
}

/** @returns all that a party was beside its role, to be said again. */
export function partyBefore(state: KnownParty): Omit<CustomerFields, 'dueDays'> {
  const { name, company, registration, gstin, pan, stateCode, country } = state;
  const { email, phone, contact } = state;
  return {
    name,
    company,
    registration,
    gstin,
    pan,
    stateCode,
    country,
    email,
    phone,
    contact,
    address: state.address ?? state.privateAddress,
    city: state.city ?? state.privateCity,
    pincode: state.pincode ?? state.privatePincode,
  };
}
