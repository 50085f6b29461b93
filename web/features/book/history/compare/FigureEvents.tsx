// The events that a figure, or its change, is the sum of, and that sum at their foot.
import type { ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ExplainedEvent } from '#api/contract/book/log/explain.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { formatDate, formatInstant } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { useWide } from '#web/ui/use-wide.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { eventCount, signedText } from '../report/signed.ts';
import {
  explainedAmount,
  figureAmount,
  signedAmount,
  wholePaise,
} from './explain/explained-text.ts';
import { CAUSE_WORDS, explanation } from './queries.ts';
import type { FigureQuery } from './queries.ts';

type Props = {
  readonly bookId: number;
  readonly asked: FigureQuery;
  /** Columns between the words and the amount. */
  readonly span: number;
  /** What of the change no event makes, in paise. */
  readonly reclassifiedPaise: number;
  /** Why that is. */
  readonly reclassifiedText?: ReactNode;
  readonly sumText: string;
  /** Of a line that is read on credit: its amounts have the other sign. */
  readonly onCredit?: boolean;
  /** Whether the sum is the figure itself and not a change of it: then it has no plus. */
  readonly isFigure?: boolean;
};

export function FigureEvents(props: Props) {
  const { bookId, asked, reclassifiedPaise, sumText, onCredit = false, isFigure = false } = props;
  // On a phone the columns between are not there.
  const span = useWide() ? props.span : 0;
  const turned = (paise: number) => (onCredit ? 0 - paise : paise);
  const query = useInfiniteQuery(explanation(bookId, asked));
  const { data, error, hasNextPage, isFetching, fetchNextPage } = query;
  const [first] = data?.pages ?? [];
  if (first === undefined) {
    return (
      <tr className="compare-event">
        <td colSpan={span + 2} className="pl-11 max-sm:pl-3">
          {error === null ? 'Reading the events …' : sentenceOf(error.failure)}
        </td>
      </tr>
    );
  }
  const signed = (text: string) => turned(explainedAmount(first, text));
  const textOf = (amount: number) =>
    isFigure ? figureAmount(first, amount) : signedAmount(first, amount);
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <>
      {first.causes.length > 1 &&
        first.causes.map(({ cause, count, amount }) => (
          <tr key={cause} className="compare-event text-ink-2">
            <td className="pl-11 max-sm:pl-3" colSpan={span + 1}>
              {CAUSE_WORDS[cause]}, {eventCount(count)}
            </td>
            <td className="num rule-middle pr-3">{textOf(signed(amount))}</td>
          </tr>
        ))}
      {events.map((event) => (
        <EventLine
          key={event.seq}
          event={event}
          bookId={bookId}
          span={span}
          amount={textOf(signed(event.amount))}
        />
      ))}
      {hasNextPage && (
        <tr className="compare-event print:hidden">
          <td colSpan={span + 2} className="pl-11 max-sm:pl-3">
            <Button disabled={isFetching} onClick={() => void fetchNextPage()}>
              {`Show more of ${formatCount(first.count)} events`}
            </Button>
          </td>
        </tr>
      )}
      {reclassifiedPaise !== 0 && (
        <tr className="compare-event">
          <td className="pl-11 max-sm:pl-3" colSpan={span + 1}>
            {props.reclassifiedText}
          </td>
          <td className="num rule-middle pr-3">{signedText(reclassifiedPaise)}</td>
        </tr>
      )}
      {first.notPosted.map(({ name, amount }) => (
        <tr key={name} className="compare-event">
          <td className="pl-11" colSpan={span + 1}>
            {name}, not posted
          </td>
          <td className="num rule-middle pr-3">{textOf(signed(amount))}</td>
        </tr>
      ))}
      <tr className={`compare-event font-semibold ${isFigure ? 'compare-foot' : ''}`}>
        <td className="pl-11 max-sm:pl-3" colSpan={span + 1}>
          {sumText}
        </td>
        <td className="num compare-sum rule-middle pr-3">
          {textOf(turned(wholePaise(first)) + reclassifiedPaise)}
        </td>
      </tr>
    </>
  );
}

type LineProps = {
  readonly event: ExplainedEvent;
  readonly bookId: number;
  readonly span: number;
  readonly amount: string;
};

function EventLine({ event, bookId, span, amount }: LineProps) {
  const { seq, title, what, actor, recordedAt: at, journal, cause } = event;
  const dated = journal === null ? '' : `; dated ${formatDate(journal.date)}`;
  const words = `${CAUSE_WORDS[cause]}. ${actor.name}, recorded ${formatInstant(at)}${dated}`;
  return (
    <tr className="compare-event">
      <td className="pr-3 pl-11 max-sm:pl-3">
        <Link to={paths.history(bookId, { event: seq })} data-row="" className="link">
          event {formatCount(seq)}
        </Link>{' '}
        {title} <span className="text-ink-3">{what}</span>
        {span === 0 && <span className="block text-ink-2">{words}</span>}
      </td>
      {span > 0 && (
        <td colSpan={span} className="text-ink-2">
          {words}
        </td>
      )}
      <td className="num rule-middle pr-3">{amount}</td>
    </tr>
  );
}
