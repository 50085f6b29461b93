// What each account of an entry held before the entry and after, by the order of its ledger.
import type { JournalCard } from '#api/contract/journal/journal.ts';
import { formatPaise } from '#web/format/money.ts';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { SidedFigure, sideColumn } from '#web/ui/lists/Sides.tsx';

type Line = JournalCard['entry'][number];
type AccountBalance = {
  readonly accountId: number;
  readonly name: string;
  readonly before: number;
  readonly after: number;
};

/** @returns each account once, in the order of the lines; none where balances are not known. */
function balancesAround(lines: readonly Line[]): readonly AccountBalance[] {
  const byAccount = Map.groupBy(lines, (line) => line.accountId);
  return [...byAccount].flatMap(([accountId, own]) => {
    const { balancePaise: after, accountName: name } = own[0] ?? {};
    if (after === undefined || name === undefined) return [];
    const moved = own.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    return [{ accountId, name, before: after - moved, after }];
  });
}

export function EntryBalances({ card }: { readonly card: JournalCard }) {
  const held = balancesAround(card.entry);
  if (held.length === 0) return null;
  return (
    <section className="mt-6 max-w-190">
      <h2 className="mb-2 text-h2 font-semibold">Balances</h2>
      <DataTable
        caption="Balances of the accounts before and after the entry"
        rows={held}
        keyOf={({ accountId }) => accountId}
        columns={COLUMNS}
      />
    </section>
  );
}

const COLUMNS: readonly Column<AccountBalance>[] = [
  {
    head: 'Account',
    place: 'name',
    cell: ({ name }) => (
      <span dir="auto" className="wrap-anywhere">
        {name}
      </span>
    ),
  },
  {
    head: 'Before (₹)',
    place: 'nowhere',
    numeric: true,
    cell: ({ before }) => formatPaise(Math.abs(before)),
    className: 'text-ink-2',
  },
  sideColumn(({ before }) => before),
  {
    head: 'After (₹)',
    place: 'nowhere',
    numeric: true,
    cell: ({ after }) => formatPaise(Math.abs(after)),
  },
  { ...sideColumn(({ after }) => after), head: 'Side after' },
  {
    head: 'Change',
    place: 'id',
    quietHead: true,
    cell: (held) => <BeforeAndAfter held={held} />,
    className: 'sm:hidden [grid-column:1/-1]',
  },
];

/** On a phone both figures stand under the name. */
const BeforeAndAfter = ({ held: { before, after } }: { readonly held: AccountBalance }) => (
  <span className="flex flex-wrap justify-between gap-x-4 font-normal text-ink-2">
    <span>
      Before <SidedFigure paise={before} />
    </span>
    <span className="text-ink">
      After <SidedFigure paise={after} />
    </span>
  </span>
);
