// What a decision on a document is made from: the states of the streams that it touches, and what
// only a search of the whole book can tell.
import type { AccountEvent, AccountRejection, AccountState } from '../account/index.ts';
import type { Classification } from '../account/index.ts';
import type { GroupCode } from '../account-type/index.ts';
import type { AppropriationEvent } from '../appropriation/index.ts';
import type { AssetEvent } from '../asset/index.ts';
import type { AssetPostingEvent } from '../asset-posting/index.ts';
import type { BookEvent, BookState } from '../book/index.ts';
import type {
  CustomerCommand,
  CustomerEvent,
  CustomerRejection,
  CustomerState,
} from '../customer/index.ts';
import type {
  InvoiceCommand,
  InvoiceEvent,
  InvoiceFacts,
  InvoiceRejection,
  InvoiceState,
} from '../invoice/index.ts';
import type { JournalEvent, JournalRejection, JournalState } from '../journal/index.ts';
import type { ListedItem, SettlementEvent, SettlementState } from '../settlement/index.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { AccountId, BookId } from '../kernel/ids.ts';
import type { OpeningEvent } from '../opening/index.ts';
import type { PresaleEvent } from '../trade/kinds/presale/index.ts';
import type { PaymentVoucherEvent, SelfInvoiceEvent } from '../trade/kinds/reverse-charge/index.ts';
import type { Use } from '../kernel/use.ts';
import type { StockJournalEvent } from '../stock-journal/index.ts';
import type { StockPostingEvent } from '../stock-posting/index.ts';
import type {
  ExpenseEvent,
  GoodsReceiptEvent,
  BillOfEntryEvent,
  CreditReclaimEvent,
  CreditReversalEvent,
  PurchaseBillEvent,
  PurchaseDebitNoteEvent,
  PurchaseOrderEvent,
  SupplierPaymentEvent,
  TdsDepositEvent,
} from '../trade/index.ts';
import type { LastNumber } from './numbers/series.ts';

export type DocumentCommand = CustomerCommand | InvoiceCommand;
export type DocumentEvent =
  | CustomerEvent
  | InvoiceEvent
  | OpeningEvent
  | AssetEvent
  | AssetPostingEvent
  | AppropriationEvent
  | PresaleEvent
  | StockJournalEvent
  | StockPostingEvent
  | PurchaseOrderEvent
  | PurchaseBillEvent
  | PurchaseDebitNoteEvent
  | SupplierPaymentEvent
  | SelfInvoiceEvent
  | PaymentVoucherEvent
  | TdsDepositEvent
  | ExpenseEvent
  | CreditReversalEvent
  | CreditReclaimEvent
  | BillOfEntryEvent
  | GoodsReceiptEvent
  | SettlementEvent
  | JournalEvent
  | AccountEvent
  | BookEvent;
export type DocumentRejection =
  | CustomerRejection
  | InvoiceRejection
  | JournalRejection
  | AccountRejection;

/** An event with the stream that it goes to. */
export type StreamEvent = { readonly stream: string; readonly event: DocumentEvent };

/** The folded streams of one book; an id of which nothing is known has the initial state. */
export type DocumentStates = {
  readonly bookId: BookId;
  readonly book: BookState;
  readonly customer: (id: number) => CustomerState;
  readonly invoice: (id: number) => InvoiceState;
  readonly settlement: (id: number) => SettlementState;
  readonly account: (id: number) => AccountState;
  readonly journal: (id: number) => JournalState;
};

/** An account that bears the code or the name of a posting role, retired ones included. */
export type RoleAccount = {
  readonly accountId: number;
  readonly name: string;
  readonly code: string | null;
  readonly group: string | null;
  readonly open: boolean;
};

export type DocumentFacts = Pick<
  InvoiceFacts,
  'products' | 'productTerms' | 'places' | 'listedHsn' | 'credit' | 'expectedIrn' | 'delivered'
> & {
  /** Today in Asia/Kolkata by the database's clock. */
  readonly today: CalendarDate;
  /** The first number not yet used by a journal of the book. */
  readonly nextJournalNumber: number;
  /** What the journals of the book come to so far, one side of each, in paise. */
  readonly turnoverPaise: number;
  readonly lastNumber: LastNumber;
  /** In order of id. */
  readonly roleAccounts: readonly RoleAccount[];
  /** The types that stand for Tally's groups. */
  readonly groupTypes: ReadonlyMap<GroupCode, Classification>;
  /** Fresh ids for the accounts that the decision may create: as many as there are roles. */
  readonly accountIds: readonly AccountId[];
  /** Which account bears a name that the customer's ledger may take, by the name's key. */
  readonly accountNames: ReadonlyMap<string, AccountId>;
  /** The party whose ledger a supplier is to adopt; null or absent where it is nobody's. */
  readonly ledgerOwner?: number | null;
  /** What was used so far of the advance that the command names, with its tax, in paise. */
  readonly advanceUsedPaise: number;
  /** The documents that name the customer; empty when they are not asked about. */
  readonly customerUses: readonly Use[];
  /** The latest date on a document of the customer; null when it is not asked about. */
  readonly lastDocumentOn: CalendarDate | null;
  /** What the customer's own ledger was used for; empty when it is not asked about. */
  readonly ledgerUses: readonly Use[];
  /** The items that money is to settle, or all of the customer where it settles the oldest. */
  readonly openItems: readonly ListedItem[];
  /** The streams on which the receipt or note that is taken back settled something, each once. */
  readonly settledOn: readonly string[];
};

/** What every step of one decision is given. */
export type DocumentContext = {
  readonly states: DocumentStates;
  readonly facts: DocumentFacts;
};
