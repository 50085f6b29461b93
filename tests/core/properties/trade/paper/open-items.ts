// Every open item of a trade on paper, added up event by event.
import { advanceTaxPaise } from '#core/customer/index.ts';
import { totalOf } from '#core/invoice/index.ts';
import type { JournalPosted } from '#core/journal/index.ts';
import type { OpeningEvent } from '#core/opening/index.ts';
import type { ItemKind, ItemRef } from '#core/settlement/index.ts';
import { eventsIn } from './paper-log.ts';
import type { PaperTrade } from './paper-log.ts';

export type PaperItem = {
  readonly kind: ItemKind;
  readonly id: number;
  /** Of a journal, from 1; else 0. */
  readonly line: number;
  readonly customerId: number;
  readonly accountId: number;
  readonly number: string;
  /** As it was made, and what is open of it. Debit positive, credit negative. */
  readonly madePaise: number;
  readonly openPaise: number;
};

type Change = {
  readonly item: Pick<ItemRef, 'kind' | 'id' | 'line'>;
  readonly customerId: number;
  readonly paise: number;
  /** Set where the item begins or ends. */
  readonly makes?: string;
};

export const customersByAccount = (trade: PaperTrade): ReadonlyMap<number, number> =>
  new Map(
    eventsIn(trade, 'CustomerCreated').map(({ data }) => [data.accountId ?? 0, data.customerId]),
  );

function changesOf(trade: PaperTrade): readonly Change[] {
  const ledgers = customersByAccount(trade);
  return trade.log.flatMap(({ event, stream }): Change[] => {
    switch (event.type) {
      case 'JournalPosted':
        return linesOf(event, ledgers, 1);
      case 'JournalReversed': {
        const original = trade.log.find((one) => one.stream === stream)?.event;
        return original?.type === 'JournalPosted' ? linesOf(original, ledgers, -1) : [];
      }
      case 'OpeningBalancesPosted':
      case 'OpeningBalancesCorrected':
        return openingChanges(event, ledgers);
      default:
        return documentChanges(event);
    }
  });
}

type Opened = Extract<OpeningEvent, { type: 'OpeningBalancesPosted' | 'OpeningBalancesCorrected' }>;

function openingChanges({ type, data }: Opened, ledgers: ReadonlyMap<number, number>): Change[] {
  const bills =
    type === 'OpeningBalancesPosted'
      ? data.accounts.flatMap((account) =>
          account.bills.map((bill) => ({ ...bill, accountId: account.accountId, beforePaise: 0 })),
        )
      : data.billChanges;
  return bills.map(({ billId: id, accountId, number: makes, amountPaise, beforePaise }) => ({
    item: { kind: 'opening-bill', id },
    customerId: ledgers.get(accountId) ?? 0,
    paise: amountPaise - beforePaise,
    makes,
  }));
}

function linesOf({ data }: JournalPosted, ledgers: ReadonlyMap<number, number>, sign: 1 | -1) {
  if (data.source !== undefined) return [];
  return data.entries.flatMap(({ accountId, side, amountPaise }, index): Change[] => {
    const customerId = ledgers.get(accountId);
    if (customerId === undefined) return [];
    const item = { kind: 'journal', id: data.journalId, line: index + 1 } as const;
    const paise = sign * (side === 'debit' ? amountPaise : -amountPaise);
    return [{ item, customerId, paise, makes: `#${data.number}` }];
  });
}

