// The moves between what was there before them and what is there after them.
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { StockMoves } from '#api/contract/catalogue/stock/register.ts';
import { dayText } from '#web/format/dates.ts';
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
  readonly date: string | null;
  readonly text: string;
  /** The godown and the batch, where a line names them. */
  readonly place: string;
  readonly to: string | null;
  readonly in: string | null;
  readonly out: string | null;
  readonly balance: string | null;
};

const cellOf = (quantity: string | null) => (quantity === null ? '' : quantityCell(quantity));

const COLUMNS: readonly Column<Row>[] = [
  {
    head: 'Date',
    place: 'date',
    cell: ({ date }) => dayText(date),
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
  ...movedColumns<Row>('Balance', ({ balance }) => balance),
];

const plain = { to: null, in: null, out: null, place: '' } as const;

function rowsOf(
  { opening, start, from, to, moves }: StockMoves,
  scope: number | undefined,
): readonly Row[] {
  const begins = start !== null && start.counts_from > from && start.counts_from <= to;
  const opened = begins
    ? { date: start.counts_from, balance: start.quantity }
    : { date: null, balance: opening };
  return [
    { ...plain, ...opened, key: 'opening', text: 'Opening stock' },
    ...moves.map((move) => ({
      key: `${move.seq} ${move.line}`,
      date: move.date,
      text: documentText(move),
      place: placeOfMove(move),
      to: paths.documentOfMove(move.document, move.document_id, scope),
      in: move.in,
      out: move.out,
      balance: move.balance,
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
            <QuantityWay name="In" quantity={told.in} />
          </ExplainLink>,
          <ExplainLink key="out" href={explainHref('out')}>
            <QuantityWay name="Out" quantity={told.out} />
          </ExplainLink>,
          <ExplainLink key="closing" href={explainHref('closing')}>
            {cellOf(told.closing)}
          </ExplainLink>,
        ]}
      />
    </div>
  );
}

/** @returns where what came in, went out or is left of a product is explained. */
function useMovesHref({ product_id: id, from, to }: StockMoves, place: PlaceShown | null) {
  const hrefOf = useExplainHref();
  const whose = place === null ? `product/${id}` : `godown/${place}/${id}`;
  return (head: 'in' | 'out' | 'closing') =>
    hrefOf({ of: 'stock', line: `${head}/quantity/${whose}`, from, asOn: to });
}
