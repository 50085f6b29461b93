// One stock journal: its lines, who recorded it and when, and its reversal.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { StockJournal } from '#api/contract/catalogue/stock/stock-journal.ts';
import { sentenceOf, statusOf } from '#web/client/failure.ts';
import { dateFromWire, formatDate, formatInstant } from '#web/format/dates.ts';
import { formatCount, formatPaise, paiseFromWire } from '#web/format/money.ts';
import { quantityCell } from '../quantities.ts';
import { paths } from '#web/paths.ts';
import { MAIN_LOCATION } from '#web/shell/sheet/godowns.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { historyAtom } from '#web/state/history.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { Badge } from '#web/ui/marks/Marks.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { QuantityWay } from '../moves/QuantityWay.tsx';
import { stockJournalOf } from '../queries.ts';
import { lossInWords } from '../lost/lost-lines.ts';
import { stockJournalNoun } from './lines.ts';
import { ProductOfLine } from '../moves/ProductOfLine.tsx';
import { ReverseStockDialog } from './ReverseStockDialog.tsx';

function ToList() {
  const { scope } = usePageBook();
  return (
    <Link to={paths.stockJournals(scope)} className="link-quiet">
      Stock journals
    </Link>
  );
}

export function StockJournalPage() {
  const { id: bookId, scope } = usePageBook();
  const id = Number(useParams()['id']);
  const isId = Number.isSafeInteger(id) && id > 0;
  const one = useQuery({ ...stockJournalOf(bookId, id), enabled: isId });
  if (one.data !== undefined) return <Journal key={id} bookId={bookId} journal={one.data} />;
  const isUnknown = !isId || (one.isError && statusOf(one.error.failure) === 404);
  return (
    <>
      <PageHead title={isUnknown ? 'No such stock journal' : 'Stock journal'} above={<ToList />} />
      {isUnknown && (
        <EmptyState
          title="No such stock journal"
          actions={
            <Link to={paths.stockJournals(scope)} className={buttonClass('primary')}>
              Stock journals
            </Link>
          }
        >
          Nothing was found at this address.
        </EmptyState>
      )}
      {!isUnknown && one.isError && (
        <ErrorState
          what="the stock journal"
          why={sentenceOf(one.error.failure)}
          onRetry={() => void one.refetch()}
        />
      )}
      {!isUnknown && one.isPending && (
        <Skeletons label="Loading the stock journal" count={4} item="h-8" layout="grid gap-1" />
      )}
    </>
  );
}

type Line = StockJournal['lines'][number];

const GOODS: readonly Column<Line>[] = [
  {
    head: 'Product',
    place: 'name',
    cell: (line) => <ProductOfLine {...line} />,
  },
  { head: 'Unit', place: 'id', cell: ({ unit }) => <span dir="auto">{unit}</span> },
];

const COLUMNS: readonly Column<Line>[] = [
  ...GOODS,
  {
    head: 'In',
    place: 'amount',
    numeric: true,
    cell: (line) => line.direction === 'in' && <QuantityWay name="In" quantity={line.quantity} />,
  },
  {
    head: 'Out',
    place: 'action',
    numeric: true,
    cell: (line) => line.direction === 'out' && <QuantityWay name="Out" quantity={line.quantity} />,
  },
  { head: 'Rate', place: 'nowhere', numeric: true, cell: ({ rate }) => rupeesCell(rate) },
  { head: 'Value', place: 'date', numeric: true, cell: ({ value }) => rupeesCell(value) },
];

/** What is dated before the opening of a product is in that already, and so is a count. */
const countColumns = (isReversed: boolean): readonly Column<Line>[] => [
  ...GOODS,
  {
    head: 'Counted',
    place: 'amount',
    numeric: true,
    cell: ({ quantity }) => quantityCell(quantity),
  },
  {
    head: 'More or less than in the books',
    place: 'date',
    numeric: true,
    cell: ({ difference }) => (
      <span className={difference?.startsWith('-') === true ? 'font-semibold text-warn' : ''}>
        {difference === null ? (isReversed ? '' : 'Before the opening') : quantityCell(difference)}
      </span>
    ),
  },
];

/** Of goods lost or given away: what they cost, and the input credit that went back. */
const LOST_COLUMNS: readonly Column<Line>[] = [
  ...GOODS,
  {
    head: 'Out',
    place: 'action',
    numeric: true,
    cell: ({ quantity }) => quantityCell(quantity),
  },
  {
    head: 'Cost',
    place: 'amount',
    numeric: true,
    cell: ({ credit }) => rupeesCell(credit?.cost ?? null),
  },
  {
    head: 'GST',
    place: 'date',
    numeric: true,
    cell: ({ credit }) => (credit === null ? '' : `${credit.gst_rate}%`),
  },
  {
    head: 'CGST',
    place: 'nowhere',
    numeric: true,
    cell: ({ credit }) => rupeesCell(credit?.cgst ?? null),
  },
  {
    head: 'SGST',
    place: 'nowhere',
    numeric: true,
    cell: ({ credit }) => rupeesCell(credit?.sgst ?? null),
  },
  {
    head: 'IGST',
    place: 'nowhere',
    numeric: true,
    cell: ({ credit }) => rupeesCell(credit?.igst ?? null),
  },
];

