// One figure as the list of events whose sum it is, as known at a moment.
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { ExplainedFigure } from '#api/contract/book/log/compare.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatBalance, formatCount, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { eventCount } from '../report/signed.ts';
import { FigureEvents } from './FigureEvents.tsx';
import { explanation, FIGURE_WORDS } from './queries.ts';
import type { FigureAsked, FigureName } from './queries.ts';
import './compare.css';

export function ExplainPage() {
  const { id: bookId } = usePageBook();
  const [address] = useSearchParams();
  const asked = figureIn(address);
  const { data, error, refetch } = useInfiniteQuery(explanation(bookId, asked));
  const figure = data?.pages[0];
  useBackKey(bookId);
  return (
    <>
      <PageHead
        title={figure === undefined ? 'Explain' : titleOf(figure)}
        above={
          <Link to={paths.history(bookId)} className="link-quiet">
            Replay
          </Link>
        }
        below={figure !== undefined && <p className="text-ink-2">{sentenceFor(figure)}</p>}
      >
        <SheetActions
          what="the events"
          of={async (work) => {
            const { explanationSheet } = await import('./explanation-sheet.ts');
            return explanationSheet(work, bookId, asked);
          }}
        />
      </PageHead>
      {figure === undefined && error !== null && (
        <ErrorState
          what="the events"
          why={sentenceOf(error.failure)}
          onRetry={() => void refetch()}
        />
      )}
      {figure === undefined && error === null && (
        <Skeletons
          label="Loading the events"
          count={8}
          item="h-7"
          layout="flex flex-col gap-px rule-top"
        />
      )}
      {figure !== undefined && (
        <table className="compare-table rule-top">
          <caption className="sr-only">The events whose sum the figure is</caption>
          <thead className="bg-surface-2 text-xs text-ink-2">
            <tr>
              <th scope="col" className="px-3 py-1.5 pl-11 text-left font-medium">
                Event
              </th>
              <th scope="col" className="text-left font-medium max-sm:hidden">
                By, recorded and dated
              </th>
              <th scope="col" className="num rule-middle w-36 pr-3 font-medium">
                Amount (₹)
              </th>
            </tr>
          </thead>
          <tbody>
            <FigureEvents
              {...{ bookId, asked }}
              span={1}
              reclassifiedPaise={0}
              sumText="The sum is the figure"
            />
          </tbody>
        </table>
      )}
    </>
  );
}

/** @returns the figure that an address names; 0 is what is brought forward. */
function figureIn(address: URLSearchParams): FigureAsked {
  const account = Number(address.get('explain'));
  const figure = FIGURES.find((name) => name === address.get('figure')) ?? null;
  return {
    accountId: Number.isSafeInteger(account) && account > 0 ? account : null,
    figure,
    since: address.get('since') || null,
    until: address.get('until') || address.get('at') || null,
    asOn: address.get('as_on') || null,
    from: address.get('first') || null,
    side: SIDES.find((side) => side === address.get('side')) ?? null,
  };
}

const SIDES = ['debit', 'credit'] as const;

const FIGURES = Object.keys(FIGURE_WORDS) as FigureName[];

const titleOf = ({ account, figure }: ExplainedFigure): string =>
  account?.name ?? FIGURE_WORDS[figure ?? 'brought-forward'];

function sentenceFor({ amount, count, as_on: asOn, from, until, side }: ExplainedFigure): string {
  const day = formatDate(dateFromWire(asOn));
  const days = from === null ? `as on ${day}` : `${formatDate(dateFromWire(from))} to ${day}`;
  const balance = formatBalance(paiseFromWire(amount));
  const sides = side === null ? '' : ` of ${side}s`;
  return `${balance}${sides}, ${days}, as known at event ${formatCount(until)}: ${eventCount(count)}`;
}

function useBackKey(bookId: number): void {
  const navigate = useNavigate();
  useKeys('Explain', [
    { keys: 'Escape', does: 'Back to replay', run: () => void navigate(paths.history(bookId)) },
  ]);
}
