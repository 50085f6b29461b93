// What only a search of the whole book can tell of a trade on paper, found the slow way.
import { taxedAdvanceOf } from '#core/customer/index.ts';
import { settlerOf } from '#core/documents/index.ts';
import type { DocumentCommand, DocumentFacts, OpeningContext } from '#core/documents/index.ts';
import type {
  CreditSource,
  ItemName,
  ListedItem,
  SettlementCommand,
  SettlementFacts,
} from '#core/settlement/index.ts';
import { creditSourceKind } from '#core/settlement/index.ts';
import type { AccountId } from '#core/kernel/ids.ts';
import { parseStream } from '#core/kernel/ids.ts';
import { nameKey } from '#core/kernel/text.ts';
import { groupTypes } from '#tests/specimens/tally/types.ts';
import { invoiceFacts } from '#tests/specimens/tax/trade.ts';
import { TRADE_PLACES } from './draft-lines.ts';
import { lastNumber } from './paper-numbers.ts';
import { paperItems } from './open-items.ts';
import { customerOf, eventsIn } from './paper-log.ts';
import type { PaperTrade } from './paper-log.ts';

/** The credit that a command uses, pays back or takes back. */
function creditNamed({ type, data }: DocumentCommand): Omit<CreditSource, 'number'> | null {
  switch (type) {
    case 'AllocateCredit':
      return data.source;
    case 'RecordRefund':
      return data.credit;
    case 'ReverseReceipt':
      return { kind: 'receipt', id: data.receiptId };
    default:
      return null;
  }
}

const isOf = (
  { kind, id }: { readonly kind: string; readonly id: number },
  receiptId: number,
): boolean => kind === 'receipt' && id === receiptId;

type Document = Pick<ItemName, 'kind' | 'id'>;

/** The streams on which a receipt or a note ever settled something. */
const settledStreams = ({ log }: PaperTrade, settler: Document | null): readonly string[] => {
  if (settler === null) return [];
  const isSettler = ({ kind, id }: ItemName) => kind === settler.kind && id === settler.id;
  const streams = log.flatMap(({ event, stream }) => {
    if (event.type === 'CreditAllocated') return isSettler(event.data.source) ? [stream] : [];
    if (event.type !== 'ItemSettled') return [];
    const { item, by } = event.data;
    return isSettler(item) || isSettler(by) ? [stream] : [];
  });
  return [...new Set(streams)];
};

const taxOf = (tax: Readonly<Record<string, number>> | undefined): number =>
  Object.values(tax ?? {}).reduce((sum, each) => sum + each, 0);

/** With its tax in it, as invoices and refunds have used it. */
function advanceUsed(trade: PaperTrade, receiptId: number): number {
  const refundTax = new Map(
    eventsIn(trade, 'RefundRecorded').map(({ data }) => [data.refundId, taxOf(data.advanceTax)]),
  );
  return trade.log.reduce((sum, { event }) => {
    switch (event.type) {
      case 'CreditAllocated':
      case 'AllocationReversed': {
        const { source, amountPaise } = event.data;
        const sign = event.type === 'CreditAllocated' ? 1 : -1;
        return isOf(source, receiptId) ? sum + sign * amountPaise : sum;
      }
      case 'RefundRecorded':
      case 'RefundReversed': {
        const { refundId, credit, amountPaise } = event.data;
        const sign = event.type === 'RefundRecorded' ? 1 : -1;
        const gross = amountPaise + (refundTax.get(refundId) ?? 0);
        return isOf(credit, receiptId) ? sum + sign * gross : sum;
      }
      default:
        return sum;
    }
  }, 0);
}

/** All open items of a customer, of either side. */
const listedItems = (trade: PaperTrade, customerId: number): readonly ListedItem[] =>
  paperItems(trade)
    .filter((one) => one.customerId === customerId && one.openPaise !== 0)
    .map((item) => ({ ...item, ...daysIn(trade) }));

