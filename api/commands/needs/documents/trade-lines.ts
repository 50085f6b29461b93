// What the supplier and the lines of a bill or of an order name: accounts, products and godowns.
import type { AccountState } from '#core/account/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type {
  BilledAccount,
  LineFacts,
  PurchaseBillDraft,
  PurchaseBillFacts,
} from '#core/trade/index.ts';
import { stateIn } from '../../book-session.ts';
import type { BookSession } from '../../book-session.ts';
import { answerTo } from '../../reads/reads.ts';
import type { Read } from '../../reads/reads.ts';
import { idsAmong, linkReads } from '../masters/links.ts';
import { knownSupplier } from './trade-party.ts';

/** What of a bill or of an order names accounts and masters. */
type DraftOfLines = {
  readonly accountId: number | null;
  readonly lines: readonly {
    readonly accountId: number | null;
    readonly productId: number | null;
    readonly godownId?: number | undefined;
  }[];
  readonly charges?: PurchaseBillDraft['charges'];
  readonly godownId?: number | null;
};

export function accountIdsNamed({
  accountId,
  lines,
  charges = [],
}: DraftOfLines): readonly number[] {
  const ids = [accountId, ...[...lines, ...charges].map((one) => one.accountId)];
  return [...new Set(ids.flatMap((id) => id ?? []))];
}

const productIds = ({ lines }: DraftOfLines): readonly number[] => [
  ...new Set(lines.flatMap(({ productId }) => productId ?? [])),
];

export const namesProducts = (draft: DraftOfLines): boolean => productIds(draft).length > 0;

const godownIds = ({ godownId, lines }: DraftOfLines) => [
  godownId,
  ...lines.map((line) => line.godownId),
];

export const lineMasterReads = (draft: DraftOfLines): readonly Read[] => [
  ...linkReads('product', { wanted: productIds(draft) }),
  ...linkReads('godown', { wanted: godownIds(draft) }),
];

/** @returns how the book is registered for GST, by which a supplier charges it. */
export function buyerIn(session: BookSession): PurchaseBillFacts['buyer'] {
  const book = stateIn(session, 'book', session.head.bookId);
  if (book.status !== 'open') return { gstin: null, stateCode: null, registration: 'unregistered' };
  const { gstin, stateCode, registration } = book.billing;
  return { gstin, stateCode, registration };
}

/** @returns what the supplier and the lines of a draft are judged by, on a day. */
export const lineFactsIn = (
  draft: DraftOfLines | null,
  day: CalendarDate,
  session: BookSession,
): LineFacts => ({
  party: knownSupplier(draft?.accountId, day, session)?.party ?? null,
  accounts: billedAccountsIn(session, draft === null ? [] : accountIdsNamed(draft)),
  products: draft === null ? new Map() : productsOf(draft, session),
  godowns: draft === null ? new Set() : idsAmong(session, 'godown', { wanted: godownIds(draft) }),
});

/** @returns those of the accounts that the book has. */
export const billedAccountsIn = (
  session: BookSession,
  ids: readonly number[],
): ReadonlyMap<number, BilledAccount> =>
  new Map(
    ids.flatMap((id) => {
      const account = billedAccount(stateIn(session, 'account', id));
      return account === null ? [] : [[id, account] as const];
    }),
  );

function billedAccount(state: AccountState): BilledAccount | null {
  if (!('name' in state)) return null;
  const { name, status, classification } = state;
  const { group, nature } = classification;
  return { name, open: status === 'open', group, nature };
}

function productsOf(draft: DraftOfLines, session: BookSession) {
  const ids = [...idsAmong(session, 'product', { wanted: productIds(draft) })];
  return new Map(
    ids.flatMap((key) => {
      const product = answerTo(session, { of: 'product', key });
      if (product === null) return [];
      return [[key, { name: product.name, stocked: product.stocked }] as const];
    }),
  );
}
