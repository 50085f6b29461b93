// The ledger of an account for a year at two moments: opening, months and closing, where they
// differ; each opens into the events between.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { LedgerComparison } from '#api/contract/book/log/compare-more.ts';
import { askingAccounts } from '#web/client/local/asking-accounts.ts';
import { awaited } from '#web/client/query.ts';
import { counted, formatPaise, paiseFromWire } from '#web/format/money.ts';
import { SideText } from '#web/ui/lists/Sides.tsx';
import { SelectPill } from '#web/ui/lists/register/pills/Pills.tsx';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { Awaiting } from '#web/ui/states/Awaiting.tsx';
import { eventCount, signedText } from '../../report/signed.ts';
import { FigureEvents, OTHER_DAYS } from '../FigureEvents.tsx';
import type { ComparisonQuery } from '../queries.ts';
import { figureInWords, figureOfLedger, ledgerComparison } from './queries.ts';

type Props = {
  readonly bookId: number;
  readonly asked: ComparisonQuery;
  /** Null while none is chosen. */
  readonly accountId: number | null;
  readonly onAccount: (accountId: string) => void;
};

export function LedgerTable({ bookId, asked, accountId, onAccount }: Props) {
  const accounts = useQuery(askingAccounts(bookId)).data ?? [];
  return (
    <>
      <div className="mb-3 print:hidden">
        <SelectPill
          label="Account"
          value={accountId === null ? '' : String(accountId)}
          options={[
            { value: '', label: 'choose one' },
            ...accounts.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={onAccount}
        />
      </div>
      {accountId === null ? (
        <p className="text-ink-2">Choose the account whose ledger is compared.</p>
      ) : (
        <Compared key={accountId} bookId={bookId} asked={asked} accountId={accountId} />
      )}
    </>
  );
}

type ComparedProps = Pick<Props, 'bookId' | 'asked'> & { readonly accountId: number };

function Compared({ bookId, asked, accountId }: ComparedProps) {
  const query = useQuery(ledgerComparison(bookId, asked, accountId));
  const { data } = query;
  if (data === undefined) {
    return (
      <Awaiting
        what="the ledger"
        {...awaited(query)}
        count={4}
        item="h-8"
        layout="flex flex-col gap-px rule-top"
      />
    );
  }
  if (data.rows.length === 0) {
    return <p className="text-ink-2">The ledger of this year did not change.</p>;
  }
  return (
    <>
      <table className="compare-table rule-top">
        <caption className="sr-only">The ledger of {data.account.name} at A and B</caption>
        <LedgerHead />
        <tbody>
          {data.rows.map((row) => (
            <FigureRow key={`${row.figure} ${row.to}`} row={row} bookId={bookId} compared={data} />
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-ink-2">
        Opening and months add up to the closing balance. {counted(data.unchanged, 'month')} did not
        change.
      </p>
    </>
  );
}

const LedgerHead = () => (
  <thead className="bg-surface-2 text-xs text-ink-2">
    <tr>
      <th scope="col" className="px-3 py-1.5 text-left font-medium">
        Figure
      </th>
      <th scope="col" className="w-24 text-left font-medium max-sm:hidden">
        <span className="sr-only">Events</span>
      </th>
      {['A (₹)', 'B (₹)'].map((head) => (
        <th
          key={head}
          scope="colgroup"
          colSpan={2}
          className="num w-44 pr-8 font-medium max-sm:hidden"
        >
          {head}
        </th>
      ))}
      <th scope="col" className="num rule-middle w-36 pr-3 font-medium">
        Change (₹)
      </th>
    </tr>
  </thead>
);

type RowProps = {
  readonly row: LedgerComparison['rows'][number];
  readonly compared: LedgerComparison;
  readonly bookId: number;
};

function FigureRow({ row, compared, bookId }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const wide = useWide();
  const { figure, from, to, events, change } = row;
  const reclassifiedPaise = paiseFromWire(row.reclassified);
  const weight = figure === 'month' ? 'font-medium' : 'font-semibold';
  return (
    <>
      <tr className={isOpen ? 'bg-brand-soft' : ''}>
        <th scope="row" className={`px-3 text-left ${weight}`}>
          <button
            type="button"
            data-row=""
            data-account={compared.account.id}
            data-first={figure === 'month' ? (from ?? '') : ''}
            data-last={to}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="text-left"
          >
            <span className={`inline-block align-middle text-ink-3 ${isOpen ? '' : '-rotate-90'}`}>
              <Icon name="down" size={14} />
            </span>{' '}
            {figureInWords(row)}
          </button>
        </th>
        <td className="text-sm text-ink-3 max-sm:hidden">{eventCount(events)}</td>
        <Sided amount={row.a} />
        <Sided amount={row.b} />
        <td className={`num rule-middle pr-3 ${weight}`}>{signedText(paiseFromWire(change))}</td>
      </tr>
      {isOpen && events > 0 && (
        <FigureEvents
          bookId={bookId}
          asked={figureOfLedger(compared, row)}
          span={5}
          reclassifiedPaise={reclassifiedPaise}
          sumText="Explains the change"
        />
      )}
      {isOpen && events === 0 && (
        <tr className="compare-event">
          <td className="pl-11" colSpan={wide ? 6 : 1}>
            {OTHER_DAYS}
          </td>
          <td className="num rule-middle pr-3">{signedText(reclassifiedPaise)}</td>
        </tr>
      )}
    </>
  );
}

const Sided = ({ amount }: { readonly amount: string }) => (
  <>
    <td className="num max-sm:hidden">{formatPaise(Math.abs(paiseFromWire(amount)))}</td>
    <td className="w-8 pl-1.5 max-sm:hidden">
      <SideText paise={paiseFromWire(amount)} />
    </td>
  </>
);
