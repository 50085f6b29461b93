// The bill of entry: what customs charges on goods that come from abroad. The supplier's invoice
// bears no tax; the IGST is paid here, and its credit follows the date of this paper.
import { documentKind } from '../../document-kind.ts';
import { gatheredEntries } from '../../effects.ts';
import type { TradeEntry } from '../../effects.ts';
import { INPUT_ROLES } from '../purchase-bill/purchase-bill.ts';
import type { BillOfEntry } from './events.ts';

export const billOfEntry = documentKind<BillOfEntry>({
  kind: 'bill-of-entry',
  noun: 'bill of entry',
  direction: 'in',
  party: null,
  number: { ours: 'BE-', theirs: 'required' },
  voucherType: 'purchase',
  effects: { ledger: entryLedger, narration, stock: () => [], openItem: () => null },
});

/** What of a bill of entry its entries are made from. */
type LedgerOfEntry = Pick<
  BillOfEntry,
  'lines' | 'interestPaise' | 'penaltyPaise' | 'totalPaise'
> & { readonly accountId: number | null };

/** The duty as a cost, the tax as credit, and what customs is owed. */
export function entryLedger(entry: LedgerOfEntry): readonly TradeEntry[] {
  const { lines, accountId, interestPaise, penaltyPaise, totalPaise } = entry;
  const debit = (to: TradeEntry['to'], amountPaise: number): TradeEntry => ({
    to,
    side: 'debit',
    amountPaise,
  });
  return gatheredEntries([
    ...lines.map((line) =>
      debit(
        line.accountId === null ? { role: 'customs-duty' } : { accountId: line.accountId },
        line.costPaise,
      ),
    ),
    ...lines.map(({ credited }) => debit({ role: INPUT_ROLES.igstPaise }, credited.igstPaise)),
    ...lines.map(({ credited }) => debit({ role: INPUT_ROLES.cessPaise }, credited.cessPaise)),
    debit({ role: 'customs-interest' }, interestPaise + penaltyPaise),
    {
      to: accountId === null ? { role: 'customs-payable' } : { accountId },
      side: 'credit',
      amountPaise: totalPaise,
    },
  ]);
}

function narration({ number, portCode, billNumber, billDate, narration: said }: BillOfEntry) {
  const what = `Bill of entry ${billNumber} of ${billDate} at ${portCode}, entered as ${number}`;
  return said === '' ? what : `${what}: ${said}`;
}