/** Only where a line names one. */
const GODOWN: Column<Line> = {
  head: 'Godown',
  place: 'nowhere',
  cell: ({ godown }) => <span dir="auto">{godown ?? MAIN_LOCATION}</span>,
};

const dayCell = (day: string | null) => (day === null ? '' : formatDate(dateFromWire(day)));

/** Only goods that come in say the days of their batch. */
const BATCH: readonly Column<Line>[] = [
  { head: 'Batch', place: 'badge', cell: ({ batch }) => <span dir="auto">{batch}</span> },
  { head: 'Made on', place: 'nowhere', cell: (line) => dayCell(line.manufactured_on) },
  { head: 'Expires on', place: 'nowhere', cell: (line) => dayCell(line.expires_on) },
];

function columnsOf({ purpose, reversed, lines }: StockJournal): readonly Column<Line>[] {
  const isMoved = lossInWords(purpose) === null ? COLUMNS : LOST_COLUMNS;
  const columns = purpose === 'count' ? countColumns(reversed !== null) : isMoved;
  const places = [
    ...(lines.every(({ godown_id: id }) => id === null) ? [] : [GODOWN]),
    ...(lines.every(({ batch }) => batch === null)
      ? []
      : BATCH.slice(0, purpose === 'adjustment' ? BATCH.length : 1)),
  ];
  const [product, ...others] = columns;
  return product === undefined ? columns : [product, ...places, ...others];
}

const rupeesCell = (rupees: string | null): string =>
  rupees === null ? '' : formatPaise(paiseFromWire(rupees));

type Props = { readonly bookId: number; readonly journal: StockJournal };

function Journal({ bookId, journal }: Props) {
  const { id, number, date, narration, purpose, lines, reversed } = journal;
  const [isReversing, setReversing] = useState(false);
  const navigate = useNavigate();
  const notify = useSetAtom(noticeAtom);
  const { scope } = usePageBook();
  const duplicate = paths.addStockJournal(scope, id);
  const reverse = () => setReversing(true);
  const openHistory = useSetAtom(historyAtom);
  const loss = lossInWords(purpose);
  const noun = stockJournalNoun(purpose);
  const title = `${noun.within} ${formatCount(number)}`;
  const heading = `${noun.begins} ${formatCount(number)}`;
  const history = () => openHistory({ bookId, kind: 'stock_journal', id, title });
  useKeys('Stock journal', [
    { keys: 'H', does: 'History', run: history },
    { keys: 'Shift+D', does: 'Duplicate', run: () => void navigate(duplicate), writes: true },
    ...(reversed === null ? [{ keys: 'X', does: 'Reverse', run: reverse, writes: true }] : []),
  ]);
  return (
    <>
      <PageHead
        title={heading}
        above={<ToList />}
        below={
          <p className="flex flex-wrap items-center gap-2 text-ink-2">
            {formatDate(dateFromWire(date))}
            {loss !== null && <Badge kind="grey">{loss}</Badge>}
            {reversed !== null && <Badge kind="plum">Reversed</Badge>}
            {journal.journal_id !== null && (
              <Link to={paths.journal(journal.journal_id, bookId)} className="link-quiet">
                Journal of the input credit
              </Link>
            )}
          </p>
        }
      >
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button aria-keyshortcuts="H" onClick={history}>
            History
          </Button>
          <PresentOnly>
            <Link to={duplicate} className={buttonClass('secondary')} aria-keyshortcuts="Shift+D">
              Duplicate
            </Link>
            {reversed === null && (
              <Button aria-keyshortcuts="X" onClick={reverse}>
                Reverse
              </Button>
            )}
          </PresentOnly>
        </div>
      </PageHead>
      <DataTable
        caption="Lines"
        columns={columnsOf(journal)}
        rows={lines.map((line, at) => ({ ...line, at }))}
        keyOf={(line) => ('at' in line ? Number(line.at) : 0)}
      />
      {narration !== '' && (
        <p dir="auto" className="mt-3 wrap-anywhere whitespace-pre-line">
          {narration}
        </p>
      )}
      <Recorded journal={journal} />
      {isReversing && (
        <ReverseStockDialog
          {...{ bookId, journal }}
          onClose={() => setReversing(false)}
          onDone={() => {
            setReversing(false);
            notify({ kind: 'done', text: `${heading} reversed.` });
          }}
        />
      )}
    </>
  );
}

function Recorded({ journal }: Pick<Props, 'journal'>) {
  const { recorded_at: at, recorded_by: by, reversed } = journal;
  return (
    <ul aria-label="Recorded" className="mt-4 text-sm text-ink-2">
      <li>
        Posted by {by.name}, {formatInstant(at)} IST
      </li>
      {reversed !== null && (
        <li>
          {reversedInWords(reversed)} <span dir="auto">{reversed.reason}</span>
        </li>
      )}
    </ul>
  );
}

const reversedInWords = ({ date, recorded_by: by }: NonNullable<StockJournal['reversed']>) =>
  `Reversed by ${by.name}, dated ${formatDate(dateFromWire(date))}:`;
