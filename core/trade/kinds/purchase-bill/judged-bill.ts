// What the rules of posting look at, and how they refuse.
import type { GroupCode, Nature } from '../../../account-type/index.ts';
import { isMoneyGroup, isPartyGroup } from '../../../account-type/index.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { BookReturns, DocumentNumber, SupplierRegistration } from '../../../tax/index.ts';
import type { TradeState } from '../../lifecycle.ts';
import type { TradeParty } from '../../party.ts';
import type { ReceiptsOfBill } from '../goods-receipt/billing.ts';
import type { PurchaseBill, PurchaseBillDraft, PurchaseBillDraftLine } from './events.ts';
import type { PurchaseBillRejection } from './rejections.ts';
import type { AfterBill } from './reverse-charge.ts';
import type { TdsFacts } from './tds.ts';

export type BilledAccount = {
  readonly name: string;
  readonly open: boolean;
  readonly group: GroupCode | null;
  readonly nature: Nature | null;
};

/** What a supplier and the lines of a document are judged by. */
export type LineFacts = {
  /** The supplier that the draft names; null of one that the book has not. */
  readonly party: TradeParty | null;
  /** Those of the accounts of the lines that the book has. */
  readonly accounts: ReadonlyMap<number, BilledAccount>;
  /** The products of the lines that the book may use, and whether they are kept in stock. */
  readonly products: ReadonlyMap<number, { readonly name: string; readonly stocked: boolean }>;
  readonly godowns: ReadonlySet<number>;
};

/** An order as far as its bills are judged by it. */
export type BilledOrder =
  | { readonly status: 'draft' | 'cancelled'; readonly number: string | null }
  | {
      readonly number: string;
      readonly accountId: number;
      readonly lines: readonly Pick<
        PurchaseBillDraftLine,
        'productId' | 'quantityThousandths' | 'priceThousandths' | 'discount'
      >[];
    };

export type PurchaseBillFacts = LineFacts & {
  /** Today in Asia/Kolkata by the database's clock. */
  readonly today: CalendarDate;
  readonly buyer: {
    readonly gstin: string | null;
    readonly stateCode: string | null;
    readonly registration: SupplierRegistration;
  };
  readonly returns: BookReturns;
  /** The orders that the lines name, as far as the book has them. */
  readonly billedOrders: ReadonlyMap<number, BilledOrder>;
  /** The notes of goods received that the lines name, as far as the book has them. */
  readonly receipts: ReceiptsOfBill;
  /** The bills whose price the draft raises. */
  readonly raised: ReadonlyMap<number, TradeState<PurchaseBillDraft, PurchaseBill>>;
  /** The next number of the series in a financial year, labelled as `26-27`. */
  readonly nextNumber: (financialYear: string) => DocumentNumber;
  /** A posted bill of the same supplier, number and year; null: there is none. */
  readonly enteredBefore: EnteredBill | null;
  /** What is settled of the bill, in paise. */
  readonly settledPaise: number;
  readonly tds: TdsFacts;
  /** The number of a debit note that gives back of it; null: there is none. */
  readonly noteNumber: string | null;
  /** The number of a bill of entry of its goods; null: there is none. */
  readonly entryNumber: string | null;
  /** What happened to a bill whose credit is moved. */
  readonly after: AfterBill;
  /** The deposit of the TDS of a bill that is reversed, by its number; null while none stands. */
  readonly depositNumber: string | null;
  /** The first reversal or reclaim of its credit that stands. */
  readonly creditMoveNumber: string | null;
};

export type EnteredBill = {
  readonly documentId: number;
  readonly number: string;
  readonly billDate: string;
};

export type BillRefusal = PurchaseBillRejection | null;

/** What a rule of posting looks at. */
export type JudgedBill = {
  readonly draft: PurchaseBillDraft;
  readonly facts: PurchaseBillFacts;
  /** The day of posting: as it is given, else today. */
  readonly postedOn: CalendarDate;
};

/** What the rules of lines look at, of a bill as of an order. */
export type JudgedLines = {
  readonly draft: Pick<
    PurchaseBillDraft,
    'accountId' | 'lines' | 'currency' | 'reverseCharge' | 'importOf'
  >;
  readonly facts: LineFacts;
};

/** @returns the first refusal that `rule` gives of a line, counted from 1. */
export function firstOfLines(
  lines: readonly PurchaseBillDraftLine[],
  rule: (said: PurchaseBillDraftLine, line: number) => BillRefusal,
): BillRefusal {
  for (const [index, said] of lines.entries()) {
    const refusal = rule(said, index + 1);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Tax has its own entries, and what goods are worth is posted by the run of the stock. */
export const isUnfitForBill = ({ group, nature }: BilledAccount): boolean =>
  isMoneyGroup(group) ||
  isPartyGroup(group) ||
  group === 'duties-taxes' ||
  group === 'stock-in-hand' ||
  (nature !== 'expense' && nature !== 'asset');
