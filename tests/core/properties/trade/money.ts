// Turns a move of money into the command of a person who chooses among what is open.
import type { CustomerCommand, Deduction, ReceiptSettling } from '#core/customer/index.ts';
import type {
  AccountId,
  AllocationId,
  CustomerId,
  JournalId,
  ReceiptId,
  RefundId,
  SettlementId,
} from '#core/kernel/ids.ts';
import type { OpeningCommand } from '#core/opening/index.ts';
import { billKind } from '#core/settlement/index.ts';
import type { ItemToSettle, SettlementCommand } from '#core/settlement/index.ts';
import type { MoneyMove } from './money-moves.ts';
import { openingBalancesOf } from './opening.ts';
import { paperItems } from './paper/open-items.ts';
import type { PaperItem } from './paper/open-items.ts';
import { openCredits } from './paper/paper-facts.ts';
import { eventsIn } from './paper/paper-log.ts';
import type { PaperTrade } from './paper/paper-log.ts';

type MoveOf<Kind extends MoneyMove['kind']> = Extract<MoneyMove, { kind: Kind }>;

const fresh = <Id>(trade: PaperTrade): Id => (trade.lastId += 1) as Id;
const several = <Id>(trade: PaperTrade, count: number): readonly Id[] =>
  Array.from({ length: count }, () => fresh<Id>(trade));
const chosen = <Item>(items: readonly Item[], nth: number): Item | undefined =>
  items[nth % Math.max(items.length, 1)];
const partOf = (paise: number, share: number): number => Math.floor((paise * share) / 10_000);

const openOf = (trade: PaperTrade, customerId: number): readonly PaperItem[] =>
  paperItems(trade).filter((one) => one.customerId === customerId && one.openPaise !== 0);

/** @returns null where there is nothing to choose from. */
export function moneyCommandOf(
  trade: PaperTrade,
  move: MoneyMove,
): CustomerCommand | SettlementCommand | OpeningCommand | null {
  switch (move.kind) {
    case 'receipt':
      return receiptOf(trade, move);
    case 'refund':
      return refundOf(trade, move);
    case 'settle':
      return settlementOf(trade, move);
    case 'opening':
      return openingBalancesOf(trade, move.customers);
    default:
      return takenBack(trade, move.kind, move.which);
  }
}

function receiptOf(trade: PaperTrade, move: MoveOf<'receipt'>): CustomerCommand | null {
  const customer = chosen(eventsIn(trade, 'CustomerCreated'), move.nth)?.data;
  if (customer === undefined) return null;
  const customerId = customer.customerId as CustomerId;
  const { amountPaise, deductedPaise, advance } = move;
  const ids = { receiptId: fresh<ReceiptId>(trade), journalId: fresh<JournalId>(trade) };
  const kind = deductedPaise % 2 === 0 ? 'discount' : 'write-off';
  const deductions: Deduction[] = deductedPaise === 0 ? [] : [{ kind, amountPaise: deductedPaise }];
  const settling = settlingOf(trade, move, customerId);
  return {
    type: 'RecordReceipt',
    data: {
      customerId,
      ...ids,
      amountPaise,
      deductions,
      ...(settling !== null && { settling }),
      method: 'upi',
      reference: null,
      paidOn: null,
      accountId: null,
      ...(advance !== null && {
        advance: {
          supply: advance,
          description: 'Fans for the new shop',
          hsn: null,
          rateBps: null,
          placeOfSupply: move.isLocal ? '27' : null,
        },
      }),
    },
  };
}

