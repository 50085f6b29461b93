// On a phone a customer is a name, an amount, a bar and how late the oldest bill is; a bill is its
// number with what is open of it.
import type { OpenBill, PartyReceivables } from '#api/contract/customer/receivables.ts';
import { counted } from '#web/format/money.ts';
import { AgeBar } from '#web/ui/lists/pictures/AgeBar.tsx';
import { agePartsOf, largestPaise, lateText, signedFigure } from './ages/ages.ts';
import { BillName } from './BillLine.tsx';
import { PartyLink } from './ReceivablesTable.tsx';

type Props = { readonly rows: readonly PartyReceivables[]; readonly days: readonly number[] };

export const PhoneList = ({ rows, days }: Props) => (
  <ul className="-mx-4 border-t border-line bg-surface">
    {rows.map((row) => (
      <li
        key={row.accountId}
        className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 border-b border-line px-4 py-2.5"
      >
        <PartyLink row={row} />
        <span className="num font-medium">{signedFigure(row.totalPaise)}</span>
        <span className="self-center">
          <AgeBar parts={agePartsOf(row, days)} size="row" largestPaise={largestPaise(rows)} />
        </span>
        <span className={`text-right text-xs ${row.daysLate ? 'text-overdue' : 'text-ink-3'}`}>
          {oldestText(row)}
        </span>
      </li>
    ))}
  </ul>
);

export const PhoneBills = ({ bills }: { readonly bills: readonly OpenBill[] }) => (
  <ul className="-mx-4 border-t border-line bg-surface">
    {bills.map((bill, at) => (
      <li key={at} className="grid grid-cols-[1fr_auto] gap-x-3 border-b border-line px-4 py-2.5">
        <span>
          <BillName bill={bill} withName />
        </span>
        <span className="num font-medium">{signedFigure(bill.openPaise)}</span>
        <span className={`text-xs ${bill.daysLate ? 'text-overdue' : 'text-ink-3'}`}>
          {lateText(bill.daysOld)}
        </span>
      </li>
    ))}
  </ul>
);

function oldestText({ daysLate: late, daysOld: old }: PartyReceivables): string {
  if (old === null) return 'nothing owed';
  if (late !== null && late >= old && late > 0) return `oldest ${counted(late, 'day')} late`;
  return old === 0 ? 'not due' : `oldest ${counted(old, 'day')} old`;
}
