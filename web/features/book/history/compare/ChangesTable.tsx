// What differs between two moments: a line opens into what makes its change, its events mostly.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { awaited } from '#web/client/query.ts';
import { formatCount, formatPaise, formatSigned } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { SideText } from '#web/ui/lists/Sides.tsx';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { Awaiting } from '#web/ui/states/Awaiting.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { signedText } from '../report/signed.ts';
import type { ChangedFigure, ChangedLine, ComparedSubject, Reclassified } from './changes.ts';
import { FigureEvents } from './FigureEvents.tsx';
import type { ComparisonQuery } from './queries.ts';

type Props = {
  readonly bookId: number;
  readonly asked: ComparisonQuery;
  readonly subject: ComparedSubject;
};

export function ChangesTable({ bookId, asked, subject }: Props) {
  const read = subject.useChanges(bookId, asked);
  const { data: changes } = read;
  if (changes === undefined) {
    return (
      <Awaiting
        what={subject.what}
        {...awaited(read)}
        count={6}
        item="h-8"
        layout="mt-3 flex flex-col gap-px rule-top"
      />
    );
  }
  const { lines, foot, hasSides, head, headsOnPaper } = changes;
  if (lines.length === 0) return changes.none && <p className="text-ink-2">{changes.none}</p>;
  const look = { bookId, hasSides };
  return (
    <>
      {changes.above != null && <p className="mb-2 text-warn">{changes.above}</p>}
      <table className="compare-table rule-top">
        <caption className="sr-only">{changes.caption}</caption>
        <Head hasSides={hasSides} name={head} words={headsOnPaper?.[1]} />
        <tbody>
          {lines.map((line) => (
            <Line key={line.key} line={line} {...look} />
          ))}
        </tbody>
        {foot !== undefined && (
          <tfoot>
            <tr className="border-t border-ink font-semibold rule-double">
              <td className="px-3">{foot.name}</td>
              <td className="max-sm:hidden">&nbsp;</td>
              <Figures {...foot} hasSides={hasSides} />
            </tr>
          </tfoot>
        )}
      </table>
      {changes.below !== undefined && <p className="mt-2 text-sm text-ink-2">{changes.below}</p>}
    </>
  );
}

type HeadProps = {
  readonly hasSides: boolean;
  readonly name: string;
  /** What stands over the words; over the counts of events nothing is seen. */
  readonly words: string | undefined;
};

const Head = ({ hasSides, name, words }: HeadProps) => (
  <thead className="bg-surface-2 text-xs text-ink-2">
    <tr>
      <th scope="col" className="px-3 py-1.5 text-left font-medium">
        {name}
      </th>
      <th scope="col" className="w-40 text-left font-medium max-sm:hidden">
        {words ?? <span className="sr-only">Events</span>}
      </th>
      {['A (₹)', 'B (₹)'].map((head) => (
        <th
          key={head}
          scope={hasSides ? 'colgroup' : 'col'}
          {...(hasSides && { colSpan: 2 })}
          className={`num font-medium max-sm:hidden ${hasSides ? 'w-44 pr-8' : 'w-36 pr-3'}`}
        >
          {head}
        </th>
      ))}
      <th scope="col" className="num rule-middle w-36 pr-3 font-medium">
        Change (₹)
      </th>
    </tr>
  </thead>
);

type Look = { readonly bookId: number; readonly hasSides: boolean };

/** Columns between the words of an event and its amount. */
const spanOf = ({ hasSides }: Pick<Look, 'hasSides'>): number => (hasSides ? 5 : 3);

type FiguresProps = ChangedFigure & Pick<Look, 'hasSides'>;

const Figures = ({ aPaise, bPaise, changePaise, hasSides }: FiguresProps) => (
  <>
    {[aPaise, bPaise].map((paise, at) =>
      hasSides ? (
        <Sided key={at} paise={paise} />
      ) : (
        <td key={at} className="num pr-3 max-sm:hidden">
          {formatSigned(paise)}
        </td>
      ),
    )}
    <td className="num rule-middle pr-3 font-semibold">{signedText(changePaise)}</td>
  </>
);

const Sided = ({ paise }: { readonly paise: number }) => (
  <>
    <td className="num max-sm:hidden">{formatPaise(Math.abs(paise))}</td>
    <td className="w-8 pl-1.5 max-sm:hidden">
      <SideText paise={paise} />
    </td>
  </>
);

type LineProps = Look & { readonly line: ChangedLine };

const NAME_LOOKS: Readonly<Record<ChangedLine['as'], string>> = {
  line: 'pl-8 pr-3 font-normal',
  group: 'px-3 font-semibold',
  subtotal: 'px-3 font-semibold',
  total: 'px-3 font-semibold',
};

function Line({ line, ...look }: LineProps) {
  const [isOpen, setOpen] = useState(false);
  const { as, name, whose, words, regroupedBy, change } = line;
  if (change === null) return <Heading name={name} {...look} />;
  const { explained } = change;
  return (
    <>
      <tr className={`${isOpen ? 'bg-brand-soft' : ''} ${as === 'total' ? 'font-semibold' : ''}`}>
        <th scope="row" className={`text-left ${NAME_LOOKS[as]}`}>
          <button
            type="button"
            data-row=""
            {...addressOf(line)}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            dir="auto"
            className="text-left"
          >
            <span className={`inline-block align-middle text-ink-3 ${isOpen ? '' : '-rotate-90'}`}>
              <Icon name="down" size={14} />
            </span>{' '}
            {name}
            {whose !== undefined && (
              <>
                {' '}
                <span dir="auto" className="font-normal text-ink-2">
                  {whose}
                </span>
              </>
            )}
          </button>
          {regroupedBy !== undefined && <Regrouped by={regroupedBy} bookId={look.bookId} />}
        </th>
        <td className="text-sm font-normal text-ink-2 max-sm:hidden">{words}</td>
        <Figures {...change} hasSides={look.hasSides} />
      </tr>
      {isOpen && <Explanation explained={explained} {...look} />}
    </>
  );
}

