import { totalOf } from '#core/invoice/index.ts';
import {
  advancePaise,
  purchaseBill,
  purchaseDebitNote,
  supplierPayment,
} from '#core/trade/index.ts';
import type {
  PaymentAllocation,
  PurchaseDebitNote,
  PurchaseDebitNoteMatched,
  PurchaseDebitNoteMatchReversed,
  PurchaseDebitNoteReversed,
  SupplierPayment,
  SupplierPaymentReversed,
} from '#core/trade/index.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import type { ItemMovement } from './movement.ts';
import { movementsOfSettling } from './of-settling.ts';
import { addTo, insertInto } from '../runner/writing/write-rows.ts';
import { openItemBalances, openItemEntries } from './table.ts';
import type { Entry } from '#core/journal/index.ts';
import type { OpeningBill } from '#core/opening/index.ts';

const insertEntries = insertInto(openItemEntries);
const addToBalances = addTo(openItemBalances, 'new');

function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  const rows = events.flatMap((event) => movementsOf(event).map((one) => rowOf(event, one)));
  return [...insertEntries(rows), ...addToBalances(balances(rows))];
}

function movementsOf(event: ProjectedEvent): readonly ItemMovement[] {
  switch (event.type) {
    case 'InvoiceIssued': {
      const { customerId, invoiceId, number, issueDate, dueDate } = event.data;
      const item = { kind: 'invoice', id: invoiceId } as const;
      const party = { kind: 'customer', id: customerId } as const;
      const made = { number, billDate: issueDate, dueDate };
      return moved({ item, party, amountPaise: totalOf(event.data), dated: issueDate, made });
    }
    case 'InvoiceCancelled': {
      const { customerId, invoiceId, issued } = event.data;
      if (issued === null) return [];
      const item = { kind: 'invoice', id: invoiceId } as const;
      const party = { kind: 'customer', id: customerId } as const;
      return moved({ item, party, amountPaise: -issued.totalPaise, dated: issued.issueDate });
    }
    case 'PurchaseBillPosted': {
      const { documentId: id } = event.data;
      const found = purchaseBill.effects.openItem(event.data);
      if (found === null) return [];
      const { accountId, amountPaise, dated, ...made } = found;
      const item = { kind: 'purchase-bill', id } as const;
      return [{ item, party: { kind: 'account', id: accountId }, amountPaise, dated, made }];
    }
    case 'PurchaseBillReversed': {
      const { documentId: id, accountId, undone, reversedOn: dated } = event.data;
      const item = { kind: 'purchase-bill', id } as const;
      const party = { kind: 'account', id: accountId } as const;
      return [{ item, party, amountPaise: undone.totalPaise, dated }];
    }
    case 'PurchaseDebitNotePosted':
      return movementsOfNote(event.data);
    case 'PurchaseDebitNoteMatched':
      return movementsOfMatch(event.data, 1);
    case 'PurchaseDebitNoteMatchReversed':
      return movementsOfMatch(event.data, -1);
    case 'PurchaseDebitNoteReversed':
      return movementsOfNoteBack(event.data);
    case 'SupplierPaymentPosted':
      return movementsOfPayment(event.data);
    case 'SupplierPaymentReversed':
      return movementsOfPaymentBack(event.data);
    case 'JournalPosted':
    case 'JournalReversed':
      return movementsOfJournal(event);
    case 'OpeningBalancesPosted':
    case 'OpeningBalancesCorrected':
      return movementsOfOpening(event);
    default:
      return movementsOfSettling(event);
  }
}

/** An invoice of nothing makes no item. */
const moved = (movement: ItemMovement): readonly ItemMovement[] =>
  movement.amountPaise === 0 ? [] : [movement];

const rowOf = (event: ProjectedEvent, movement: ItemMovement) => ({
  book_id: event.bookId,
  item_kind: movement.item.kind,
  item_id: movement.item.id,
  line: movement.item.line ?? 0,
  seq: event.seq,
  party_kind: movement.party.kind,
  party_id: movement.party.id,
  amount_paise: movement.amountPaise,
  dated: movement.dated,
  makes: String(movement.made !== undefined),
  number: movement.made?.number ?? null,
  bill_date: movement.made?.billDate ?? null,
  due_date: movement.made?.dueDate ?? null,
  by_kind: movement.by?.kind ?? null,
  by_id: movement.by?.id ?? null,
  by_line: movement.by?.line ?? null,
  by_number: movement.by?.number ?? null,
});

