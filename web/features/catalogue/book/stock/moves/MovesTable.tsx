// The moves between what was there before them and what is there after them.
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { StockMoves } from '#api/contract/catalogue/stock/register.ts';
import { nameOfStock, nameOfProduct, nameOfPlaced } from '#core/report/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { formatDate } from '#web/format/dates.ts';
import { quantityCell } from '../quantities.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { useRowKeys } from '#web/shell/keys/use-row-keys.ts';
import { ExplainLink } from '#web/shell/history/ExplainLink.tsx';
import { useExplainHref, useExplainOwn } from '#web/shell/history/use-explain.ts';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import type { PlaceShown } from '../queries.ts';
import { documentText, placeOfMove } from '../documents.ts';
import { movedColumns, QuantityWay } from './QuantityWay.tsx';

type Row = {
  readonly key: string;
  readonly date: CalendarDate | null;
  readonly text: string;
  /** The godown and the batch, where a line names them. */
  readonly place: string;
  readonly to: string | null;
  readonly inThousandths: number | null;
  readonly outThousandths: number | null;
  readonly balanceThousandths: number;
};

const COLUMNS: readonly Column<Row>[] = [
  {
    head: 'Date',
    place: 'date',
    cell: ({ date }) => (date === null ? '' : formatDate(date)),
  },
  {
    head: 'Document',
    place: 'name',
    cell: ({ text, to, place }) => (
      <>
        {to === null ? (
          text
        ) : (
          <Link to={to} data-row className="link-quiet inline-block min-h-6 py-0.5">
            {text}
          </Link>
        )}
        {place !== '' && (
          <span dir="auto" className="block text-xs wrap-anywhere text-ink-2">
            {place}
          </span>
        )}
      </>
    ),
  },
  ...movedColumns<Row>('Balance', (row) => row.balanceThousandths),
];

const plain = { to: null, inThousandths: null, outThousandths: null, place: '' } as const;

function rowsOf(
  { openingThousandths, start, from, to, moves }: StockMoves,
  scope: number | undefined,
): readonly Row[] {
  const begins = start !== null && start.countsFrom > from && start.countsFrom <= to;
  const opened = begins
    ? { date: start.countsFrom, balanceThousandths: start.quantityThousandths }
    : { date: null, balanceThousandths: openingThousandths };
  return [
    { ...plain, ...opened, key: 'opening', text: 'Opening stock' },
    ...moves.map((move) => ({
      ...move,
      key: `${move.seq} ${move.line}`,
      text: documentText(move),
      place: placeOfMove(move),
      to: paths.documentOfMove(move.document, move.documentId, scope),
    })),
  ];
}

type Props = {
  readonly told: StockMoves;
  /** Where the goods are counted: of all places unless given. */
  readonly place: PlaceShown | null;
};

export function MovesTable({ told, place }: Props) {
  const explainHref = useMovesHref(told, place);
  useExplainOwn('Moves', () => explainHref('closing'));
  const { scope } = usePageBook();
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list, { title: 'Moves' });
  return (
    <div ref={list}>
      <DataTable
        caption={`Moves of ${told.product}`}
        columns={COLUMNS}
        rows={rowsOf(told, scope)}
        keyOf={({ key }) => key}
        totals={[
          '',
          'Closing stock',
          <ExplainLink key="in" href={explainHref('in')}>
            <QuantityWay name="In" thousandths={told.inThousandths} />
          </ExplainLink>,
          <ExplainLink key="out" href={explainHref('out')}>
            <QuantityWay name="Out" thousandths={told.outThousandths} />
          </ExplainLink>,
          <ExplainLink key="closing" href={explainHref('closing')}>
            {quantityCell(told.closingThousandths)}
          </ExplainLink>,
        ]}
      />
    </div>
  );
}

/** @returns where what came in, went out or is left of a product is explained. */
function useMovesHref({ productId: id, from, to }: StockMoves, place: PlaceShown | null) {
  const hrefOf = useExplainHref();
  const whose = place === null ? nameOfProduct(id) : nameOfPlaced(place, id);
  return (head: 'in' | 'out' | 'closing') =>
    hrefOf({ of: 'stock', line: `${nameOfStock(head, 'quantity')}/${whose}`, from, asOn: to });
}
