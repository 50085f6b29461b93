// One change of what is open of an item.
import type { ItemKind, ItemRef } from '#core/settlement/index.ts';
import { dayInIndia } from '../runner/instant.ts';
import type { ProjectedEvent } from '../runner/projection.ts';

type MovedItem = { readonly kind: ItemKind; readonly id: number; readonly line?: number };
/** Documents name the customer; lines of journals and opening bills the account. */
export type PartyKind = 'customer' | 'account';

export type ItemParty = { readonly kind: PartyKind; readonly id: number };

export type ItemMovement = {
  readonly item: MovedItem;
  readonly party: ItemParty;
  /** Debit positive, credit negative. */
  readonly amountPaise: number;
  /** `YYYY-MM-DD`: from when on it counts. */
  readonly dated: string;
  /** Set where the item begins, and where it is said anew; `number` null: it is called nothing. */
  readonly made?: {
    readonly number: string | null;
    readonly billDate: string;
    readonly dueDate: string | null;
  };
  /** The item of the other side; null in `number` where the event does not say it. */
  readonly by?: MovedItem & { readonly number: string | null };
};

/** What is of an account, also of one that is no customer's. */
const OF_ACCOUNTS: ReadonlySet<ItemKind> = new Set([
  'journal',
  'opening-bill',
  'purchase-bill',
  'purchase-debit-note',
  'supplier-payment',
]);

/** @returns whose item it is: a document's is the customer's, any other the account's. */
export function partyOf(
  { kind }: Pick<ItemRef, 'kind'>,
  {
    customerId,
    accountId,
  }: { readonly customerId: number | null; readonly accountId: number | null },
): ItemParty {
  const isOfAccount = OF_ACCOUNTS.has(kind);
  if (!isOfAccount && customerId !== null) return { kind: 'customer', id: customerId };
  return { kind: 'account', id: accountId ?? 0 };
}

/** @returns the date that an event gives, else the day in India on which it was recorded. */
export const dayOf = (event: ProjectedEvent, given: string | undefined): string =>
  given ?? dayInIndia(event.recordedAt);
