// All aggregates side by side: whatever names every aggregate derives from the one list below.
import { accountAggregate } from './account/index.ts';
import { accountTypeAggregate } from './account-type/index.ts';
import { appropriationAggregate } from './appropriation/index.ts';
import { assetAggregate } from './asset/index.ts';
import { assetPostingAggregate } from './asset-posting/index.ts';
import { bookAggregate } from './book/index.ts';
import type { Right } from './book/index.ts';
import { checkAggregate } from './check/index.ts';
import { brandAggregate } from './catalogue/brand/index.ts';
import { categoryAggregate } from './catalogue/category/index.ts';
import { companyAggregate } from './catalogue/company/index.ts';
import { godownAggregate } from './catalogue/godown/index.ts';
import { productAggregate } from './catalogue/product/index.ts';
import { serviceAggregate } from './catalogue/service/index.ts';
import { unitAggregate } from './catalogue/unit/index.ts';
import { customerAggregate } from './customer/index.ts';
import { eventNoteAggregate } from './event-note/index.ts';
import { importAggregate } from './import/index.ts';
import { instantAggregate } from './instant/index.ts';
import { invoiceAggregate } from './invoice/index.ts';
import { journalAggregate } from './journal/index.ts';
import type { EventSchema, LoggedEvent } from './kernel/event.ts';
import { parseStream } from './kernel/ids.ts';
import { invariant } from './kernel/invariant.ts';
import { openingAggregate } from './opening/index.ts';
import { presaleAggregate } from './trade/kinds/presale/index.ts';
import {
  paymentVoucherAggregate,
  selfInvoiceAggregate,
} from './trade/kinds/reverse-charge/index.ts';
import { settlementAggregate } from './settlement/index.ts';
import { stockJournalAggregate } from './stock-journal/index.ts';
import { stockPostingAggregate } from './stock-posting/index.ts';
import {
  billOfEntryAggregate,
  goodsReceiptAggregate,
  creditReclaimAggregate,
  creditReversalAggregate,
  purchaseBillAggregate,
  purchaseDebitNoteAggregate,
  purchaseOrderAggregate,
  supplierPaymentAggregate,
  tdsDepositAggregate,
  expenseAggregate,
} from './trade/index.ts';
import { personAggregate } from './person/index.ts';
import { isRecordKind, recordAggregate } from './record/index.ts';

export const AGGREGATES = [
  bookAggregate,
  accountAggregate,
  accountTypeAggregate,
  journalAggregate,
  personAggregate,
  recordAggregate,
  assetAggregate,
  brandAggregate,
  categoryAggregate,
  companyAggregate,
  godownAggregate,
  productAggregate,
  serviceAggregate,
  unitAggregate,
  customerAggregate,
  invoiceAggregate,
  presaleAggregate,
  settlementAggregate,
  openingAggregate,
  importAggregate,
  stockJournalAggregate,
  assetPostingAggregate,
  stockPostingAggregate,
  purchaseOrderAggregate,
  purchaseBillAggregate,
  purchaseDebitNoteAggregate,
  supplierPaymentAggregate,
  selfInvoiceAggregate,
  paymentVoucherAggregate,
  tdsDepositAggregate,
  expenseAggregate,
  creditReversalAggregate,
  creditReclaimAggregate,
  billOfEntryAggregate,
  goodsReceiptAggregate,
  appropriationAggregate,
  checkAggregate,
  instantAggregate,
  eventNoteAggregate,
] as const;

type OneAggregate = (typeof AGGREGATES)[number];
type DeciderOf<C extends AggregateName> = Extract<OneAggregate, { category: C }>['decider'];

/** What the streams of an aggregate are called by, and where the writer remembers its states. */
export type AggregateName = OneAggregate['category'];
export type StateOf<C extends AggregateName> = DeciderOf<C>['initialState'];
export type CommandOf<C extends AggregateName> = {
  [One in C]: Parameters<DeciderOf<One>['decide']>[1];
}[C];
export type FactsOf<C extends AggregateName> = Parameters<DeciderOf<C>['decide']>[2];
export type Command = CommandOf<AggregateName>;

export type BooksEvent = {
  [C in AggregateName]: Parameters<DeciderOf<C>['evolve']>[1];
}[AggregateName];

export type RecordedEvent = {
  [Type in BooksEvent['type']]: LoggedEvent<Extract<BooksEvent, { type: Type }>>;
}[BooksEvent['type']];

export type Rejection = {
  [C in AggregateName]: Extract<ReturnType<DeciderOf<C>['decide']>, { ok: false }>['rejection'];
}[AggregateName];

/** Every shape that may lie in a log, each version by itself. */
export const eventSchemas: readonly EventSchema[] = AGGREGATES.flatMap(({ schemas }) => schemas);

/** @returns something of each aggregate, by its category. */
export const byCategory = <Value>(
  valueOf: (one: OneAggregate) => Value,
): Readonly<Record<AggregateName, Value>> =>
  Object.fromEntries(AGGREGATES.map((one) => [one.category, valueOf(one)])) as Record<
    AggregateName,
    Value
  >;

const RIGHTS_NEEDED: ReadonlyMap<string, Right | null> = new Map(
  AGGREGATES.flatMap(({ commands }) => Object.entries<Right | null>(commands)),
);

/** @returns the right that a command needs, or null when it is not a member's to give. */
export const rightOf = (command: Command['type']): Right | null =>
  RIGHTS_NEEDED.get(command) ?? null;

const CATEGORIES: ReadonlyMap<string, AggregateName> = new Map(
  AGGREGATES.flatMap(({ category, commands }) =>
    Object.keys(commands).map((command) => [command, category] as const),
  ),
);

/** @returns which aggregate decides on a command; those of every master say themselves on which. */
export function categoryOf(command: Command): AggregateName {
  if ('of' in command.data) return command.data.of;
  const category = CATEGORIES.get(command.type);
  invariant(category !== undefined, `The command ${command.type} is one of an aggregate.`);
  return category;
}

/** @returns the aggregate that a stream belongs to; plain records of every kind are one. */
export function aggregateOfStream(stream: string): { category: AggregateName; id: number } {
  const { category, id } = parseStream(stream);
  return { category: isRecordKind(category) ? 'record' : (category as AggregateName), id };
}
