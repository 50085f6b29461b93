// The purchase bill: what a supplier charges us. Its tax is kept as it is printed, since the
// supplier reports that; each line says whether the tax gives credit, and by which clause it does
// not. Goods come into stock at their value with the tax that gives none.
import { documentKind } from '../../document-kind.ts';
import { gatheredEntries } from '../../effects.ts';
import type { GoodsIn, TradeEntry, TradeItem } from '../../effects.ts';
import type { PurchaseBill, PurchaseBillLine } from './events.ts';
import { sumOfHeads, BILL_TAX_HEADS } from './price.ts';
import type { BillTaxHead } from './price.ts';

export const purchaseBill = documentKind<PurchaseBill>({
  kind: 'purchase-bill',
  noun: 'bill',
  direction: 'in',
  party: { role: 'supplier', group: 'sundry-creditors' },
  number: { ours: 'PB-', theirs: 'required' },
  voucherType: 'purchase',
  effects: { ledger: billLedger, narration, stock, openItem },
});

const INPUT_ROLES = {
  cgstPaise: 'input-cgst',
  sgstPaise: 'input-sgst',
  igstPaise: 'input-igst',
  cessPaise: 'input-cess',
} as const satisfies Readonly<Record<BillTaxHead, string>>;

/** What of a bill its entries are made from. */
type LedgerOfBill = Pick<
  PurchaseBill,
  'accountId' | 'totalPaise' | 'roundOffPaise' | 'billNumber' | 'billDate' | 'dueDate'
> & { readonly lines: readonly PurchaseBillLine[] };

/** What was bought at its cost, the credit by head, and what the supplier is owed. */
export function billLedger(bill: LedgerOfBill): readonly TradeEntry[] {
  const { lines, accountId, totalPaise, roundOffPaise, billNumber, billDate, dueDate } = bill;
  const credited = sumOfHeads(lines.map((line) => line.credited));
  const bought = lines.map((line): TradeEntry => {
    const to =
      line.accountId === null ? ({ role: 'purchases' } as const) : { accountId: line.accountId };
    return { to, side: 'debit', amountPaise: line.costPaise };
  });
  const taxes = BILL_TAX_HEADS.map((head): TradeEntry => ({
    to: { role: INPUT_ROLES[head] },
    side: 'debit',
    amountPaise: credited[head],
  }));
  const item = {
    kind: 'new' as const,
    amountPaise: totalPaise,
    name: billNumber,
    ...(dueDate !== null && { dueDate }),
    date: billDate,
  };
  const roundOff = { to: { role: 'round-off' }, side: 'debit' } as const;
  return gatheredEntries([
    ...bought,
    ...taxes,
    { to: { accountId }, side: 'credit', amountPaise: totalPaise, references: [item] },
    { ...roundOff, amountPaise: roundOffPaise },
  ]);
}

function narration({ number, billNumber, billDate }: PurchaseBill): string {
  return `Bill ${billNumber} of ${billDate}, entered as ${number}`;
}

function stock({ lines }: PurchaseBill): readonly GoodsIn[] {
  return lines.flatMap((one, index) => {
    const { productId, quantityThousandths, costPaise: valuePaise, stocked } = one;
    if (stocked !== true || productId === null || quantityThousandths === null) return [];
    const { godownId, batch, manufacturedOn, expiresOn } = one;
    return [
      {
        line: index + 1,
        productId,
        quantityThousandths,
        valuePaise,
        ...(godownId !== undefined && { godownId }),
        ...(batch !== undefined && { batch }),
        ...(manufacturedOn !== undefined && { manufacturedOn }),
        ...(expiresOn !== undefined && { expiresOn }),
      },
    ];
  });
}

function openItem({ accountId, totalPaise, billNumber, ...days }: PurchaseBill): TradeItem {
  const { postedOn: dated, billDate, dueDate } = days;
  return { accountId, amountPaise: -totalPaise, number: billNumber, dated, billDate, dueDate };
}
