import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { AccountId, CustomerId, SettlementId } from '../kernel/ids.ts';
import type { ItemKind, ItemName } from './terms.ts';

/** Sets an item of a party against one of the other side. */
export type SettleItem = {
  readonly type: 'SettleItem';
  readonly data: {
    readonly settlementId: SettlementId;
    readonly accountId: AccountId;
    readonly customerId: CustomerId | null;
    readonly item: ItemName;
    readonly by: ItemName;
    /** Null: as much as is open on both sides. */
    readonly amountPaise: number | null;
  };
};
export type ReverseSettlement = {
  readonly type: 'ReverseSettlement';
  readonly data: { readonly settlementId: SettlementId; readonly reason: string };
};
export type SettlementCommand = SettleItem | ReverseSettlement;

/** An item, and whose it must be: the customer's documents, or the account's lines and bills. */
export type ItemOfParty = {
  readonly accountId: number;
  readonly customerId: number | null;
  readonly kind: ItemKind;
  readonly id: number;
  /** Of a journal, from 1; else 0. */
  readonly line: number;
};

/** An open item as the book has it now. */
export type OpenItem = {
  readonly accountId: number;
  readonly number: string;
  /** Debit positive, credit negative. */
  readonly openPaise: number;
  /** `YYYY-MM-DD`: from when on it counts. */
  readonly dated: string;
  /** `YYYY-MM-DD`: of the bill, which may be older than the book. */
  readonly billDate: string;
  readonly dueDate: string | null;
};

export type SettlementFacts = {
  /** Today in Asia/Kolkata by the database's clock. */
  readonly today: CalendarDate;
  /** Both items that the command names; null for what is no item of the party's. */
  readonly item: OpenItem | null;
  readonly by: OpenItem | null;
  /** The number of the one of them that is an advance with tax inside; null where neither is. */
  readonly taxedAdvance: string | null;
};
