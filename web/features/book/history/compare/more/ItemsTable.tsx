// The bills and advances of which another amount is open; each opens into the events between.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ItemsComparison } from '#api/contract/book/log/compare-more.ts';
import { awaited } from '#web/client/query.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatCount, formatSigned, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { Awaiting } from '#web/ui/states/Awaiting.tsx';
import { signedText } from '../../report/signed.ts';
import type { ChangeCause } from '#api/contract/book/log/explain.ts';
import { CAUSE_WORDS } from '../queries.ts';
import type { ComparisonQuery } from '../queries.ts';
import { HOW_WORDS, itemsComparison } from './queries.ts';

type Props = { readonly bookId: number; readonly asked: ComparisonQuery };

export function ItemsTable({ bookId, asked }: Props) {
  const query = useQuery(itemsComparison(bookId, asked));
  const { data } = query;
  if (data === undefined) {
    return (
      <Awaiting
        what="the open items"
        {...awaited(query)}
        count={6}
        item="h-8"
        layout="mt-3 flex flex-col gap-px rule-top"
      />
    );
  }
  if (data.count === 0) return <p className="text-ink-2">No open item changed.</p>;
  return (
    <>
      {data.count > data.items.length && (
        <p className="mb-2 text-warn">
          The first {formatCount(data.items.length)} of {formatCount(data.count)} are shown; the
          foot is of all.
        </p>
      )}
      <table className="compare-table rule-top">
        <caption className="sr-only">Open items changed between A and B</caption>
        <ItemsHead />
        <tbody>
          {data.items.map((item) => (
            <ItemRow key={`${item.kind} ${item.id} ${item.line}`} item={item} bookId={bookId} />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-ink font-semibold rule-double">
            <td className="px-3">Outstanding of those that changed</td>
            <td className="max-sm:hidden">&nbsp;</td>
            <td className="num max-sm:hidden">{formatSigned(paiseFromWire(data.total_a))}</td>
            <td className="num max-sm:hidden">{formatSigned(paiseFromWire(data.total_b))}</td>
            <td className="num rule-middle pr-3">
              {signedText(paiseFromWire(data.total_b) - paiseFromWire(data.total_a))}
            </td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}

const ItemsHead = () => (
  <thead className="bg-surface-2 text-xs text-ink-2">
    <tr>
      <th scope="col" className="px-3 py-1.5 text-left font-medium">
        Bill or advance
      </th>
      <th scope="col" className="w-40 text-left font-medium max-sm:hidden">
        What happened
      </th>
      <th scope="col" className="num w-36 font-medium max-sm:hidden">
        A (₹)
      </th>
      <th scope="col" className="num w-36 font-medium max-sm:hidden">
        B (₹)
      </th>
      <th scope="col" className="num rule-middle w-36 pr-3 font-medium">
        Change (₹)
      </th>
    </tr>
  </thead>
);

type Item = ItemsComparison['items'][number];

const wordsOf = (cause: ChangeCause, date: string): string =>
  `${CAUSE_WORDS[cause]}, dated ${formatDate(dateFromWire(date))}`;

function ItemRow({ item, bookId }: { readonly item: Item; readonly bookId: number }) {
  const [isOpen, setOpen] = useState(false);
  const wide = useWide();
  const { number, account, due_date: due, how } = item;
  return (
    <>
      <tr className={isOpen ? 'bg-brand-soft' : ''}>
        <th scope="row" className="px-3 text-left font-semibold">
          <button
            type="button"
            data-row=""
            data-account={account.id}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="text-left"
          >
            <span className={`inline-block align-middle text-ink-3 ${isOpen ? '' : '-rotate-90'}`}>
              <Icon name="down" size={14} />
            </span>{' '}
            {number}{' '}
            <span dir="auto" className="font-normal text-ink-2">
              {account.name}
            </span>
          </button>
        </th>
        <td className="text-sm text-ink-2 max-sm:hidden">
          {HOW_WORDS[how]}
          {due === null ? '' : `, due ${formatDate(dateFromWire(due))}`}
        </td>
        <td className="num max-sm:hidden">{formatSigned(paiseFromWire(item.a))}</td>
        <td className="num max-sm:hidden">{formatSigned(paiseFromWire(item.b))}</td>
        <td className="num rule-middle pr-3 font-semibold">
          {signedText(paiseFromWire(item.change))}
        </td>
      </tr>
      {isOpen &&
        item.events.map(({ event, date, amount, cause }) => (
          <tr key={`${event} ${date}`} className="compare-event">
            <td className="pl-11">
              <Link to={paths.history(bookId, { event })} data-row="" className="link">
                event {formatCount(event)}
              </Link>
              {!wide && <span className="block text-ink-2">{wordsOf(cause, date)}</span>}
            </td>
            {wide && (
              <td colSpan={3} className="text-ink-2">
                {wordsOf(cause, date)}
              </td>
            )}
            <td className="num rule-middle pr-3">{signedText(paiseFromWire(amount))}</td>
          </tr>
        ))}
      {isOpen && (
        <tr className="compare-event font-semibold">
          <td className="pl-11" colSpan={wide ? 4 : 1}>
            Explains the change
          </td>
          <td className="num compare-sum rule-middle pr-3">
            {signedText(item.events.reduce((sum, { amount }) => sum + paiseFromWire(amount), 0))}
          </td>
        </tr>
      )}
    </>
  );
}
