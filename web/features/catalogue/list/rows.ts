// What a tile says of each kind of master.
import type { AccountType } from '#api/contract/account/account.ts';
import type { SharedAccountType } from '#api/contract/server/installation.ts';
import type { Nature } from '#core/account-type/index.ts';
import { counted } from '#web/format/money.ts';
import type { ListedMaster } from '../calls/lists.ts';
import type { MastersBook } from '../kinds.ts';

export type TileRow = {
  readonly id: number;
  readonly name: string;
  /** Of an account type; it goes before the rest. */
  readonly nature?: Nature | null;
  readonly below: string;
};

const told = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' · ');

/** `Cloth / Cotton`: what a category stands under, from the top down. */
export const parentsOf = (parents: readonly { readonly name: string }[]): string =>
  parents
    .map(({ name }) => name)
    .toReversed()
    .join(' / ');

/** A book sees which masters all books share; an admin sees only those. */
export function rowOf(master: ListedMaster, where: MastersBook): TileRow {
  const { id, name, shared, status } = master;
  const mark = where !== null && shared ? 'shared' : null;
  return { id, name, below: told(aboutOf(master), mark, status === 'enabled' ? null : status) };
}

const nameOf = ({ name }: { readonly name: string }): string => name;

function aboutOf(master: ListedMaster): string {
  if ('brandId' in master) return told(master.category, master.unit);
  if ('nestedParent' in master) return parentsOf(master.nestedParent);
  if ('uqc' in master) return master.uqc;
  if ('serviceAttributes' in master) return told(...master.serviceAttributes.map(nameOf));
  return '';
}

/** What uses a type, as the tile and the page of the type say it. */
export const accountsInWords = (count: number): string | null =>
  count === 0 ? null : counted(count, 'account');

/** @returns the names of the groups by their codes. */
export const groupNames = (types: readonly AccountType[]): ReadonlyMap<string, string> =>
  new Map(
    types.flatMap(({ name, group, reserved }) =>
      reserved && group !== null ? [[group, name] as const] : [],
    ),
  );

export const rowOfType = ({ id, name, nature, accounts }: SharedAccountType): TileRow => ({
  id,
  name,
  nature,
  below: accountsInWords(accounts) ?? 'no accounts',
});