function documentChanges(event: PaperTrade['log'][number]['event']): Change[] {
  const invoice = (id: number) => ({ kind: 'invoice', id }) as const;
  switch (event.type) {
    case 'InvoiceIssued': {
      const { invoiceId, customerId, number } = event.data;
      return [{ item: invoice(invoiceId), customerId, paise: totalOf(event.data), makes: number }];
    }
    case 'InvoiceCancelled': {
      const { invoiceId, customerId, issued } = event.data;
      const paise = -(issued?.totalPaise ?? 0);
      return [{ item: invoice(invoiceId), customerId, paise, makes: '' }];
    }
    case 'PaymentRecorded':
    case 'PaymentReversed': {
      const { invoiceId, customerId, amountPaise } = event.data;
      const sign = event.type === 'PaymentRecorded' ? -1 : 1;
      return [{ item: invoice(invoiceId), customerId, paise: sign * amountPaise }];
    }
    case 'CreditNoteIssued': {
      const { creditNoteId: id, invoiceId, customerId, appliedPaise, number } = event.data;
      const item = { kind: 'credit-note', id } as const;
      const paise = appliedPaise - totalOf(event.data);
      return [
        { item: invoice(invoiceId), customerId, paise: -appliedPaise },
        { item, customerId, paise, makes: number },
      ];
    }
    case 'CreditNoteReversed': {
      const { creditNoteId: id, invoiceId, customerId, appliedPaise, credited } = event.data;
      const item = { kind: 'credit-note', id } as const;
      const paise = credited.totalPaise - appliedPaise;
      return [
        { item: invoice(invoiceId), customerId, paise: appliedPaise },
        { item, customerId, paise, makes: '' },
      ];
    }
    case 'DebitNoteIssued': {
      const { debitNoteId: id, customerId, number } = event.data;
      const item = { kind: 'debit-note', id } as const;
      return [{ item, customerId, paise: totalOf(event.data), makes: number }];
    }
    case 'DebitNoteReversed': {
      const { debitNoteId: id, customerId, debited } = event.data;
      const item = { kind: 'debit-note', id } as const;
      return [{ item, customerId, paise: -debited.totalPaise, makes: '' }];
    }
    case 'ReceiptRecorded':
    case 'ReceiptReversed': {
      const { receiptId: id, customerId, amountPaise } = event.data;
      const sign = event.type === 'ReceiptRecorded' ? -1 : 1;
      const makes = event.type === 'ReceiptRecorded' ? event.data.number : '';
      return [{ item: { kind: 'receipt', id }, customerId, paise: sign * amountPaise, makes }];
    }
    case 'CreditAllocated':
    case 'AllocationReversed': {
      const { invoiceId, customerId, source, amountPaise, advanceTax } = event.data;
      const sign = event.type === 'CreditAllocated' ? 1 : -1;
      const usedPaise = amountPaise - advanceTaxPaise(advanceTax);
      return [
        { item: invoice(invoiceId), customerId, paise: -sign * amountPaise },
        { item: source, customerId, paise: sign * usedPaise },
      ];
    }
    case 'RefundRecorded':
    case 'RefundReversed': {
      const { customerId, credit, amountPaise } = event.data;
      const sign = event.type === 'RefundRecorded' ? 1 : -1;
      return [{ item: credit, customerId, paise: sign * amountPaise }];
    }
    case 'ItemSettled':
    case 'SettlementReversed': {
      const { item, by, itemSide, amountPaise, customerId } = event.data;
      const sign = (event.type === 'ItemSettled' ? -1 : 1) * (itemSide === 'debit' ? 1 : -1);
      const paise = sign * amountPaise;
      const whose = customerId ?? 0;
      return [
        { item, customerId: whose, paise },
        { item: by, customerId: whose, paise: -paise },
      ];
    }
    default:
      return [];
  }
}

/** @returns every item that was ever made, with what is open of it. */
export function paperItems(trade: PaperTrade): readonly PaperItem[] {
  const accounts = new Map(
    [...customersByAccount(trade)].map(([account, customer]) => [customer, account]),
  );
  const byName = Map.groupBy(
    changesOf(trade),
    ({ item: { kind, id, line = 0 } }) => `${kind} ${id} ${line}`,
  );
  return [...byName.values()].flatMap((changes) => {
    const [first] = changes;
    if (first === undefined) return [];
    const { kind, id, line = 0 } = first.item;
    const sum = (some: readonly Change[]) => some.reduce((total, { paise }) => total + paise, 0);
    const made = changes.filter(({ makes }) => makes !== undefined);
    return [
      {
        kind,
        id,
        line,
        customerId: first.customerId,
        accountId: accounts.get(first.customerId) ?? 0,
        number: made[0]?.makes ?? '',
        madePaise: sum(made),
        openPaise: sum(changes),
      },
    ];
  });
}
