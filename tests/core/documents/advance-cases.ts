// The story of the collected cases on advances: ₹590 in cash ahead for a service at 18 % within the
// State, an invoice of ₹118 that uses ₹118 of it, and the invoice cancelled.
import { expect } from 'vitest';
import type { PostingRole } from '#core/book/index.ts';
import type {
  AccountId,
  AllocationId,
  CustomerId,
  InvoiceId,
  JournalId,
  ReceiptId,
} from '#core/kernel/ids.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { balancesOf } from '#tests/core/properties/trade/paper/balances.ts';
import { paperItems } from '#tests/core/properties/trade/paper/open-items.ts';
import {
  accountOf,
  openPaperTrade,
  submitTrade,
} from '#tests/core/properties/trade/paper/paper-trade.ts';
import type { TradeCommand } from '#tests/core/properties/trade/paper/paper-trade.ts';
import type { PaperTrade } from '#tests/core/properties/trade/paper/paper-log.ts';
import { fans, raviFields, wanted } from '#tests/specimens/tax/trade.ts';

const customerId = 2 as CustomerId;
const accountId = 7 as AccountId;
const receiptId = 3 as ReceiptId;
const invoiceId = 4 as InvoiceId;
const allocationId = 5 as AllocationId;
const journalId = (nth: number): JournalId => (100 + nth) as JournalId;

function does(trade: PaperTrade, command: TradeCommand): void {
  expect(submitTrade(trade, command)).toMatchObject({ ok: true });
}

/** @returns a trade with an advance of ₹590, tax included. */
export function afterAdvance(): PaperTrade {
  const trade = openPaperTrade();
  does(trade, { type: 'CreateCustomer', data: { customerId, accountId, ...raviFields } });
  does(trade, {
    type: 'RecordReceipt',
    data: {
      customerId,
      receiptId,
      journalId: journalId(1),
      amountPaise: 590_00,
      method: 'cash',
      reference: null,
      paidOn: null,
      accountId: null,
      advance: {
        supply: 'services',
        description: 'Design of a logo',
        hsn: null,
        rateBps: 1800,
        placeOfSupply: '27',
      },
    },
  });
  return trade;
}

/** Bills the service, and uses of the advance what the invoice comes to. */
export function adjust(trade: PaperTrade, { net, tax }: { net: number; tax: number }): void {
  const line = { ...fans, quantityThousandths: 1000, priceThousandths: net * 1000 };
  const draft = wanted({ lines: [line] });
  const issueAs = journalId(2);
  does(trade, { type: 'DraftInvoice', data: { invoiceId, customerId, draft, issueAs } });
  const source = { kind: 'receipt', id: receiptId } as const;
  const amountPaise = (net + tax) * 100;
  const used = { invoiceId, allocationId, source, amountPaise, journalId: journalId(3) };
  does(trade, { type: 'AllocateCredit', data: used });
}

/** What settles an invoice is taken back before it is cancelled. */
export function cancel(trade: PaperTrade): void {
  setFree(trade);
  const data = { invoiceId, reversalId: journalId(5), reason: 'Cancelled' };
  does(trade, { type: 'CancelInvoice', data });
}

/** The advance settles the invoice no more. */
export function setFree(trade: PaperTrade): void {
  const back = { invoiceId, allocationId, reversalId: journalId(4), reason: 'Cancelled' };
  does(trade, { type: 'ReverseAllocation', data: back });
}

const ACCOUNTS: Readonly<Record<string, PostingRole | null>> = {
  Cash: 'cash',
  Debtors: null,
  'Output CGST': 'output-cgst',
  'Output SGST': 'output-sgst',
};

/**
 * @param names the accounts of the textbook, in the order in which they are wanted.
 * @param log the events whose balances are meant; all of them where it is not given.
 */
export function linesOf(trade: PaperTrade, names: readonly string[], log = trade.log) {
  const balances = balancesOf({ ...trade, log });
  return names.map((account) => {
    const role = ACCOUNTS[account] ?? null;
    const paise = balances.get(role === null ? accountId : accountOf(trade, role)) ?? 0;
    return { account, [paise < 0 ? 'cr' : 'dr']: rupeesFromPaise(Math.abs(paise)) };
  });
}

/** @returns what is open of the invoice or of the advance, in rupees. */
export function openOf(trade: PaperTrade, kind: 'invoice' | 'receipt'): string {
  const item = paperItems(trade).find((one) => one.kind === kind);
  return rupeesFromPaise(Math.abs(item?.openPaise ?? 0));
}
