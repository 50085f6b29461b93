// The accounts whose balance differs between two moments; a row opens into the events between.
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { BookComparison } from '#api/contract/book/log/compare.ts';
import { formatCount, formatPaise, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { SideText } from '#web/ui/lists/Sides.tsx';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { eventCount, signedText } from '../report/signed.ts';
import { FigureEvents } from './FigureEvents.tsx';

type Row = BookComparison['rows'][number];
type Props = { readonly bookId: number; readonly comparison: BookComparison };

export function ComparisonTable({ bookId, comparison }: Props) {
  const { rows, a, b, as_on: asOn } = comparison;
  const [open, setOpen] = useState<ReadonlySet<number | null>>(new Set());
  const toggle = (accountId: number | null) => {
    const next = new Set(open);
    if (!next.delete(accountId)) next.add(accountId);
    setOpen(next);
  };
  const asked = { since: String(a.event), until: String(b.event), asOn };
  const sum = (of: (row: Row) => string) =>
    rows.reduce((total, row) => total + paiseFromWire(of(row)), 0);
  return (
    <table className="compare-table rule-top">
      <caption className="sr-only">Accounts changed between A and B</caption>
      <thead className="bg-surface-2 text-xs text-ink-2">
        <tr>
          <th scope="col" className="px-3 py-1.5 text-left font-medium">
            Account
          </th>
          <th scope="col" className="w-24 text-left font-medium max-sm:hidden">
            <span className="sr-only">Events</span>
          </th>
          <Figure head="A (₹)" />
          <Figure head="B (₹)" />
          <th scope="col" className="num rule-middle w-36 pr-3 font-medium">
            Change (₹)
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Changed
            key={row.account_id ?? 0}
            row={row}
            bookId={bookId}
            asked={asked}
            isOpen={open.has(row.account_id)}
            onToggle={() => toggle(row.account_id)}
          />
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-ink font-semibold rule-double">
          <td className="px-3">Debits less credits</td>
          <td className="max-sm:hidden">&nbsp;</td>
          <td className="num max-sm:hidden">
            {formatPaise(paiseFromWire(a.debit) - paiseFromWire(a.credit))}
          </td>
          <td className="max-sm:hidden">&nbsp;</td>
          <td className="num max-sm:hidden">
            {formatPaise(paiseFromWire(b.debit) - paiseFromWire(b.credit))}
          </td>
          <td className="max-sm:hidden">&nbsp;</td>
          <td className="num rule-middle pr-3">{formatPaise(sum(({ change }) => change))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

const Figure = ({ head }: { readonly head: string }) => (
  <>
    <th scope="col" className="num w-36 font-medium max-sm:hidden">
      {head}
    </th>
    <th scope="col" className="w-8 max-sm:hidden">
      <span className="sr-only">Side</span>
    </th>
  </>
);

type ChangedProps = {
  readonly row: Row;
  readonly bookId: number;
  readonly asked: { readonly since: string; readonly until: string; readonly asOn: string };
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

function Changed({ row, bookId, asked, isOpen, onToggle }: ChangedProps) {
  const { account_id: accountId, name, events, change } = row;
  return (
    <>
      <tr className={isOpen ? 'bg-brand-soft' : ''}>
        <th scope="row" className="px-3 text-left font-semibold">
          <button
            type="button"
            data-row=""
            data-account={accountId ?? 0}
            aria-expanded={isOpen}
            onClick={onToggle}
            dir="auto"
            className="text-left"
          >
            <span className={`inline-block align-middle text-ink-3 ${isOpen ? '' : '-rotate-90'}`}>
              <Icon name="down" size={14} />
            </span>{' '}
            {name}
          </button>
          {row.group_before !== null && (
            <span className="ml-1.5 text-xs font-normal text-warn">
              another group
              {row.group_event !== null && (
                <>
                  , by{' '}
                  <Link to={paths.history(bookId, { event: row.group_event })} className="link">
                    event {formatCount(row.group_event)}
                  </Link>
                </>
              )}
            </span>
          )}
        </th>
        <td className="text-sm text-ink-3 max-sm:hidden">{eventCount(events)}</td>
        <Sided amount={row.a} />
        <Sided amount={row.b} />
        <td className="num rule-middle pr-3 font-semibold">{signedText(paiseFromWire(change))}</td>
      </tr>
      {isOpen && (
        <FigureEvents
          bookId={bookId}
          asked={{ accountId, ...asked }}
          span={5}
          reclassifiedPaise={paiseFromWire(row.reclassified)}
          sumText="Explains the change"
        />
      )}
    </>
  );
}

const Sided = ({ amount }: { readonly amount: string }) => (
  <>
    <td className="num max-sm:hidden">{formatPaise(Math.abs(paiseFromWire(amount)))}</td>
    <td className="pl-1.5 max-sm:hidden">
      <SideText paise={paiseFromWire(amount)} />
    </td>
  </>
);
