// The open bills of a line's party, inside its own side: Enter takes a bill, an amount a part of
// it, and what is beyond them is on account unless it is said otherwise.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formatCount, formatPaise } from '#web/format/money.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Cell } from '#web/ui/lists/Table.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { changeJournalLine } from '../draft/draft.ts';
import type { JournalDraftLine } from '../draft/draft.ts';
import { openItemKey, billsWithin, sumOfBills } from '../draft/settling.ts';
import { withBill, withOldest } from './choosing.ts';
import { billsToChoose, billsOfCorrected, openBillsQuery } from './open-bills.ts';
import type { ChoosableBill } from './open-bills.ts';
import type { BillPanelProps } from './panel-props.ts';
import { PayRow } from './PayRow.tsx';
import { RestOfLine } from './RestOfLine.tsx';

export { withOldest } from './choosing.ts';
export { readBillsOfParty } from './open-bills.ts';

export function BillPanel({
  bills,
  party,
  side,
  index,
  line,
  paise,
  busy,
  onLeave,
}: BillPanelProps) {
  // A line that had no amount when its bills were opened has theirs.
  const [follows] = useState(paise === null);
  const limitPaise = follows ? null : paise;
  const set = (update: (now: JournalDraftLine) => Partial<JournalDraftLine>) =>
    bills.change((now) => {
      const typed = now[side][index];
      return typed === undefined ? now : changeJournalLine(now, side, index, update(typed));
    });
  const ofParty = { bookId: bills.bookId, accountId: party.id, side };
  const query = useQuery(openBillsQuery(ofParty));
  const rows = billsToChoose(query.data?.items ?? [], billsOfCorrected(bills.before, ofParty));
  const within = billsWithin(line, paise);
  const settledPaise = sumOfBills(within);
  const restPaise = (paise ?? 0) - settledPaise;
  const paid = new Map(within.map((bill) => [openItemKey(bill), bill.paise]));
  const leftPaise = limitPaise === null ? Number.MAX_SAFE_INTEGER : limitPaise - settledPaise;
  return (
    <section
      aria-label={`Open bills of ${party.name}`}
      className="@container my-1 overflow-hidden rounded-sm border border-line-strong text-sm"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        bills.close({ side, index });
      }}
    >
      <PanelHead
        onOldest={rows.length > 0 ? () => set(() => withOldest(rows, limitPaise)) : null}
        onClose={() => bills.close({ side, index })}
      />
      {rows.length === 0 && <p className="border-t border-line px-3 py-1.5">No open bills.</p>}
      {rows.length > 0 && (
        <Table rows={rows} settledPaise={settledPaise} hasMore={query.data?.more ?? false}>
          {rows.map((bill) => (
            <PayRow
              key={openItemKey(bill)}
              bill={bill}
              leftPaise={leftPaise}
              busy={busy}
              onLeave={onLeave}
              paise={paid.get(openItemKey(bill)) ?? 0}
              onPay={(wanted) => set((now) => withBill(now, bill, { paise: wanted, limitPaise }))}
            />
          ))}
        </Table>
      )}
      {(restPaise > 0 || line.rest !== undefined) && (
        <RestOfLine
          rest={line.rest}
          aheadSide={party.group === 'sundry-creditors' ? 'debit' : 'credit'}
          onRest={(rest) => set(() => ({ rest }))}
          side={side}
          restPaise={restPaise}
          busy={busy}
          onLeave={onLeave}
        />
      )}
    </section>
  );
}

type HeadProps = { readonly onOldest: (() => void) | null; readonly onClose: () => void };

/** By mouse; whoever types has the keys, and Tab leads to the bills. */
const PanelHead = ({ onOldest, onClose }: HeadProps) => (
  <div className="flex flex-wrap items-center gap-x-2 px-3 py-0.5">
    <h3 className="mr-auto font-semibold">Against bills</h3>
    {onOldest !== null && (
      <Button
        kind="quiet"
        tabIndex={-1}
        aria-keyshortcuts="Alt+O"
        className="px-1!"
        onClick={onOldest}
      >
        Oldest first <Kbd>{keyLabel('Alt+O')}</Kbd>
      </Button>
    )}
    <Button kind="quiet" tabIndex={-1} className="px-1!" onClick={onClose}>
      Close <Kbd>{keyLabel('Escape')}</Kbd>
    </Button>
  </div>
);

type TableProps = {
  readonly rows: readonly ChoosableBill[];
  readonly settledPaise: number;
  readonly hasMore: boolean;
  readonly children: ReactNode;
};

const HEAD = 'px-2 py-1 text-xs font-medium text-ink-2';

const Table = ({ rows, settledPaise, hasMore, children }: TableProps) => (
  <div className="max-h-72 overflow-y-auto">
    <table className="w-full">
      <caption className="sr-only">Open bills</caption>
      <thead>
        <tr className="border-t border-line bg-surface-2">
          <th scope="col" className={`${HEAD} pl-3! text-left`}>
            Bill
          </th>
          <th scope="col" className={`${HEAD} hidden text-left @md:table-cell`}>
            Date
          </th>
          <th scope="col" className={`${HEAD} text-left`}>
            Due
          </th>
          <th scope="col" className={`${HEAD} num`}>
            Outstanding
          </th>
          <th scope="col" className={`${HEAD} num pr-3!`}>
            Settle
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
      <tfoot>
        <tr className="border-t border-ink font-semibold">
          <td className="py-1 pl-3">
            {formatCount(rows.length)}
            {hasMore && ' oldest'} open {rows.length === 1 ? 'bill' : 'bills'}
          </td>
          <Cell className="hidden @md:table-cell" />
          <Cell />
          <td className="num px-2">
            {formatPaise(rows.reduce((sum, { openPaise }) => sum + openPaise, 0))}
          </td>
          <td className="num px-3 rule-double">{formatPaise(settledPaise)}</td>
        </tr>
      </tfoot>
    </table>
  </div>
);
