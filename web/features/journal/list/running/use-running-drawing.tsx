// How the ledger of an account is drawn as a register: what it held before the first entry, what it
// holds after each, and what is carried down.
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Ledger } from '#api/contract/account/ledger.ts';
import type { JournalListFigures } from '#api/contract/journal/journal.ts';
import { dateFromWire, formatDay } from '#web/format/dates.ts';
import { formatCount, formatPaise, paiseFromWire } from '#web/format/money.ts';
import type { RegisterEdge } from '#web/ui/lists/register/rows/RegisterEdge.tsx';
import { SidedFigure, SideText } from '#web/ui/lists/Sides.tsx';
import { entriesInWords } from '../register/days.ts';
import type { JournalDrawing } from '../register/JournalRegister.tsx';
import { journalSums } from '../register/use-journal-drawing.tsx';
import type { JournalFilterState } from '../use-journal-filter.ts';
import { RunningLines, useRunningColumns } from './use-running-columns.tsx';

/** @param day the first of the period; what is carried down is of no day. */
function edgeOf(text: string, day: string | null, rupees: string): RegisterEdge {
  const paise = paiseFromWire(rupees);
  return {
    cells: {
      date: day === null ? '' : formatDay(dateFromWire(day)),
      particulars: text,
      balance: formatPaise(paise),
      'balance-side': <SideText paise={paise} />,
    },
    lines: (
      <>
        <span>{text}</span>
        <SidedFigure paise={paise} />
      </>
    ),
  };
}

/** In the order of the list: the latest day may come first. */
function edgesOf({ period: { from }, opening, closing }: Ledger, isLatestFirst: boolean) {
  const broughtDown = edgeOf('Balance b/d', from, opening);
  const carriedDown = edgeOf('Balance c/d', null, closing);
  return isLatestFirst
    ? { before: carriedDown, after: broughtDown }
    : { before: broughtDown, after: carriedDown };
}

type Options = {
  readonly ledger: Ledger;
  readonly filter: JournalFilterState;
  /** By search, type and the like, within the period. */
  readonly isNarrowed: boolean;
  /** How many entries the account has in the period; undefined while that is not known. */
  readonly of: number | undefined;
  readonly hidden: readonly string[];
};

export function useRunningDrawing(options: Options): JournalDrawing {
  const { ledger, filter, isNarrowed, of, hidden } = options;
  const { account } = ledger;
  const { id: accountId, name } = account;
  const { order } = filter;
  const isByDay = order.endsWith('date');
  const columns = useRunningColumns({ accountId, isLateList: filter.only === 'late', isByDay });
  return useMemo(
    () => ({
      account,
      caption: `${name}, with the balance after each entry`,
      columns,
      linesOf: (card) => <RunningLines card={card} accountId={accountId} />,
      // Headings say the day for those who would rather have them than its column.
      hasDays: hidden.includes('date'),
      // Entries that are left out would part the balances from the rows between them.
      edges: isNarrowed || !isByDay ? null : edgesOf(ledger, order.startsWith('-')),
      saysNone: isNarrowed,
      footOf: (figures) => footOf(figures, isNarrowed ? of : undefined, isNarrowed),
      totalOf,
    }),
    [name, account, columns, accountId, hidden, isNarrowed, isByDay, ledger, order, of],
  );
}

const footOf = (figures: JournalListFigures, of: number | undefined, isNarrowed: boolean) => ({
  text: `Total of ${entriesInWords(figures.count)}${isNarrowed ? ' shown' : ''}`,
  ...(of !== undefined && { beside: `of ${formatCount(of)}` }),
  sums: journalSums(figures),
});

function totalOf({ count, debit = '0', credit = '0' }: JournalListFigures): ReactNode {
  const [debits, credits] = [paiseFromWire(debit), paiseFromWire(credit)];
  return (
    <>
      {entriesInWords(count)}, <b>+{formatPaise(debits)}</b>, <b>−{formatPaise(credits)}</b>
    </>
  );
}
