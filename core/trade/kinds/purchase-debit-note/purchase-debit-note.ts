// The debit note to a supplier: goods that go back, or a price that comes down. It is the mirror of
// its bill: what gave no credit goes back as cost, and the credit only as far as it was taken.
import { documentKind } from '../../document-kind.ts';
import { gatheredEntries } from '../../effects.ts';
import type { TradeEntry, TradeGoods, TradeItem } from '../../effects.ts';
import { INPUT_ROLES, tdsEntries } from '../purchase-bill/purchase-bill.ts';
import { payablePaise } from '../purchase-bill/tds.ts';
import { BILL_TAX_HEADS, sumOfHeads } from '../purchase-bill/price.ts';
import type {
  PurchaseDebitNote,
  PurchaseDebitNoteLine,
  PurchaseDebitNoteReversed,
} from './events.ts';
import { costOfReturned } from './give-back.ts';

export const purchaseDebitNote = documentKind<PurchaseDebitNote>({
  kind: 'purchase-debit-note',
  noun: 'debit note',
  direction: 'out',
  party: { role: 'supplier', group: 'sundry-creditors' },
  number: { ours: 'PDN-', theirs: 'none' },
  voucherType: 'debit-note',
  effects: { ledger: debitNoteLedger, narration, stock, openItem },
});

type LedgerOfNote = Pick<
  PurchaseDebitNote,
  'accountId' | 'number' | 'postedOn' | 'bills' | 'roundOffPaise' | 'totalPaise' | 'tds'
> &
  Partial<Pick<PurchaseDebitNote, 'supplierNote' | 'credit'>> & {
    readonly lines: readonly (Pick<
      PurchaseDebitNoteLine,
      'accountId' | 'credited' | 'costPaise'
    > & {
      readonly quantityThousandths?: number | null;
    })[];
  };

const restPaise = ({ bills, ...sums }: Pick<PurchaseDebitNote, 'totalPaise' | 'tds' | 'bills'>) =>
  bills.reduce((rest, { againstPaise }) => rest - againstPaise, payablePaise(sums));

/** The supplier owes it; what was bought goes back at its cost, the credit by head. */
export function debitNoteLedger(note: LedgerOfNote): readonly TradeEntry[] {
  const { accountId, lines, bills, roundOffPaise, tds } = note;
  const credited = sumOfHeads(lines.map((line) => line.credited));
  const rest = restPaise(note);
  const settled = bills.flatMap(({ documentId: id, againstPaise: amountPaise }) => {
    const document = { kind: 'purchase-bill', id } as const;
    return amountPaise === 0 ? [] : [{ kind: 'against' as const, amountPaise, document }];
  });
  const name = note.supplierNote?.number ?? note.number;
  const open = { kind: 'new' as const, amountPaise: rest, name, date: note.postedOn };
  return gatheredEntries([
    {
      to: { accountId },
      side: 'debit',
      amountPaise: payablePaise(note),
      references: [...settled, ...(rest === 0 ? [] : [open])],
    },
    ...tdsEntries(tds, 'debit'),
    ...lines.map((line): TradeEntry => ({
      to: accountOfPart(line, note),
      side: 'credit',
      amountPaise: line.costPaise,
    })),
    ...BILL_TAX_HEADS.map((head): TradeEntry => ({
      to: { role: INPUT_ROLES[head] },
      side: 'credit',
      amountPaise: credited[head],
    })),
    { to: { role: 'round-off' }, side: 'credit', amountPaise: roundOffPaise },
  ]);
}

/** What the supplier lets go of a price without GST is a discount; what else goes back, returns. */
function accountOfPart(
  { accountId, quantityThousandths = null }: LedgerOfNote['lines'][number],
  { supplierNote = null, credit }: Pick<LedgerOfNote, 'supplierNote' | 'credit'>,
): TradeEntry['to'] {
  const isDiscount =
    supplierNote !== null && credit?.state === 'commercial' && quantityThousandths === null;
  if (isDiscount) return { role: 'discount-received' };
  return accountId === null ? { role: 'purchase-return' } : { accountId };
}

function narration({ number, bills, supplierNote }: PurchaseDebitNote): string {
  const named = bills.map(({ billNumber, billDate }) => `bill ${billNumber} of ${billDate}`);
  const what =
    supplierNote === null
      ? `Debit note ${number}`
      : `Credit note ${supplierNote.number} of ${supplierNote.date}, entered as ${number}`;
  return [what, ...named].join(', ');
}

/** Goods go back to whom they came from: by the line of the bill, at what they came in at. */
export function goodsOfNote({
  lines,
}: Pick<PurchaseDebitNote, 'lines'>): PurchaseDebitNoteReversed['data']['goods'] {
  return lines.flatMap((one) => {
    const { bill, productId, quantityThousandths, godownId, batch, stocked } = one;
    if (stocked !== true || bill === null || productId === null) return [];
    if (quantityThousandths === null) return [];
    const place = {
      ...(godownId !== undefined && { godownId }),
      ...(batch !== undefined && { batch }),
    };
    const moved = { line: bill.line, productId, quantityThousandths };
    return [{ bill, ...moved, valuePaise: costOfReturned(one), ...place }];
  });
}

function stock(note: PurchaseDebitNote): readonly TradeGoods[] {
  return goodsOfNote(note);
}

/** What of it settles no bill. */
function openItem({
  accountId,
  number,
  supplierNote,
  postedOn,
  ...sums
}: PurchaseDebitNote): TradeItem | null {
  const amountPaise = restPaise(sums);
  if (amountPaise === 0) return null;
  const { number: called, date: billDate } = supplierNote ?? { number, date: postedOn };
  return { accountId, amountPaise, number: called, dated: postedOn, billDate, dueDate: null };
}
