// The smallest book of the examples: a chai stall that sells for cash and UPI and buys milk.
import { NO_GST } from '#tests/specimens/books/gst-facts.ts';
import type { AccountFacts } from '#core/account/index.ts';
import type { JournalFacts } from '#core/journal/index.ts';
import type { AccountId, BookId, JournalId } from '#core/kernel/ids.ts';
import { nameKey } from '#core/kernel/text.ts';
import { today } from '../days.ts';
import { NO_RETURNS } from '#core/tax/index.ts';
import { groupTypes, types } from '../tally/types.ts';

export const chaiStall = {
  bookId: 7 as BookId,
  name: 'Kamala Chai Stall',
  cash: 41 as AccountId,
  upi: 42 as AccountId,
  sales: 43 as AccountId,
  milk: 44 as AccountId,
  /** Retired when the stall moved. */
  oldTill: 45 as AccountId,
  /** Not yet created. */
  sugar: 46 as AccountId,
} as const;

/** An account of another person's book. */
export const foreignAccount = 900 as AccountId;

const NAMES = [
  [chaiStall.cash, 'Cash', 'cash-in-hand'],
  [chaiStall.upi, 'UPI / Wallet', 'bank-accounts'],
  [chaiStall.sales, 'Chai sales', 'sales-accounts'],
  [chaiStall.milk, 'Milk', 'purchase-accounts'],
  [chaiStall.oldTill, 'Old till', 'cash-in-hand'],
] as const;

/** What the shell would know when a journal of the chai stall is posted today. */
export const journalFacts: JournalFacts = {
  today,
  nextNumber: 1,
  turnoverPaise: 0,
  accounts: new Map(
    NAMES.map(([accountId, name, group]) => [
      accountId,
      { name, open: accountId !== chaiStall.oldTill, group },
    ]),
  ),
  lockedTo: null,
  hardLockedTo: null,
  beginsOn: null,
  returns: NO_RETURNS,
  gst: NO_GST,
  reversalOf: null as JournalId | null,
};

/** The catalogue records that an account of the chai stall may name. */
export const shelf = { category: 51, samovar: 52, shopCompany: 53 } as const;

/** What the shell would know when an account of the chai stall is created or changed. */
export const accountFacts: AccountFacts = {
  names: new Map(NAMES.map(([accountId, name]) => [nameKey(name), accountId])),
  types,
  groupTypes,
  codes: new Set(),
  companyTypes: new Set([shelf.shopCompany]),
  categories: new Set([shelf.category]),
  products: new Set([shelf.samovar]),
  balancePaise: 0,
  customerId: null,
  privateCustomerId: null,
  heldEntryOn: null,
  uses: [],
};
