// What a customer's receipts and refunds have become.
import { advanceTaxPaise } from './advance-use.ts';
import type { ReceiptEvent, ReceiptRecorded } from './receipt-events.ts';
import type { RefundEvent, RefundRecorded } from './refund-events.ts';

export type Receipt = Pick<
  ReceiptRecorded['data'],
  'number' | 'amountPaise' | 'accountId' | 'journalId' | 'advance'
> & {
  /** What cash or bank got. */
  readonly receivedPaise: number;
  readonly reversed: boolean;
};

export type Refund = Pick<
  RefundRecorded['data'],
  'number' | 'amountPaise' | 'accountId' | 'journalId' | 'credit'
> & {
  /** What cash or bank gave: with the tax of an advance. */
  readonly paidPaise: number;
  readonly reversed: boolean;
};

/** Each by its id. */
export type Money = {
  readonly receipts: ReadonlyMap<number, Receipt>;
  readonly refunds: ReadonlyMap<number, Refund>;
};

/** @returns what cash or bank got, in paise: the item, its tax on top, the deductions off. */
export const receivedPaise = ({
  amountPaise,
  advance,
  deductions = [],
}: Pick<ReceiptRecorded['data'], 'amountPaise' | 'advance' | 'deductions'>): number =>
  deductions.reduce(
    (rest, deduction) => rest - deduction.amountPaise,
    amountPaise + advanceTaxPaise(advance?.tax),
  );

type MoneyEvent = ReceiptEvent | RefundEvent;

/** Money that came in and went back, each by its id. */
export function moneyAfter<State extends Money>(state: State, event: MoneyEvent): State {
  switch (event.type) {
    case 'ReceiptRecorded': {
      const { receiptId, number, amountPaise, accountId, journalId, advance } = event.data;
      const ahead = advance === undefined ? {} : { advance };
      const receipt = {
        number,
        amountPaise,
        accountId,
        journalId,
        ...ahead,
        receivedPaise: receivedPaise(event.data),
        reversed: false,
      };
      return { ...state, receipts: new Map(state.receipts).set(receiptId, receipt) };
    }
    case 'RefundRecorded': {
      const { refundId, number, amountPaise, accountId, journalId, credit, advanceTax } =
        event.data;
      const paidPaise = amountPaise + advanceTaxPaise(advanceTax);
      const refund = {
        number,
        amountPaise,
        accountId,
        journalId,
        credit,
        paidPaise,
        reversed: false,
      };
      return { ...state, refunds: new Map(state.refunds).set(refundId, refund) };
    }
    case 'RefundReversed': {
      const refund = state.refunds.get(event.data.refundId);
      if (refund === undefined) return state;
      const reversed = { ...refund, reversed: true };
      return { ...state, refunds: new Map(state.refunds).set(event.data.refundId, reversed) };
    }
    case 'ReceiptReversed': {
      const receipt = state.receipts.get(event.data.receiptId);
      if (receipt === undefined) return state;
      const reversed = { ...receipt, reversed: true };
      return { ...state, receipts: new Map(state.receipts).set(event.data.receiptId, reversed) };
    }
  }
}

/**
 * @returns what is left of the money of a receipt, once refunds that stand are paid of it, in
 * paise; null of a receipt of which nothing is known, as of any other credit.
 */
export function moneyLeft({ receipts, refunds }: Money, receiptId: number): number | null {
  const receipt = receipts.get(receiptId);
  if (receipt === undefined) return null;
  const paid = [...refunds.values()].filter(
    ({ credit, reversed }) => !reversed && credit.kind === 'receipt' && credit.id === receiptId,
  );
  return paid.reduce((left, { paidPaise }) => left - paidPaise, receipt.receivedPaise);
}
