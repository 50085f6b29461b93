// A posted entry to be read: its days, both sides and the total of one, and what is linked with it.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { JournalCard } from '#api/contract/journal/journal.ts';
import { formatDate, formatInstant } from '#web/format/dates.ts';
import { formatCount, formatPaise } from '#web/format/money.ts';
import type { Side } from '#core/journal/index.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { KeyValue } from '#web/ui/lists/Figures.tsx';
import { SideTag } from '#web/ui/marks/Marks.tsx';
import { SIDES } from '../draft/draft.ts';
import { journalOf } from '../queries.ts';
import { LineReferences } from './LineReferences.tsx';
import { SourceLink } from './SourceLink.tsx';
import { gstOfCard, VOUCHER_NAMES } from '../wording.ts';

export function Voucher({ card }: { readonly card: JournalCard }) {
  return (
    <div className="flex flex-col gap-4">
      <KeyValue
        pairs={[
          { name: 'Date', value: formatDate(card.date) },
          { name: 'Recorded', value: formatInstant(card.createdAt) },
          { name: 'By', value: card.recordedBy.name },
          { name: 'Voucher', value: VOUCHER_NAMES[card.voucherType] },
          ...(card.gst === undefined ? [] : [{ name: 'GST', value: gstOfCard(card.gst) }]),
          ...(card.narration === '' ? [] : [{ name: 'Narration', value: card.narration }]),
          ...(card.source === null
            ? []
            : [{ name: 'Posted from', value: <SourceLink source={card.source} /> }]),
          ...linksOf(card).map(({ name, id }) => ({ name, value: <EntryLink id={id} /> })),
        ]}
      />
      <div className="rule-top">
        {SIDES.map((side) => (
          <Lines key={side} card={card} side={side} />
        ))}
        <p className="flex min-h-9 items-center border-t border-ink px-1 font-semibold rule-double">
          Total
          <span className="num ml-auto">{formatPaise(card.amountPaise)}</span>
        </p>
      </div>
    </div>
  );
}

function Lines({ card, side }: { readonly card: JournalCard; readonly side: Side }) {
  const { scope } = usePageBook();
  const sign = side === 'debit' ? 1 : -1;
  const lines = card.entry.filter(({ amountPaise }) => amountPaise * sign > 0);
  return (
    <ul aria-label={side === 'debit' ? 'Debit' : 'Credit'}>
      {lines.map((line) => (
        <li key={line.id} className="border-b border-line">
          <div className="flex min-h-9 items-center gap-3 px-1 py-1.5">
            <SideTag side={side} />
            <Link
              to={paths.account(line.accountId, scope)}
              dir="auto"
              className="link-quiet min-w-0"
            >
              {line.accountName}
            </Link>
            <span className="num ml-auto">{formatPaise(Math.abs(line.amountPaise))}</span>
          </div>
          <LineReferences references={line.references} />
        </li>
      ))}
    </ul>
  );
}

const linksOf = (card: JournalCard) =>
  [
    { name: 'Corrected by', id: card.correctedBy },
    { name: 'Reversed by', id: card.reversedBy },
    { name: 'Reversal of', id: card.reverses },
    { name: 'Corrects', id: card.corrects },
  ].flatMap(({ name, id }) => (id === null ? [] : [{ name, id }]));

function EntryLink({ id }: { readonly id: number }) {
  const { id: bookId } = usePageBook();
  const { data } = useQuery(journalOf(bookId, id));
  return (
    <Link to={paths.journal(id, bookId)} className="link-quiet">
      {data === undefined ? 'Open' : `#${formatCount(data.number)}`}
    </Link>
  );
}
