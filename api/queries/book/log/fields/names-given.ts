// The names that records were given, one after the other, as the log has them.
import { MASTER_KINDS, nounOf } from '#core/catalogue/master/index.ts';
import { INSTALLATION_BOOK, streamName } from '#core/kernel/ids.ts';
import type { LogParts } from '#api/queries/as-of/log-as-of.ts';
import { readStreamsAsOf } from '#api/store/read-events.ts';
import type { LogMoment } from '#api/store/read-events.ts';

/** Ids by the field of an event that refers to them. */
export type IdsByField = ReadonlyMap<string, ReadonlySet<number>>;
type NameGiven = { readonly name: string } & LogMoment;

/** `proceedsAccountId` and whatever else ends so; a customer's ledger is an account too. */
export const isOfAccount = (field: string): boolean => /^(account|ledger|.+Account)Id$/.test(field);

/** Streams of records that can be renamed, and by which events. */
const RENAMED: Readonly<Record<string, { readonly category: string; readonly type: string }>> = {
  typeId: { category: 'account-type', type: 'AccountType' },
  companyTypeId: { category: 'company', type: 'Company' },
  customerId: { category: 'customer', type: 'Customer' },
  serviceCategoryId: { category: 'category', type: 'Category' },
  ...Object.fromEntries(
    MASTER_KINDS.map((kind) => [`${kind}Id`, { category: kind, type: nounOf(kind) }]),
  ),
};
const NAMING = ['Created', 'Added', 'Changed', 'Renamed'];
const ACCOUNT = { category: 'account', type: 'Account' };

export function namedStream(field: string, id: number): string | null {
  const renamed = isOfAccount(field) ? ACCOUNT : RENAMED[field];
  return renamed === undefined ? null : streamName(renamed.category, id);
}

/** Events of another book, that of the installation, are placed by their instant. */
export const isBy = (one: LogMoment, then: LogMoment): boolean =>
  one.bookId === then.bookId ? one.seq <= then.seq : one.recordedAt <= then.recordedAt;

/** @returns by their streams the names that records were given, in that order. */
export async function namesGiven(
  { sql, keys }: Pick<LogParts, 'sql' | 'keys'>,
  ids: IdsByField,
  moment: LogMoment,
): Promise<ReadonlyMap<string, readonly NameGiven[]>> {
  const streams = [...ids].flatMap(([field, some]) => {
    const type = (isOfAccount(field) ? ACCOUNT : RENAMED[field])?.type;
    if (type === undefined) return [];
    const types = NAMING.map((naming) => type + naming);
    return [...some].flatMap((id) =>
      [moment.bookId, INSTALLATION_BOOK].map((bookId) => ({
        bookId,
        types,
        stream: namedStream(field, id) ?? '',
      })),
    );
  });
  const [events = []] = await readStreamsAsOf(sql, keys, [{ streams, moment }]);
  const named = events.flatMap(({ stream, data, bookId, seq, recordedAt }) => {
    const said = data as {
      readonly name?: unknown;
      readonly changes?: { readonly name?: unknown };
    };
    const name = said.name ?? said.changes?.name;
    return typeof name === 'string' ? [{ stream, name, bookId, seq, recordedAt }] : [];
  });
  return Map.groupBy(named, ({ stream }) => stream);
}
