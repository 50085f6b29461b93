// The list of stock journals: its columns on the screen, its lines on a phone. On paper and in a
// file each of its goods has a line (`../stock-sheet.ts`).
import type { StockJournal } from '#api/contract/catalogue/stock/stock-journal.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatCount, formatThousandths } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { DeclaredList } from '#web/shell/keys/register/list-declaration.ts';
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

const WAYS = { in: 'In', out: 'Out', counted: 'Counted' } as const;

const firstGoods = (journal: StockJournal) =>
  goodsOf({ journal, direction: journal.lines[0]?.direction ?? 'in' });

export const STOCK_JOURNAL_LIST: DeclaredList<StockJournal> = {
  name: 'stock-journal',
  title: 'Stock journals',
  noun: ['stock journal', 'stock journals'],
  keyOf: ({ id }) => id,
  nameOf: ({ number }) => `stock journal ${number}`,
  hrefOf: ({ id }, scope) => paths.stockJournal(id, scope),
  columns: [
    {
      id: 'date',
      label: 'Date',
      kind: 'date',
      width: 104,
      isFixed: true,
      value: ({ date }) => date,
    },
    {
      id: 'number',
      label: 'No.',
      kind: 'count',
      width: 76,
      isFixed: true,
      leads: 'is-id',
      value: ({ number }) => number,
    },
    {
      id: 'in',
      label: 'In, or counted',
      kind: 'text',
      isFixed: true,
      onlyIn: 'screen',
      cell: (journal) => (
        <GoodsOf journal={journal} direction={journal.purpose === 'count' ? 'counted' : 'in'} />
      ),
    },
    {
      id: 'out',
      label: 'Out',
      kind: 'text',
      isFixed: true,
      onlyIn: 'screen',
      cell: (journal) => <GoodsOf journal={journal} direction="out" />,
    },
    {
      id: 'narration',
      label: 'Narration',
      kind: 'text',
      room: 'some',
      look: 'is-quiet',
      value: ({ narration }) => narration,
    },
    {
      id: 'by',
      label: 'Recorded by',
      kind: 'text',
      width: 128,
      room: 'more',
      look: 'is-quiet',
      value: ({ recordedBy: { name } }) => name,
    },
    {
      id: 'marks',
      label: 'Marks',
      kind: 'text',
      width: 112,
      hasQuietHead: true,
      onlyIn: 'screen',
      cell: (journal) => <Marks {...journal} />,
    },
  ],
  phone: {
    name: (journal) => firstGoods(journal)?.product,
    figure: (journal) => firstGoods(journal)?.rest,
    line: ({ date, lines, number, narration }) =>
      `${formatDate(date)} · ${WAYS[lines[0]?.direction ?? 'in']}, no. ${formatCount(number)}` +
      (narration === '' ? '' : ` · ${narration}`),
    mark: (journal) => <Marks {...journal} />,
  },
};