function settlingOf(
  trade: PaperTrade,
  { against, share, nth }: MoveOf<'receipt'>,
  customerId: CustomerId,
): ReceiptSettling | null {
  if (against === 'nothing') return null;
  const open = openOf(trade, customerId);
  const some = open.slice(nth % 3, (nth % 3) + 3).flatMap((item): ItemToSettle[] => {
    const { id, line, openPaise } = item;
    const bill = billKind.safeParse(item.kind);
    if (!bill.success) return [];
    const amountPaise = partOf(Math.abs(openPaise), share);
    return [{ kind: bill.data, id, ...(line !== 0 && { line }), amountPaise }];
  });
  return {
    against: against === 'some' ? some : against,
    allocationIds: several<AllocationId>(trade, open.length),
    settlementIds: several<SettlementId>(trade, open.length),
  };
}

function refundOf(trade: PaperTrade, { which, share }: MoveOf<'refund'>): CustomerCommand | null {
  const credit = chosen(openCredits(trade), which);
  if (credit === undefined) return null;
  const { kind, id, line } = credit;
  return {
    type: 'RecordRefund',
    data: {
      customerId: credit.customerId as CustomerId,
      refundId: fresh<RefundId>(trade),
      journalId: fresh<JournalId>(trade),
      credit: { kind, id, ...(line !== undefined && { line }) },
      amountPaise: share === null ? null : partOf(credit.openPaise, share),
      method: 'bank-transfer',
      reference: null,
      paidOn: null,
      accountId: null,
      reason: null,
    },
  };
}

function settlementOf(trade: PaperTrade, move: MoveOf<'settle'>): SettlementCommand | null {
  const customer = chosen(eventsIn(trade, 'CustomerCreated'), move.nth)?.data;
  if (customer === undefined) return null;
  const open = openOf(trade, customer.customerId);
  const debits = open.filter(({ openPaise, kind }) => openPaise > 0 && kind !== 'invoice');
  const [item, by] = [chosen(debits, move.which), chosen(creditsAmong(open), move.by)];
  if (item === undefined || by === undefined) return null;
  return {
    type: 'SettleItem',
    data: {
      settlementId: fresh<SettlementId>(trade),
      accountId: customer.accountId as AccountId,
      customerId: customer.customerId as CustomerId,
      item: nameOf(item),
      by: nameOf(by),
      amountPaise: move.amountPaise,
    },
  };
}

const creditsAmong = (open: readonly PaperItem[]): readonly PaperItem[] =>
  open.filter(({ openPaise }) => openPaise < 0);

const nameOf = ({ kind, id, line }: PaperItem) => ({ kind, id, ...(line !== 0 && { line }) });

function takenBack(
  trade: PaperTrade,
  kind: 'reverse-receipt' | 'reverse-refund' | 'reverse-settlement',
  which: number,
): CustomerCommand | SettlementCommand | null {
  const why = { reason: 'Bounced', takenBackOn: null };
  if (kind === 'reverse-settlement') {
    const settled = chosen(eventsIn(trade, 'ItemSettled'), which)?.data;
    if (settled === undefined) return null;
    const settlementId = settled.settlementId as SettlementId;
    return { type: 'ReverseSettlement', data: { settlementId, reason: 'Wrong bill' } };
  }
  const reversalId = fresh<JournalId>(trade);
  if (kind === 'reverse-refund') {
    const refund = chosen(eventsIn(trade, 'RefundRecorded'), which)?.data;
    if (refund === undefined) return null;
    const customerId = refund.customerId as CustomerId;
    const refundId = refund.refundId as RefundId;
    return { type: 'ReverseRefund', data: { customerId, refundId, reversalId, ...why } };
  }
  const receipt = chosen(eventsIn(trade, 'ReceiptRecorded'), which)?.data;
  if (receipt === undefined) return null;
  const customerId = receipt.customerId as CustomerId;
  const receiptId = receipt.receiptId as ReceiptId;
  // Every other one bounced with a charge of the bank.
  const journalId = fresh<JournalId>(trade);
  const bankCharge = { journalId, amountPaise: 118_00, accountId: null };
  const data = {
    customerId,
    receiptId,
    reversalId,
    ...why,
    ...(which % 2 === 1 && { bankCharge }),
  };
  return { type: 'ReverseReceipt', data };
}