function balances(rows: readonly ReturnType<typeof rowOf>[]) {
  const sums = new Map<string, ReturnType<typeof balanceOf>>();
  for (const row of rows) {
    const key = [row.book_id, row.party_kind, row.party_id, row.item_kind, row.item_id, row.line];
    const sum = sums.get(key.join(' ')) ?? balanceOf(row);
    sums.set(key.join(' '), sum);
    sum.open_paise += row.amount_paise;
    sum.last_seq = row.seq;
  }
  return [...sums.values()];
}

const balanceOf = (row: ReturnType<typeof rowOf>) => ({
  book_id: row.book_id,
  party_kind: row.party_kind,
  party_id: row.party_id,
  item_kind: row.item_kind,
  item_id: row.item_id,
  line: row.line,
  open_paise: 0,
  last_seq: 0,
});

export const openItemsProjection: Projection = {
  name: 'open-items',
  version: 1,
  tables: [openItemEntries, openItemBalances],
  project,
  former: { version: null, project: () => [] },
};

// A hand-posted line that says what it concerns makes an item of its own; so does its reversal undo
// it. The journals of documents make none: their documents do.
type JournalEvent = Extract<ProjectedEvent, { type: 'JournalPosted' | 'JournalReversed' }>;

/** @returns the movements of the lines with references; those without are on account. */
function movementsOfJournal(event: JournalEvent): readonly ItemMovement[] {
  const posted = event.type === 'JournalPosted' ? event.data : event.original?.data;
  if (posted === undefined || posted.source !== undefined) return [];
  const { journalId, number, entryDate } = posted;
  return posted.entries.flatMap((entry, index) => {
    const { accountId, references } = entry;
    if (references === undefined) return [];
    const item = { kind: 'journal', id: journalId, line: index + 1 } as const;
    const party = { kind: 'account', id: accountId } as const;
    if (event.type === 'JournalReversed') {
      const dated = event.data.entryDate;
      return [{ item, party, amountPaise: -signedPaise(entry), dated }];
    }
    const bill = references.find(({ kind }) => kind !== 'against');
    const made = {
      number: bill?.name ?? `#${number}`,
      billDate: bill?.date ?? entryDate,
      dueDate: bill?.dueDate ?? null,
    };
    return [{ item, party, amountPaise: signedPaise(entry), dated: entryDate, made }];
  });
}

const signedPaise = ({ side, amountPaise }: Entry): number =>
  side === 'debit' ? amountPaise : -amountPaise;

// A bill that was open when the book began is an item of the party's account from that day on. A
// correction moves it by what it was too much or too little, and says anew what it is called.
type Event<Type extends ProjectedEvent['type']> = Extract<ProjectedEvent, { type: Type }>;

/** @returns the movements of the bills that are new or other than before. */
function movementsOfOpening({
  type,
  data,
}: Event<'OpeningBalancesPosted' | 'OpeningBalancesCorrected'>): readonly ItemMovement[] {
  const { openedOn: dated } = data;
  if (type === 'OpeningBalancesCorrected') {
    return data.billChanges.map(({ accountId, beforePaise, ...bill }) => {
      const { made, ...moved } = movementOf(bill, accountId, dated);
      const change = { ...moved, amountPaise: bill.amountPaise - beforePaise };
      // Of a bill that is gone, the name stays that it had.
      return bill.amountPaise === 0 ? change : { ...change, made };
    });
  }
  return data.accounts.flatMap(({ accountId, bills }) =>
    bills.map((bill) => movementOf(bill, accountId, dated)),
  );
}

function movementOf(
  { billId, number, billDate, dueDate, amountPaise }: OpeningBill,
  accountId: number,
  dated: string,
) {
  return {
    item: { kind: 'opening-bill' as const, id: billId },
    party: { kind: 'account' as const, id: accountId },
    amountPaise,
    dated,
    made: { number, billDate, dueDate },
  };
}

// A debit note to a supplier settles its bill as far as that is open; the rest is an item.

/** @returns what its bills lose, and what is the supplier's to give. */
function movementsOfNote(note: PurchaseDebitNote): readonly ItemMovement[] {
  const { documentId: id, accountId, number, postedOn: dated, bills } = note;
  const item = { kind: 'purchase-debit-note', id } as const;
  const rest = purchaseDebitNote.effects.openItem(note);
  const against = againstBills({ accountId, dated, bills, by: { ...item, number } }, 1);
  if (rest === null) return against;
  const { amountPaise, ...made } = rest;
  const party = { kind: 'account', id: accountId } as const;
  return [...against, { item, party, amountPaise, dated, made }];
}