export function postingFacts(trade: PaperTrade): OpeningContext['facts'] {
  const accounts = eventsIn(trade, 'AccountCreated').map((event) => event.data);
  return {
    today: trade.today,
    nextJournalNumber: trade.log.filter(({ event }) => event.type.startsWith('Journal')).length + 1,
    turnoverPaise: 0,
    roleAccounts: accounts.map(({ accountId, name, code, classification: { group } }) => ({
      accountId,
      name,
      code,
      group,
      open: true,
    })),
    groupTypes,
    accountIds: Array.from({ length: 20 }, () => (trade.lastId += 1) as AccountId),
  };
}

/** Both items that a command names, and whether one of them is an advance with tax inside. */
export function settlementFacts(trade: PaperTrade, command: SettlementCommand): SettlementFacts {
  const { today } = trade;
  if (command.type !== 'SettleItem') return { today, item: null, by: null, taxedAdvance: null };
  const { customerId, ...named } = command.data;
  const items = paperItems(trade);
  const find = ({ kind, id, line = 0 }: ItemName) => {
    const found = items.find(
      (one) =>
        one.kind === kind && one.id === id && one.line === line && one.customerId === customerId,
    );
    return found === undefined ? null : { ...found, ...daysIn(trade) };
  };
  const receipts = [named.item, named.by].filter(({ kind }) => kind === 'receipt');
  const [taxedAdvance = null] = receipts.flatMap(
    ({ id }) => taxedAdvanceOf(customerOf(trade, customerId ?? 0), id) ?? [],
  );
  return { today, item: find(named.item), by: find(named.by), taxedAdvance };
}

const daysIn = ({ today }: PaperTrade) => ({ dated: today, billDate: today, dueDate: null });

export function factsOf(trade: PaperTrade, { type, data }: DocumentCommand): DocumentFacts {
  const credit = creditNamed({ type, data } as DocumentCommand);
  const accounts = eventsIn(trade, 'AccountCreated').map((event) => event.data);
  const customerId = 'customerId' in data ? data.customerId : 0;
  const { products, listedHsn } = invoiceFacts;
  return {
    products,
    places: TRADE_PLACES,
    listedHsn,
    lastDocumentOn: null,
    advanceUsedPaise: credit?.kind === 'receipt' ? advanceUsed(trade, credit.id) : 0,
    ...postingFacts(trade),
    lastNumber: lastNumber(trade),
    accountNames: new Map(
      accounts.map(({ accountId, name }) => [nameKey(name), accountId as AccountId]),
    ),
    customerUses: usesOf(trade, customerId),
    ledgerUses: [],
    openItems: type === 'RecordReceipt' ? listedItems(trade, customerId) : [],
    settledOn: settledStreams(trade, settlerOf({ type, data } as DocumentCommand)),
    credit: creditOf(trade, credit),
  };
}

function creditOf(
  trade: PaperTrade,
  credit: Omit<CreditSource, 'number'> | null,
): DocumentFacts['credit'] {
  if (credit === null) return null;
  const { kind, id, line } = credit;
  return (
    creditsOf(trade).find((one) => one.kind === kind && one.id === id && one.line === line) ?? null
  );
}

function usesOf({ log }: PaperTrade, customerId: number): DocumentFacts['customerUses'] {
  const { length: count } = log.filter(
    ({ event, stream }) =>
      'customerId' in event.data &&
      event.data.customerId === customerId &&
      (parseStream(stream).category === 'invoice' || !event.type.startsWith('Customer')),
  );
  return count === 0 ? [] : [{ what: 'documents', count }];
}

/** All that was ever to a customer's credit, each with what is open of it, without tax inside. */
export const creditsOf = (trade: PaperTrade) =>
  paperItems(trade).flatMap(({ line, madePaise, openPaise, ...item }) => {
    const kind = creditSourceKind.safeParse(item.kind);
    if (!kind.success || madePaise > 0) return [];
    const { id, customerId, accountId, number } = item;
    const open = openPaise === 0 ? 0 : -openPaise;
    const ofLine = line === 0 ? {} : { line };
    const credit: CreditSource & Credit = {
      kind: kind.data,
      id,
      number,
      ...ofLine,
      customerId,
      accountId,
      openPaise: open,
    };
    return [credit];
  });
type Credit = {
  readonly customerId: number;
  readonly accountId: number;
  readonly openPaise: number;
};

/** Those of which something is open. */
export const openCredits = (trade: PaperTrade) =>
  creditsOf(trade).filter(({ openPaise }) => openPaise > 0);
