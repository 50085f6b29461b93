// One figure as the list of events whose sum it is, as known at a moment.
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { ExplainedFigure, FigureSideName } from '#api/contract/book/log/explain.ts';
import { sentenceOf, statusOf } from '#web/client/failure.ts';
import type { Failure } from '#web/client/failure.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { stepRow } from '#web/ui/lists/walk.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { eventCount } from '../../report/signed.ts';
import { FigureEvents } from '../FigureEvents.tsx';
import { explanation } from '../queries.ts';
import { figureOfAddress, partHref } from './figure-address.ts';
import {
  amountHead,
  explainedText,
  isOnCredit,
  wholePaise,
  explainedAmount,
} from './explained-text.ts';
import { PAGE_NAMES, useWayBack } from './use-way-back.ts';
import '../compare.css';
import { Button } from '#web/ui/buttons/Button.tsx';

export function ExplainPage() {
  const { id: bookId } = usePageBook();
  const [address] = useSearchParams();
  const asked = figureOfAddress(address);
  const { data, error, refetch } = useInfiniteQuery(explanation(bookId, asked));
  const figure = data?.pages[0];
  const page = useRef<HTMLDivElement>(null);
  const back = useWayBack(figure ?? null);
  const onCredit = figure !== undefined && isOnCredit(figure);
  useExplainKeys(page, back.to);
  return (
    <div ref={page}>
      <PageHead
        title={figure === undefined ? 'Explain' : figure.name}
        above={
          <Link to={back.to} className="link-quiet">
            {back.title}
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
      {figure === undefined && (
        <NotRead failure={error === null ? null : error.failure} onRetry={() => void refetch()} />
      )}
      {figure !== undefined && (
        <MadeOf key={figure.name} bookId={bookId} figure={figure} until={asked.until} />
      )}
      {figure !== undefined && figure.value === null && (
        <table className="compare-table rule-top">
          <caption className="sr-only">The events whose sum the figure is</caption>
          <thead className="bg-surface-2 text-xs text-ink-2">
            <tr>
              <th scope="col" className="px-3 py-1.5 pl-11 text-left max-sm:pl-3 font-medium">
                Event
              </th>
              <th scope="col" className="text-left font-medium max-sm:hidden">
                By, recorded and dated
              </th>
              <th scope="col" className="num rule-middle w-36 pr-3 font-medium">
                {amountHead(figure, onCredit)}
              </th>
            </tr>
          </thead>
          <tbody>
            <FigureEvents
              bookId={bookId}
              asked={asked}
              span={1}
              reclassifiedPaise={0}
              sumText="The sum is the figure"
              onCredit={onCredit}
              isFigure
            />
          </tbody>
        </table>
      )}
      <p className="mt-3 text-sm text-ink-2 max-sm:hidden pointer-coarse:hidden print:hidden">
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> rows, <Kbd>Enter</Kbd> open, <Kbd>Esc</Kbd> back to the figure
      </p>
    </div>
  );
}

type NotReadProps = {
  /** Null while it is awaited. */
  readonly failure: Failure | null;
  readonly onRetry: () => void;
};

function NotRead({ failure, onRetry }: NotReadProps) {
  if (failure === null) {
    return (
      <Skeletons
        label="Loading the events"
        count={8}
        item="h-7"
        layout="flex flex-col gap-px rule-top"
      />
    );
  }
  if (statusOf(failure) === 404) {
    return (
      <p role="alert" className="py-6">
        The books have no such figure at this moment: its account, line or document is not in them.
      </p>
    );
  }
  return <ErrorState what="the events" why={sentenceOf(failure)} onRetry={onRetry} />;
}

const SIDE_WORDS: Readonly<Record<FigureSideName, string>> = {
  debit: 'debits',
  credit: 'credits',
  'all-debits': 'all debits',
  'all-credits': 'all credits',
};

function sentenceFor(figure: ExplainedFigure): string {
  const { of, count, asOn, from, until, side, value } = figure;
  const day = formatDate(asOn);
  const days = from === null ? `as on ${day}` : `${formatDate(from)} to ${day}`;
  const page = of === null ? '' : `${PAGE_NAMES[of]}: `;
  const amount = value ?? explainedText(figure, wholePaise(figure));
  const sides = side === null ? '' : ` of ${SIDE_WORDS[side]}`;
  const events = value === null ? `: ${eventCount(count)}` : '. It is no sum of events';
  return `${page}${amount}${sides}, ${days}, as known at event ${formatCount(until)}${events}`;
}

function useExplainKeys(page: RefObject<HTMLElement | null>, backTo: string): void {
  const navigate = useNavigate();
  const cameFromHere = useLocation().key !== 'default';
  const back = () => void (cameFromHere ? navigate(-1) : navigate(backTo));
  const walk = (by: number) => () =>
    page.current !== null && stepRow(page.current, by) ? undefined : false;
  useKeys('Explain', [
    { keys: 'ArrowDown', does: 'Next row', run: walk(1) },
    { keys: 'ArrowUp', does: 'Previous row', run: walk(-1) },
    { keys: 'Escape', does: 'Back to the figure', run: back },
  ]);
}

// What a figure is made of: its lines or accounts, each with the page that explains it.
type Props = {
  readonly bookId: number;
  readonly figure: ExplainedFigure;
  readonly until: string | null;
};

/** More than so many would hide the events below them. */
const FIRST = 12;

function MadeOf({ bookId, figure, until }: Props) {
  const [isWhole, setWhole] = useState(false);
  const { madeOf: parts } = figure;
  if (parts.length === 0) return null;
  const shown = isWhole ? parts : parts.slice(0, FIRST);
  return (
    <section aria-labelledby="made-of" className="mb-5">
      <h2 id="made-of" className="mb-1 font-semibold">
        Made of
      </h2>
      <table className="compare-table rule-top">
        <tbody>
          {shown.map((part) => (
            <tr key={`${part.asked?.line ?? part.asked?.account ?? ''} ${part.name}`}>
              <td className="px-3">
                <Name name={part.name} href={partHref(bookId, part, until)} />
              </td>
              <td className="num rule-middle w-36 pr-3">
                {explainedText(figure, explainedAmount(figure, part.amount))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < parts.length && (
        <p className="mt-2 print:hidden">
          <Button onClick={() => setWhole(true)}>{`Show all ${formatCount(parts.length)}`}</Button>
        </p>
      )}
    </section>
  );
}

const Name = ({ name, href }: { readonly name: string; readonly href: string | null }) =>
  href === null ? (
    <span dir="auto">{name}</span>
  ) : (
    <Link to={href} dir="auto" data-row="" className="link">
      {name}
    </Link>
  );
