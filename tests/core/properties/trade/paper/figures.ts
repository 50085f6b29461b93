// What a trade on paper has to report of a span of days, added up event by event, and what the
// accounts of output tax hold of it.
import { amountsOf } from '#core/invoice/index.ts';
import type { JournalPosted } from '#core/journal/index.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { accountOf } from './paper-trade.ts';
import type { PaperTrade, WrittenEvent } from './paper-log.ts';

export type Heads = {
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
  readonly cessPaise: number;
};
const NONE: Heads = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0, cessPaise: 0 };

/** A document, a take-back or an advance as a return lists it; a take-back is negative. */
type ReportedFigure = {
  readonly what: string;
  readonly date: string;
  readonly supply: string;
  readonly taxablePaise: number;
  readonly heads: Heads;
};

type Signed = Heads & { readonly taxablePaise?: number };

const figure = (
  [what, date, supply]: readonly [string, string, string],
  amounts: Signed,
  sign: number,
): ReportedFigure => ({
  what,
  date,
  supply,
  taxablePaise: sign * (amounts.taxablePaise ?? 0) + 0,
  heads: {
    cgstPaise: sign * amounts.cgstPaise + 0,
    sgstPaise: sign * amounts.sgstPaise + 0,
    igstPaise: sign * amounts.igstPaise + 0,
    cessPaise: sign * amounts.cessPaise + 0,
  },
});

/** @returns what is reported of the whole trade, in the order in which it was written down. */
export function reportedOf({ log }: PaperTrade): readonly ReportedFigure[] {
  const cancelled = new Set<number>();
  const supplies = new Map<number, string>();
  const advances = new Map<string, Heads>();
  for (const { event } of log) {
    if (event.type === 'InvoiceCancelled') cancelled.add(event.data.invoiceId);
    if (event.type === 'InvoiceIssued') supplies.set(event.data.invoiceId, event.data.supply);
    if (event.type === 'ReceiptRecorded') {
      advances.set(`receipt ${event.data.receiptId}`, event.data.advance?.tax ?? NONE);
    }
    if (event.type === 'RefundRecorded') {
      advances.set(`refund ${event.data.refundId}`, event.data.advanceTax ?? NONE);
    }
  }
  const index = { cancelled, supplyOf: (id: number) => supplies.get(id) ?? '', advances };
  return log.flatMap(({ event }) => reportedBy(event, index) ?? []);
}

type TradeIndex = {
  readonly cancelled: ReadonlySet<number>;
  readonly supplyOf: (invoiceId: number) => string;
  readonly advances: ReadonlyMap<string, Heads>;
};

function reportedBy(event: WrittenEvent['event'], index: TradeIndex): ReportedFigure | null {
  switch (event.type) {
    case 'InvoiceIssued': {
      const { invoiceId, number, issueDate, supply, lines } = event.data;
      if (index.cancelled.has(invoiceId)) {
        return figure([`cancelled ${number}`, issueDate, supply], NONE, 0);
      }
      return figure([`invoice ${number}`, issueDate, supply], amountsOf(lines), 1);
    }
    case 'CreditNoteIssued':
    case 'DebitNoteIssued': {
      const { number, issueDate, invoiceId, lines } = event.data;
      const sign = event.type === 'DebitNoteIssued' ? 1 : -1;
      const supply = index.supplyOf(invoiceId);
      return figure([`note ${number}`, issueDate, supply], amountsOf(lines), sign);
    }
    case 'CreditNoteReversed': {
      const { number, reversedOn, invoiceId, credited } = event.data;
      return figure([`taken back ${number}`, reversedOn, index.supplyOf(invoiceId)], credited, 1);
    }
    case 'DebitNoteReversed': {
      const { number, reversedOn, invoiceId, debited } = event.data;
      return figure([`taken back ${number}`, reversedOn, index.supplyOf(invoiceId)], debited, -1);
    }
    default:
      return advanceBy(event, index);
  }
}

function advanceBy(
  { type, data }: WrittenEvent['event'],
  { advances }: TradeIndex,
): ReportedFigure | null {
  const taxed = (what: string, date: string | undefined, tax: Heads | undefined, sign: number) =>
    tax === undefined || Object.values(tax).every((paise) => paise === 0)
      ? null
      : figure([what, date ?? '', 'advance'], tax, sign);
  switch (type) {
    case 'ReceiptRecorded':
      return taxed(`advance ${data.number}`, data.paidOn, data.advance?.tax, 1);
    case 'ReceiptReversed': {
      const tax = advances.get(`receipt ${data.receiptId}`);
      return taxed(`advance ${data.receiptId} taken back`, data.reversedOn, tax, -1);
    }
    case 'RefundRecorded':
      return taxed(`refund ${data.number}`, data.paidOn, data.advanceTax, -1);
    case 'RefundReversed': {
      const tax = advances.get(`refund ${data.refundId}`);
      return taxed(`refund ${data.refundId} taken back`, data.reversedOn, tax, 1);
    }
    case 'CreditAllocated':
      return taxed(`used ${data.allocationId}`, data.allocatedOn, data.advanceTax, -1);
    case 'AllocationReversed':
      return taxed(`used again ${data.allocationId}`, data.reversedOn, data.advanceTax, 1);
    default:
      return null;
  }
}

/** A line on an account of output tax, by what its journal is; output tax is positive. */
export type TaxLine = {
  readonly by: 'document' | 'opening' | 'settlement' | 'hand';
  readonly name: string;
  readonly date: string;
  readonly head: keyof Heads;
  readonly paise: number;
};

export function taxLinesOf(trade: PaperTrade): readonly TaxLine[] {
  const heads = new Map<number, keyof Heads>(
    (['cgst', 'sgst', 'igst', 'cess'] as const).map((head) => [
      accountOf(trade, `output-${head}`),
      `${head}Paise`,
    ]),
  );
  return trade.log.flatMap(({ event, stream }) => {
    if (event.type === 'JournalPosted')
      return linesOf(event, event.data.entryDate, { heads, sign: 1 });
    if (event.type !== 'JournalReversed') return [];
    const original = trade.log.find((one) => one.stream === stream)?.event;
    return original?.type === 'JournalPosted'
      ? linesOf(original, event.data.entryDate, { heads, sign: -1 })
      : [];
  });
}

function linesOf(
  { data }: JournalPosted,
  date: string,
  { heads, sign }: { readonly heads: ReadonlyMap<number, keyof Heads>; readonly sign: number },
): readonly TaxLine[] {
  const { source, gst, number, narration, entries } = data;
  const byHand = gst === undefined ? 'hand' : 'settlement';
  const byDocument = source?.kind === 'opening-balances' ? 'opening' : 'document';
  const by = source === undefined ? byHand : byDocument;
  return entries.flatMap(({ accountId, side, amountPaise }) => {
    const head = heads.get(accountId);
    if (head === undefined) return [];
    const paise = sign * (side === 'credit' ? amountPaise : -amountPaise);
    return [{ by, name: `${number} ${narration}`, date, head, paise }];
  });
}

export const within = <Dated extends { readonly date: string }>(
  all: readonly Dated[],
  { from, to }: Period,
): readonly Dated[] => all.filter(({ date }) => from <= date && date <= to);
