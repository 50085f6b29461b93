// The masters of which a field differs: what it said at A and says at B, and who changed it.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { MastersComparison } from '#api/contract/book/log/compare.ts';
import { asking, awaited } from '#web/client/query.ts';
import { formatInstant } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { Awaiting } from '#web/ui/states/Awaiting.tsx';
import { momentsQuery } from '../queries.ts';
import type { ComparisonQuery } from '../queries.ts';
import { CHANGED_WORDS, compareMasters, kindInWords } from './masters.ts';

type Props = { readonly bookId: number; readonly asked: ComparisonQuery };

export function MastersTable({ bookId, asked }: Props) {
  const call = { params: { bookId }, query: momentsQuery(asked) };
  const query = useQuery(asking(compareMasters, call));
  const { data } = query;
  if (data === undefined) {
    return (
      <Awaiting
        what="the masters"
        {...awaited(query)}
        count={6}
        item="h-8"
        layout="mt-3 flex flex-col gap-px rule-top"
      />
    );
  }
  if (data.records.length === 0) return <p className="text-ink-2">No master changed.</p>;
  return (
    <>
      {data.more && <p className="mb-2 text-warn">Only the latest changes are shown.</p>}
      <table className="compare-table rule-top">
        <caption className="sr-only">Masters changed between A and B</caption>
        <thead className="bg-surface-2 text-left text-xs text-ink-2">
          <tr>
            <th scope="col" className="px-3 py-1.5 font-medium">
              Field
            </th>
            <th scope="col" className="font-medium">
              A
            </th>
            <th scope="col" className="rule-middle pl-3 font-medium">
              B
            </th>
          </tr>
        </thead>
        {data.records.map((record) => (
          <RecordRows key={`${record.kind} ${record.id}`} record={record} bookId={bookId} />
        ))}
      </table>
    </>
  );
}

type RowsProps = {
  readonly record: MastersComparison['records'][number];
  readonly bookId: number;
};

const RecordRows = ({ record, bookId }: RowsProps) => (
  <tbody>
    <tr className="bg-surface-2">
      <th scope="rowgroup" colSpan={3} className="px-3 py-1 text-left font-semibold">
        <span dir="auto">{record.name}</span>{' '}
        <span className="text-sm font-normal text-ink-2">
          {kindInWords(record.kind)}, {CHANGED_WORDS[record.how].toLowerCase()}
          {record.events.map(({ event, by, recordedAt: at }) => (
            <span key={event}>
              {' · '}
              <Link to={paths.history(bookId, { event })} data-row="" className="link">
                event {formatCount(event)}
              </Link>
              , {by.name}, {formatInstant(at)}
            </span>
          ))}
        </span>
      </th>
    </tr>
    {record.fields.map(({ label, a, b }) => (
      <tr key={label}>
        <td className="px-3 pl-6">{label}</td>
        <td dir="auto" className="break-words text-ink-2">
          {a ?? '–'}
        </td>
        <td dir="auto" className="rule-middle break-words pl-3">
          {b ?? '–'}
        </td>
      </tr>
    ))}
  </tbody>
);
