// A run that posts what moved the stock: proposed line by line up to a day, posted in one act and
// undone as one.
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  postStockRun,
  readStockRun,
  undoStockRun,
} from '#api/contract/catalogue/stock/stock-run.ts';
import type {
  ProposedStockLine,
  StockRunProposal,
} from '#api/contract/catalogue/stock/stock-run.ts';
import { call } from '#web/client/call.ts';
import { useRights } from '#web/client/use-rights.ts';
import { formatDate } from '#web/format/dates.ts';
import { counted, formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { ActList } from '../../../run/ActList.tsx';
import { RunDialog } from '../../../run/RunDialog.tsx';
import { RunFrame } from '../../../run/RunFrame.tsx';
import { useReportRange } from '../../kit/use-report-range.ts';
import { remarksOnStock, stockRunView } from './stock-run-view.ts';

type Open = { readonly what: 'post' } | { readonly what: 'undo'; readonly number: number } | null;

const hrefIn =
  (scope: number | undefined) =>
  ({ document, documentId: id }: ProposedStockLine): string | null => {
    if (id === null) return null;
    if (document === 'product') return paths.stockMoves(id, scope);
    return paths.documentOfMove(document, id, scope);
  };

export function StockRunPage() {
  const { id: bookId, scope } = usePageBook();
  const state = useReportRange('year');
  const { range } = state;
  const [open, setOpen] = useState<Open>(null);
  const mayPost = useRights()('PostStockRun');
  const hrefOf = hrefIn(scope);
  return (
    <RunFrame
      run={RUN}
      state={state}
      endpoint={readStockRun}
      call={{ params: { bookId }, query: { through: range.to } }}
      viewOf={(proposal) => stockRunView({ range, proposal, hrefOf })}
      acts={[
        {
          keys: 'P',
          label: 'Post run',
          does: 'Post the run',
          hint: 'post',
          kind: 'primary',
          isOpen: ({ lines }) => mayPost && lines.length > 0,
          onOpen: () => setOpen({ what: 'post' }),
        },
      ]}
    >
      {(data) => (
        <>
          {data.from === null && (
            <Link to={paths.billingSettings(bookId, 'stock')} className="link">
              Stock settings
            </Link>
          )}
          <Runs
            data={data}
            onUndo={mayPost ? (number) => setOpen({ what: 'undo', number }) : null}
          />
          <OpenDialog bookId={bookId} data={data} open={open} onClose={() => setOpen(null)} />
        </>
      )}
    </RunFrame>
  );
}

const noneOf = (data: StockRunProposal): string =>
  data.from === null
    ? 'This book does not post the cost of each sale in this year.'
    : [`All that moved the stock up to ${formatDate(data.through)} is posted.`]
        .concat(remarksOnStock(data))
        .join(' ');

const answerOf = (data: StockRunProposal): string =>
  [
    `${linesOf(data.lines.length)} to be posted up to ${formatDate(data.through)}: stock changes by ` +
      `${formatRupees(data.toPostPaise)}.`,
    ...remarksOnStock(data),
  ].join(' ');

const linesOf = (count: number): string => counted(count, 'line is', 'lines are');

const RUN = {
  list: 'stock-run',
  title: 'Stock run',
  what: 'the stock run',
  noColumns: 'A run is what is still to be posted. Stock summary compares periods.',
  noneOf,
  answerOf: (data: StockRunProposal) => data.lines.length > 0 && answerOf(data),
} as const;

/** Of a run of a year the entries of the first days are enough to find the rest. */
const ENTRIES_SHOWN = 12;

function Runs({
  data,
  onUndo,
}: {
  readonly data: StockRunProposal;
  readonly onUndo: ((number: number) => void) | null;
}) {
  const acts = data.runs.map((run) => ({
    ...run,
    journals: run.journals.slice(0, ENTRIES_SHOWN),
    what:
      `Up to ${formatDate(run.through)}, ${formatRupees(run.amountPaise)}, ` +
      counted(run.journals.length, 'entry', 'entries'),
  }));
  return <ActList title="Runs" noun="Run" acts={acts} onUndo={onUndo} />;
}

type DialogProps = {
  readonly bookId: number;
  readonly data: StockRunProposal;
  readonly open: Open;
  readonly onClose: () => void;
};

function OpenDialog({ bookId, data, open, onClose }: DialogProps) {
  const reads = [readStockRun];
  if (open === null) return null;
  if (open.what === 'post') {
    const { through, toPostPaise, grossPaise } = data;
    return (
      <RunDialog
        reads={reads}
        onClose={onClose}
        of={{
          title: 'Post the stock run',
          says:
            `${linesOf(data.lines.length)} posted, an entry for each day. Stock changes by ` +
            `${formatRupees(toPostPaise)}. It can be undone as a whole.`,
          post: () =>
            call(postStockRun, { params: { bookId }, body: { through, toPostPaise, grossPaise } }),
          posted: `Stock posted up to ${formatDate(through)}.`,
        }}
      />
    );
  }
  const { number } = open;
  return (
    <RunDialog
      reads={reads}
      onClose={onClose}
      of={{
        title: `Undo run ${number}`,
        help: 'Its entries are reversed on their own dates. The next run posts what is missing then.',
        undo: (reason) =>
          call(undoStockRun, { params: { bookId, runId: number }, body: { reason } }),
        undone: `Run ${number} undone.`,
      }}
    />
  );
}