function movementsOfNoteBack({
  documentId: id,
  accountId,
  number,
  reversedOn: dated,
  bills,
  undone,
}: PurchaseDebitNoteReversed['data']): readonly ItemMovement[] {
  const item = { kind: 'purchase-debit-note', id } as const;
  const party = { kind: 'account', id: accountId } as const;
  const against = againstBills({ accountId, dated, bills, by: { ...item, number } }, -1);
  const amountPaise = bills.reduce((sum, bill) => sum + bill.againstPaise, -undone.totalPaise);
  return [...against, ...moved({ item, party, amountPaise, dated })];
}

/** What the supplier's credit note says otherwise. @param sign -1 as it is taken back. */
function movementsOfMatch(
  match: PurchaseDebitNoteMatched['data'] | PurchaseDebitNoteMatchReversed['data'],
  sign: 1 | -1,
): readonly ItemMovement[] {
  const { documentId: id, accountId, number, matchedOn, difference } = match;
  if (difference === null) return [];
  const dated = 'reversedOn' in match ? match.reversedOn : matchedOn;
  const item = { kind: 'purchase-debit-note', id } as const;
  const party = { kind: 'account', id: accountId } as const;
  const { bills, itemPaise } = difference;
  const against = againstBills({ accountId, dated, bills, by: { ...item, number } }, sign);
  const made = { number, billDate: matchedOn, dueDate: null };
  return [
    ...against,
    ...moved({
      item,
      party,
      dated,
      amountPaise: sign * itemPaise,
      ...(sign === 1 && itemPaise > 0 && { made }),
    }),
  ];
}

type AgainstBills = {
  readonly accountId: number;
  readonly dated: string;
  readonly bills: readonly { readonly documentId: number; readonly againstPaise: number }[];
  readonly by: NonNullable<ItemMovement['by']>;
};

/** @param sign 1 as the note settles them, -1 as it is taken back. */
const againstBills = (
  { accountId, bills, ...of }: AgainstBills,
  sign: 1 | -1,
): readonly ItemMovement[] =>
  bills.flatMap(({ documentId: id, againstPaise }) =>
    moved({
      ...of,
      item: { kind: 'purchase-bill', id },
      party: { kind: 'account', id: accountId },
      amountPaise: sign * againstPaise,
    }),
  );

// A payment to a supplier settles what it names; the rest is an item, of money that is ahead.

/** @returns what its items lose, and what is ahead. */
function movementsOfPayment(payment: SupplierPayment): readonly ItemMovement[] {
  const { documentId: id, accountId, number, allocations } = payment;
  const item = { kind: 'supplier-payment', id } as const;
  const rest = supplierPayment.effects.openItem(payment);
  const settled = allocations.map(({ settledOn: dated, ...one }) =>
    settledBy({ ...item, number }, accountId, { one, dated, sign: 1 }),
  );
  if (rest === null) return settled;
  const { amountPaise, dated, ...made } = rest;
  const party = { kind: 'account', id: rest.accountId } as const;
  return [...settled, { item, party, amountPaise, dated, made }];
}

/** What it settled is open again on the day of the reversal, or once it was settled at all. */
function movementsOfPaymentBack({
  documentId: id,
  accountId,
  number,
  reversedOn,
  ...money
}: SupplierPaymentReversed['data']): readonly ItemMovement[] {
  const item = { kind: 'supplier-payment', id } as const;
  const party = { kind: 'account', id: accountId } as const;
  const freed = money.allocations.map(({ settledOn, ...one }) => {
    const dated = settledOn > reversedOn ? settledOn : reversedOn;
    return settledBy({ ...item, number }, accountId, { one, dated, sign: -1 });
  });
  return [
    ...freed,
    ...moved({ item, party, amountPaise: -advancePaise(money), dated: reversedOn }),
  ];
}

type SettledItem = {
  readonly one: Pick<PaymentAllocation, 'kind' | 'id' | 'line' | 'amountPaise'>;
  readonly dated: string;
  /** 1 as it is settled, -1 as it is freed. */
  readonly sign: 1 | -1;
};

const settledBy = (
  by: NonNullable<ItemMovement['by']>,
  accountId: number,
  { one: { kind, id, line, amountPaise }, dated, sign }: SettledItem,
): ItemMovement => ({
  item: { kind, id, ...(line !== undefined && { line }) },
  party: { kind: 'account', id: accountId },
  amountPaise: sign * amountPaise,
  dated,
  by,
});
