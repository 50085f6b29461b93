// What a posted line has settled, and what of it waits: under the line, wherever it is shown.
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { PostedReference } from '#api/contract/journal/references.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatPaise } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';

const KINDS = {
  against: 'Against',
  new: 'New reference',
  advance: 'Advance',
  'on-account': 'On account',
} as const;

export function LineReferences(props: {
  readonly references: readonly PostedReference[] | undefined;
}) {
  const { references = [] } = props;
  if (references.length === 0) return null;
  return (
    <p className="pb-1.5 pl-11 text-sm text-ink-2">
      {references.map((one, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          {KINDS[one.kind]} <ReferenceName reference={one} />
          {one.dueDate !== undefined && `due ${formatDate(one.dueDate)} `}
          <span className="whitespace-nowrap">{formatPaise(one.amountPaise)}</span>
        </Fragment>
      ))}
    </p>
  );
}

/** An invoice and a journal have pages of their own. */
function ReferenceName({ reference: { item, name } }: { readonly reference: PostedReference }) {
  const { id: bookId, scope } = usePageBook();
  if (item === undefined) return name === undefined ? null : <span dir="auto">{name} </span>;
  const { kind, id, number } = item;
  const to = { invoice: paths.invoice(id, scope), journal: paths.journal(id, bookId) }[kind];
  if (to === undefined) return <span dir="auto">{number} </span>;
  return (
    <>
      <Link to={to} className="link">
        {number}
      </Link>{' '}
    </>
  );
}