/** What `E` and `L` take from the line in focus. */
const addressOf = ({ account }: ChangedLine) =>
  account !== undefined && {
    'data-account': account.accountId ?? 0,
    'data-figure': account.figure ?? '',
    'data-first': account.from ?? '',
    'data-last': account.asOn ?? undefined,
    'data-side': account.side ?? '',
  };

const Heading = ({ name, hasSides }: Pick<Look, 'hasSides'> & { readonly name: string }) => (
  <tr className="bg-surface-2 font-semibold">
    <th scope="row" className="px-3 text-left">
      {name}
    </th>
    <td className="max-sm:hidden" colSpan={spanOf({ hasSides })}>
      &nbsp;
    </td>
    <td className="rule-middle">&nbsp;</td>
  </tr>
);

type RegroupedProps = Pick<Look, 'bookId'> & { readonly by: number | null };

const Regrouped = ({ by, bookId }: RegroupedProps) => (
  <span className="ml-1.5 text-xs font-normal text-warn">
    another group
    {by !== null && (
      <>
        , by <EventLink event={by} bookId={bookId} />
      </>
    )}
  </span>
);

type EventProps = Pick<Look, 'bookId'> & { readonly event: number };

const EventLink = ({ event, bookId }: EventProps) => (
  <Link to={paths.history(bookId, { event })} data-row="" className="link">
    event {formatCount(event)}
  </Link>
);

type Explained = NonNullable<ChangedLine['change']>['explained'];

function Explanation({ explained, ...look }: Look & { readonly explained: Explained }) {
  const { bookId } = look;
  const span = spanOf(look);
  if (explained.by === 'parts') {
    return explained.parts.map((part) => <Line key={part.key} line={part} {...look} />);
  }
  if (explained.by === 'lines') {
    const { lines } = explained;
    return (
      <>
        {lines.map((line) => (
          <tr key={line.name} className="compare-event">
            <td className="pl-11" colSpan={2}>
              {line.name}
            </td>
            <Figures {...line} hasSides={look.hasSides} />
          </tr>
        ))}
        <Sum
          text="The lines make the change"
          paise={lines.map((line) => line.changePaise)}
          span={span}
        />
      </>
    );
  }
  if (explained.by === 'events') {
    const { events } = explained;
    return (
      <>
        {events.map(({ event, text, paise }) => (
          <Term key={`${event} ${text}`} words={text} paise={paise} span={span}>
            <EventLink event={event} bookId={bookId} />
          </Term>
        ))}
        <Sum text="Explains the change" paise={events.map(({ paise }) => paise)} span={span} />
      </>
    );
  }
  const { figure, reclassified, onCredit = false } = explained;
  const why = <WhyReclassified {...reclassified} bookId={bookId} />;
  if (figure === null) {
    return (
      <Term words={null} paise={reclassified.paise} span={span}>
        {why}
      </Term>
    );
  }
  return (
    <FigureEvents
      bookId={bookId}
      asked={figure}
      span={span}
      reclassifiedPaise={reclassified.paise}
      reclassifiedText={why}
      sumText="Explains the change"
      onCredit={onCredit}
    />
  );
}

type TermProps = {
  readonly children: ReactNode;
  /** Null where the name needs all the room. */
  readonly words: string | null;
  readonly paise: number;
  readonly span: number;
};

/** A part of a change; on a phone its words stand under its name. */
function Term({ children, words, paise, span }: TermProps) {
  const wide = useWide();
  return (
    <tr className="compare-event">
      <td className="pl-11" colSpan={wide && words === null ? span + 1 : 1}>
        {children}
        {!wide && words !== null && <span className="block text-ink-2">{words}</span>}
      </td>
      {wide && words !== null && (
        <td colSpan={span} className="text-ink-2">
          {words}
        </td>
      )}
      <td className="num rule-middle pr-3">{signedText(paise)}</td>
    </tr>
  );
}

type SumProps = {
  readonly text: string;
  readonly paise: readonly number[];
  readonly span: number;
};

function Sum({ text, paise, span }: SumProps) {
  const wide = useWide();
  return (
    <tr className="compare-event font-semibold">
      <td className="pl-11" colSpan={wide ? span + 1 : 1}>
        {text}
      </td>
      <td className="num compare-sum rule-middle pr-3">
        {signedText(paise.reduce((sum, one) => sum + one, 0))}
      </td>
    </tr>
  );
}

const OTHER_DAYS = 'Reclassified: the account counts other days since its group is another';

/** Why a change is more than its events moved, with the events that did it. */
const WhyReclassified = ({
  why = OTHER_DAYS,
  by = [],
  bookId,
}: Omit<Reclassified, 'paise'> & Pick<Look, 'bookId'>) => (
  <>
    {why}
    {by.map(({ text, event }) => (
      <span key={event} className="text-ink-2">
        {`. ${text}, `}
        <EventLink event={event} bookId={bookId} />
      </span>
    ))}
  </>
);
