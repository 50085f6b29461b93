// A statement of which only the lines that changed are shown; a line opens into its accounts, and
// each of them into the events between.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { StatementComparison } from '#api/contract/book/log/compare-statement.ts';
import { awaited } from '#web/client/query.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { counted, formatCount, formatSigned, paiseFromWire } from '#web/format/money.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { Awaiting } from '#web/ui/states/Awaiting.tsx';
import { eventCount, signedText } from '../../report/signed.ts';
import { FigureEvents } from '../FigureEvents.tsx';
import type { ComparedStatement, ComparisonQuery } from '../queries.ts';
import {
  figureOfPart,
  linesOfSum,
  statementComparison,
  reclassifiedInWords,
  reclassifyingEvents,
} from './queries.ts';
import type { StatementPart, StatementRow } from './queries.ts';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';

type Props = {
  readonly bookId: number;
  readonly asked: ComparisonQuery;
  readonly of: ComparedStatement;
};

export function ChangedStatement({ bookId, asked, of }: Props) {
  const query = useQuery(statementComparison(bookId, asked, of));
  const { data } = query;
  if (data === undefined) {
    return (
      <Awaiting
        what="the statement"
        {...awaited(query)}
        count={6}
        item="h-8"
        layout="mt-3 flex flex-col gap-px rule-top"
      />
    );
  }
  const last = formatDate(dateFromWire(data.as_on));
  const days =
    of === 'balance-sheet' ? `as on ${last}` : `${formatDate(dateFromWire(data.from))} to ${last}`;
  if (data.rows.length === 0) return <p className="text-ink-2">No line of it, {days}, changed.</p>;
  return (
    <>
      <table className="compare-table rule-top">
        <caption className="sr-only">Lines changed between A and B</caption>
        <Head />
        <tbody>
          {data.rows.map((row) => (
            <LineRow key={row.code} row={row} bookId={bookId} compared={data} />
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-ink-2">
        {`${NAMES[of]}, ${days}. ${counted(data.unchanged, 'line')} did not change.`}
      </p>
    </>
  );
}

const NAMES: Readonly<Record<ComparedStatement, string>> = {
  'profit-and-loss': 'Profit and loss',
  'balance-sheet': 'Balance sheet',
  'cash-flow': 'Cash flow',
};

const Head = () => (
  <thead className="bg-surface-2 text-xs text-ink-2">
    <tr>
      <th scope="col" className="px-3 py-1.5 text-left font-medium">
        Line
      </th>
      <th scope="col" className="w-44 text-left font-medium max-sm:hidden">
        <span className="sr-only">Events</span>
      </th>
      {['A (₹)', 'B (₹)'].map((head) => (
        <th key={head} scope="col" className="num w-36 pr-3 font-medium max-sm:hidden">
          {head}
        </th>
      ))}
      <th scope="col" className="num rule-middle w-36 pr-3 font-medium">
        Change (₹)
      </th>
    </tr>
  </thead>
);

type RowProps = {
  readonly row: StatementRow;
  readonly bookId: number;
  readonly compared: StatementComparison;
};

/** Between the words of an event and its amount. */
const SPAN = 3;

function LineRow({ row, bookId, compared }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const { as, name, parts } = row;
  if (as === 'side') {
    return (
      <tr className="bg-surface-2 font-semibold">
        <th scope="row" className="px-3 text-left">
          {name}
        </th>
        <td className="max-sm:hidden" colSpan={3}>
          &nbsp;
        </td>
        <td className="rule-middle">&nbsp;</td>
      </tr>
    );
  }
  const isSum = row.made_of.length > 0;
  return (
    <>
      <tr className={`${isOpen ? 'bg-brand-soft' : ''} ${isSum ? 'font-semibold' : ''}`}>
        <th scope="row" className="px-3 text-left font-semibold">
          <Opener isOpen={isOpen} onTurn={() => setOpen(!isOpen)}>
            {name}
          </Opener>
        </th>
        <td className="text-sm text-ink-3 max-sm:hidden">{isSum ? 'sum of lines' : ''}</td>
        <Amounts {...row} />
      </tr>
      {isOpen && isSum && <SumRows row={row} compared={compared} />}
      {isOpen &&
        parts.map((part) => (
          <PartRows
            key={part.account_id ?? part.name}
            part={part}
            bookId={bookId}
            compared={compared}
          />
        ))}
    </>
  );
}

/** The lines of a sum that changed, as it is read, and that they come to its change. */
function SumRows({ row, compared }: Pick<RowProps, 'row' | 'compared'>) {
  const lines = linesOfSum(compared, row);
  return (
    <>
      {lines.map(({ name, aPaise, bPaise, changePaise }) => (
        <tr key={name} className="compare-event">
          <td className="pl-11" colSpan={2}>
            {name}
          </td>
          <td className="num pr-3 max-sm:hidden">{formatSigned(aPaise)}</td>
          <td className="num pr-3 max-sm:hidden">{formatSigned(bPaise)}</td>
          <td className="num rule-middle pr-3">{signedText(changePaise)}</td>
        </tr>
      ))}
      <tr className="compare-event font-semibold">
        <td className="pl-11" colSpan={2}>
          The lines make the change
        </td>
        <td className="max-sm:hidden" colSpan={2}>
          &nbsp;
        </td>
        <td className="num compare-sum rule-middle pr-3">
          {signedText(lines.reduce((sum, { changePaise }) => sum + changePaise, 0))}
        </td>
      </tr>
    </>
  );
}

const Amounts = ({ a, b, change }: Pick<StatementRow, 'a' | 'b' | 'change'>) => (
  <>
    <td className="num pr-3 max-sm:hidden">{formatSigned(paiseFromWire(a))}</td>
    <td className="num pr-3 max-sm:hidden">{formatSigned(paiseFromWire(b))}</td>
    <td className="num rule-middle pr-3 font-semibold">{signedText(paiseFromWire(change))}</td>
  </>
);

type OpenerProps = {
  readonly isOpen: boolean;
  readonly onTurn: () => void;
  readonly children: string;
  readonly part?: StatementPart;
};

const Opener = ({ isOpen, onTurn, children, part }: OpenerProps) => (
  <button
    type="button"
    data-row=""
    {...(part?.figure != null && {
      'data-account': part.account_id ?? 0,
      'data-figure': part.figure.figure ?? '',
      'data-first': part.figure.from ?? '',
      'data-last': part.figure.as_on,
      'data-side': part.figure.side ?? '',
    })}
    aria-expanded={isOpen}
    onClick={onTurn}
    dir="auto"
    className="text-left"
  >
    <span className={`inline-block align-middle text-ink-3 ${isOpen ? '' : '-rotate-90'}`}>
      <Icon name="down" size={14} />
    </span>{' '}
    {children}
  </button>
);

type PartProps = Pick<RowProps, 'bookId' | 'compared'> & { readonly part: StatementPart };

function PartRows({ part, bookId, compared }: PartProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <tr className={isOpen ? 'bg-brand-soft' : ''}>
        <th scope="row" className="pr-3 pl-8 text-left font-normal">
          <Opener isOpen={isOpen} part={part} onTurn={() => setOpen(!isOpen)}>
            {part.name}
          </Opener>
        </th>
        <td className="text-sm text-ink-3 max-sm:hidden">{eventCount(part.events)}</td>
        <Amounts {...part} />
      </tr>
      {isOpen && part.figure !== null && (
        <FigureEvents
          bookId={bookId}
          asked={figureOfPart(compared, part.figure)}
          span={SPAN}
          reclassifiedPaise={paiseFromWire(part.reclassified)}
          reclassifiedText={<Reclassified part={part} bookId={bookId} />}
          sumText="Explains the change"
          onCredit={part.on_credit}
        />
      )}
      {isOpen && part.figure === null && (
        <tr className="compare-event">
          <td className="pl-11">
            <Reclassified part={part} bookId={bookId} />
          </td>
          <td className="max-sm:hidden" colSpan={SPAN}>
            &nbsp;
          </td>
          <td className="num rule-middle pr-3">{signedText(paiseFromWire(part.reclassified))}</td>
        </tr>
      )}
    </>
  );
}

// Why a part of a line is reclassified, with the events that did it.
type ReclassifiedProps = { readonly part: StatementPart; readonly bookId: number };

const Reclassified = ({ part, bookId }: ReclassifiedProps) => (
  <>
    {reclassifiedInWords(part)}
    {reclassifyingEvents(part).map(({ text, event }) => (
      <span key={event} className="text-ink-2">
        {`. ${text}, `}
        <Link to={paths.history(bookId, { event })} data-row="" className="link">
          event {formatCount(event)}
        </Link>
      </span>
    ))}
  </>
);
