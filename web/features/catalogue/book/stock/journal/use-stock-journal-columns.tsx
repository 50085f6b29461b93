// How the register of stock journals draws its columns.
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { StockJournal } from '#api/contract/catalogue/stock/stock-journal.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatCount, formatThousandths } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import type { RegisterColumn } from '#web/ui/lists/register/columns.ts';
import { Badge } from '#web/ui/marks/Marks.tsx';
import { lossInWords } from '../lost/lost-lines.ts';

type Direction = StockJournal['lines'][number]['direction'];
type Goods = { readonly journal: StockJournal; readonly direction: Direction };

/** The first product of a side; how much of it, or how many more that side has. */
function goodsOf({ journal, direction }: Goods) {
  const [first, ...others] = journal.lines.filter((line) => line.direction === direction);
  if (first === undefined) return null;
  const measured = `${formatThousandths(first.quantityThousandths)} ${first.unit ?? ''}`;
  return { product: first.product, rest: others.length > 0 ? `+${others.length}` : measured };
}

function GoodsOf(goods: Goods) {
  const told = goodsOf(goods);
  if (told === null) return null;
  return (
    <span className="flex gap-1">
      <span dir="auto" className="is-name truncate">
        {told.product}
      </span>{' '}
      <span className="num shrink-0 text-ink-2">{told.rest}</span>
    </span>
  );
}

const Marks = ({ purpose, reversed }: Pick<StockJournal, 'purpose' | 'reversed'>) => {
  const loss = lossInWords(purpose);
  return (
    <span className="flex flex-wrap gap-1">
      {purpose === 'count' && <Badge kind="grey">Count</Badge>}
      {loss !== null && <Badge kind="grey">{loss}</Badge>}
      {reversed !== null && <Badge kind="plum">Reversed</Badge>}
    </span>
  );
};

const columnsIn = (scope: number | undefined): readonly RegisterColumn<StockJournal>[] => [
  {
    id: 'date',
    label: 'Date',
    kind: 'date',
    width: 104,
    isFixed: true,
    cell: ({ date }) => formatDate(date),
  },
  {
    id: 'number',
    label: 'No.',
    kind: 'count',
    width: 76,
    isFixed: true,
    cell: ({ id, number }) => (
      <Link to={paths.stockJournal(id, scope)} tabIndex={-1} className="is-id">
        {formatCount(number)}
      </Link>
    ),
  },
  {
    id: 'in',
    label: 'In, or counted',
    kind: 'text',
    isFixed: true,
    cell: (journal) => (
      <GoodsOf journal={journal} direction={journal.purpose === 'count' ? 'counted' : 'in'} />
    ),
  },
  {
    id: 'out',
    label: 'Out',
    kind: 'text',
    isFixed: true,
    cell: (journal) => <GoodsOf journal={journal} direction="out" />,
  },
  {
    id: 'narration',
    label: 'Narration',
    kind: 'text',
    room: 'some',
    look: 'is-quiet',
    cell: ({ narration }) => <span dir="auto">{narration}</span>,
  },
  {
    id: 'by',
    label: 'Recorded by',
    kind: 'text',
    width: 128,
    room: 'more',
    look: 'is-quiet',
    cell: ({ recordedBy: { name } }) => name,
  },
  {
    id: 'marks',
    label: 'Marks',
    kind: 'text',
    width: 112,
    hasQuietHead: true,
    cell: (journal) => <Marks {...journal} />,
  },
];

const WAYS = { in: 'In', out: 'Out', counted: 'Counted' } as const;

/** On a phone: the goods and how much; the day and the narration, and whether it was reversed. */
const linesIn = (scope: number | undefined) => (journal: StockJournal) => {
  const direction = journal.lines[0]?.direction ?? 'in';
  const told = goodsOf({ journal, direction });
  return (
    <>
      <Link to={paths.stockJournal(journal.id, scope)} dir="auto">
        {told?.product}
      </Link>
      <span>{told?.rest}</span>
      <span dir="auto">
        {formatDate(journal.date)} · {WAYS[direction]}, no. {formatCount(journal.number)}
        {journal.narration !== '' && ` · ${journal.narration}`}
      </span>
      <span>
        <Marks {...journal} />
      </span>
    </>
  );
};

export function useStockJournalColumns() {
  const { scope } = usePageBook();
  return useMemo(() => columnsIn(scope), [scope]);
}

export const useStockJournalLines = () => linesIn(usePageBook().scope);
