// Which kinds of record read differently after an event, by the names that they have on the wire.
import { ENTITY_KINDS, isEntityKind } from '#api/contract/entity/kinds.ts';
import type { EntityKind } from '#api/contract/entity/kinds.ts';
import type { TouchedKind } from '#api/store/notices/touched.ts';

/** What was touched; `everything` where nobody can say, or it would take too long to find out. */
export type Kinds = ReadonlySet<EntityKind> | 'everything';

const MEMBERSHIP: readonly EntityKind[] = ['book', 'role', 'active_role', 'user'];
const ADMINS: readonly EntityKind[] = ['user', 'role', 'active_role'];

/** Events that concern more, or something else, than the records of their stream. */
const BY_TYPE: Readonly<Record<string, readonly EntityKind[]>> = {
  MemberAdded: MEMBERSHIP,
  MemberRoleChanged: MEMBERSHIP,
  MemberRemoved: MEMBERSHIP,
  AdminGranted: ADMINS,
  AdminRevoked: ADMINS,
  PostingAccountsChanged: ['book', 'payment_method'],
};

/** Streams that hold more than one kind of record; any other holds the kind of its own name. */
const BY_CATEGORY: Readonly<Record<string, readonly EntityKind[]>> = {
  // A journal moves the balances of its accounts.
  journal: ['journal', 'journal_detail', 'account'],
  // A mark is told with the journal that has it.
  check: ['journal'],
  // The names of instants are told with the book that has them.
  instant: ['book'],
  // A note is told with the log that it is on, which is read with the book.
  'event-note': ['book'],
  person: ['user'],
  // The kinds of asset, product and stock that a category offers stand on its stream.
  category: ['category', 'category_asset', 'category_product', 'consumable', 'value_product'],
  company: ['account_type_company'],
  product: ['product', 'value_product', 'consumable'],
  service: ['service', 'service_attribute'],
  asset: ['book_asset', 'book_stock'],
  // What is posted of fixed assets is told with the assets.
  'asset-posting': ['book_asset'],
  // What is posted of the stock is told with the products.
  'stock-posting': ['product'],
  // The terms of a partnership are told with the book.
  appropriation: ['book'],
  // Goods that came in or went out are told as the products that they are.
  'stock-journal': ['product', 'book_stock'],
  // What an import made is told by the streams of what it made; that there was one, by the book.
  import: ['book'],
  // With receipts on account.
  customer: ['client', 'payment'],
  // Orders and revenue of a customer are those of the invoices.
  // Documents before an invoice are no kind of their own on the wire: they are heard with invoices.
  presale: ['invoice'],
  // So are bills of suppliers, which bring goods in.
  'purchase-bill': ['invoice', 'product', 'book_stock'],
  'purchase-order': ['invoice'],
  'goods-receipt': ['invoice', 'product', 'book_stock'],
  'purchase-debit-note': ['invoice', 'product', 'book_stock'],
  'supplier-payment': ['invoice'],
  'self-invoice': ['invoice'],
  'payment-voucher': ['invoice'],
  'tds-deposit': ['invoice'],
  expense: ['invoice'],
  'credit-reversal': ['invoice'],
  'credit-reclaim': ['invoice'],
  // What customs charges raises the cost of goods in stock.
  'bill-of-entry': ['invoice', 'product', 'book_stock'],
  invoice: ['invoice', 'invoice_item', 'payment', 'client'],
};

/** @returns what an event of this stream touches; null for a stream that is not known here. */
function kindsOf({ category, type }: TouchedKind): readonly EntityKind[] | null {
  const listed = BY_TYPE[type] ?? BY_CATEGORY[category];
  if (listed !== undefined) return listed;
  const kind = category.replaceAll('-', '_');
  return isEntityKind(kind) ? [kind] : null;
}

/** @param touches null when there are too many to read. */
export function kindsTouched(touches: readonly TouchedKind[] | null): Kinds {
  const kinds = touches?.map(kindsOf) ?? [null];
  const known = kinds.filter((one) => one !== null);
  return known.length < kinds.length ? 'everything' : new Set(known.flat());
}

export const unionOf = (one: Kinds, other: Kinds): Kinds =>
  one === 'everything' || other === 'everything' ? 'everything' : new Set([...one, ...other]);

/** @returns whether the members of a book, or their roles, may be others now. */
export const concernsMembers = (kinds: Kinds): boolean =>
  kinds === 'everything' || kinds.has('active_role');

/** In the order of the contract. */
export const sorted = (kinds: ReadonlySet<EntityKind>): EntityKind[] =>
  ENTITY_KINDS.filter((kind) => kinds.has(kind));
