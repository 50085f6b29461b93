// What the lines of a hand-posted journal settle: an allocation on the stream of each invoice, so
// that the invoice knows what is due of it, and a settlement for each other item.
import { taxedAdvanceOf } from '../../customer/index.ts';
import type { CustomerState } from '../../customer/index.ts';
import { balanceDueOf } from '../../invoice/index.ts';
import type { InvoiceState } from '../../invoice/index.ts';
import { settlingParts, referenceTargetRefusal } from '../../journal/index.ts';
import type {
  JournalFacts,
  JournalPosted,
  JournalRejection,
  JournalState,
  SettlingIds,
  SettlingPart,
  SettlingTarget,
} from '../../journal/index.ts';
import { invariant } from '../../kernel/invariant.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { itemKind } from '../../settlement/index.ts';
import type { ItemOfParty, OpenItem, SettlementState } from '../../settlement/index.ts';
import type { StreamEvent } from '../facts.ts';
import { allocationEvent, settlementEvent } from './settling-events.ts';

/** The streams on which journals settle; an id of which nothing is known has the initial state. */
export type SettlingStates = {
  readonly journal: (id: number) => JournalState;
  readonly invoice: (id: number) => InvoiceState;
  readonly customer: (id: number) => CustomerState;
  readonly settlement: (id: number) => SettlementState;
};

export type PartyFacts = JournalFacts & {
  /** Whose ledger an account is; null of one that is no customer's. */
  readonly customerOf: (accountId: number) => number | null;
  /** What is open of an item that a line settles and that is no invoice. */
  readonly openItem: (item: ItemOfParty) => OpenItem | null;
  /** The streams on which a line of the journal that is reversed settled or was settled. */
  readonly settledOn: readonly string[];
};

/** The item that a part settles, by whose it must be; null of a kind that makes no item. */
export function itemOfPart(
  { entry: { accountId }, item: { kind, id, line } }: SettlingPart,
  customerOf: PartyFacts['customerOf'],
): ItemOfParty | null {
  const known = itemKind.safeParse(kind);
  if (!known.success) return null;
  return { accountId, customerId: customerOf(accountId), kind: known.data, id, line };
}

export const itemText = ({ accountId, kind, id, line }: ItemOfParty): string =>
  `${accountId} ${kind} ${id} ${line}`;

const UNKNOWN: SettlingTarget = { status: 'unknown' };

type Settling = {
  readonly ids: SettlingIds | undefined;
  /** Of invoices and other items, with what the reversal of the same decision has freed. */
  readonly invoice: SettlingStates['invoice'];
  readonly customer: SettlingStates['customer'];
  readonly openItem: PartyFacts['openItem'];
  readonly customerOf: PartyFacts['customerOf'];
};

/** @returns the allocations and settlements of a journal, or the first refusal by its lines. */
export function settleByJournal(
  { data }: JournalPosted,
  { ids, customerOf, ...settling }: Settling,
): Result<readonly StreamEvent[], JournalRejection> {
  const used = new Map<string, number>();
  const events: StreamEvent[] = [];
  const [allocationIds, settlementIds] = [
    [...(ids?.allocationIds ?? [])],
    [...(ids?.settlementIds ?? [])],
  ];
  for (const part of settlingParts(data.entries)) {
    const { amountPaise } = part;
    const item = itemOfPart(part, customerOf);
    const usedPaise = item === null ? 0 : (used.get(itemText(item)) ?? 0);
    const target = item === null ? UNKNOWN : lessened(targetOf(item, settling), usedPaise);
    const refusal = referenceTargetRefusal(part, target);
    if (refusal !== null) return rejected(refusal);
    invariant(item !== null && target.status === 'open', 'Only what is open is settled.');
    used.set(itemText(item), usedPaise + amountPaise);
    const isInvoice = item.kind === 'invoice';
    const id = isInvoice ? allocationIds.shift() : settlementIds.shift();
    const { customerId } = item;
    const of = { ...moneyOf(part, data), id, customerId, amountPaise, dated: target.dated };
    const side = part.entry.side === 'debit' ? 'credit' : 'debit';
    events.push(
      isInvoice
        ? allocationEvent(item.id, of)
        : settlementEvent({ ...item, number: target.number, side }, of),
    );
  }
  return accepted(events);
}

/** @returns the line that settles, with its account and its date. */
const moneyOf = (
  { entry: { accountId }, line }: SettlingPart,
  { journalId, number, entryDate: paidOn }: JournalPosted['data'],
) => ({
  accountId,
  by: { kind: 'journal', id: journalId, line, number: `#${number}` } as const,
  paidOn,
});

type Targets = Pick<Settling, 'invoice' | 'customer' | 'openItem'>;

function targetOf(item: ItemOfParty, { invoice, customer, openItem }: Targets): SettlingTarget {
  if (item.kind === 'invoice') return invoiceTarget(invoice(item.id), item);
  const found = openItem(item);
  if (found === null) return { status: 'unknown' };
  const { number, openPaise, dated } = found;
  return isTaxedAdvance(item, customer)
    ? { status: 'taxed-advance', number }
    : { status: 'open', number, openPaise, dated };
}

function invoiceTarget(state: InvoiceState, { customerId }: ItemOfParty): SettlingTarget {
  if (state.status === 'absent' || state.customerId !== customerId) return { status: 'unknown' };
  const { number, status } = state;
  if (status !== 'issued') return { status, number };
  const openPaise = balanceDueOf(state);
  return { status: 'open', number, openPaise, dated: state.issued.issueDate };
}

/** Its tax goes back with it, which no settlement can say. */
const isTaxedAdvance = (
  { kind, id, customerId }: ItemOfParty,
  customer: SettlingStates['customer'],
): boolean =>
  kind === 'receipt' && customerId !== null && taxedAdvanceOf(customer(customerId), id) !== null;

/** What earlier lines of the same journal have settled of it is open no more. */
const lessened = (target: SettlingTarget, usedPaise: number): SettlingTarget =>
  target.status === 'open' && usedPaise > 0
    ? { ...target, openPaise: target.openPaise - Math.sign(target.openPaise) * usedPaise }
    : target;
