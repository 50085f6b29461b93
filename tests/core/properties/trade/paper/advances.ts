// The tax that the advances of a trade on paper hold, added up event by event.
import type { AdvanceTax } from '#core/customer/index.ts';
import { eventsIn } from './paper-log.ts';
import type { PaperTrade } from './paper-log.ts';

/** What is left of each head in the advances that stand: what is used has given its part back. */
export function taxOfAdvances(trade: PaperTrade): AdvanceTax {
  const zero = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0, cessPaise: 0 };
  const add = (one: AdvanceTax, tax: AdvanceTax | undefined, sign: number): AdvanceTax =>
    tax === undefined
      ? one
      : {
          cgstPaise: one.cgstPaise + sign * tax.cgstPaise,
          sgstPaise: one.sgstPaise + sign * tax.sgstPaise,
          igstPaise: one.igstPaise + sign * tax.igstPaise,
          cessPaise: one.cessPaise + sign * tax.cessPaise,
        };
  const receipts = new Map(
    eventsIn(trade, 'ReceiptRecorded').map(({ data }) => [data.receiptId, data.advance?.tax]),
  );
  const refunds = new Map(
    eventsIn(trade, 'RefundRecorded').map(({ data }) => [data.refundId, data.advanceTax]),
  );
  return trade.log.reduce((sum, { event: { type, data } }) => {
    switch (type) {
      case 'ReceiptRecorded':
        return add(sum, data.advance?.tax, 1);
      case 'ReceiptReversed':
        return add(sum, receipts.get(data.receiptId), -1);
      case 'RefundRecorded':
        return add(sum, data.advanceTax, -1);
      case 'RefundReversed':
        return add(sum, refunds.get(data.refundId), 1);
      case 'CreditAllocated':
        return add(sum, data.advanceTax, -1);
      case 'AllocationReversed':
        return add(sum, data.advanceTax, 1);
      default:
        return sum;
    }
  }, zero);
}
