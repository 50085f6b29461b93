// One journal: its number, days, total and narration, and the T with its lines.
import { Link } from 'react-router-dom';
import type { JournalCard as Card } from '#api/contract/journal/journal.ts';
import { useAllowed } from '#web/client/use-rights.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { formatDate, formatInstant } from '#web/format/dates.ts';
import { formatCount, formatPaise, formatRupees } from '#web/format/money.ts';
import type { Side } from '#core/journal/index.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Badge, Kbd, SideTag } from '#web/ui/marks/Marks.tsx';
import { gstOfCard, VOUCHER_NAMES } from '../../wording.ts';
import { useMayCorrect } from '../../correct/use-journal-tools.tsx';
import { LineReferences } from '../../sheet/LineReferences.tsx';
import type { JournalTools } from '../../correct/use-journal-tools.tsx';

type Props = {
  readonly card: Card;
  /** Just posted: marked for a moment. */
  readonly fresh?: boolean;
  readonly tools: JournalTools;
};

export function JournalTile({ card, fresh = false, tools }: Props) {
  const { id: bookId } = usePageBook();
  return (
    <article data-journal={card.id} className={`card ${fresh ? 'just-posted' : ''}`}>
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3">
        <Link to={paths.journal(card.id, bookId)} data-row="" className="link-quiet font-semibold">
          #{formatCount(card.number)}
        </Link>
        <span className="text-ink-2">{VOUCHER_NAMES[card.voucherType]}</span>
        {card.gst !== undefined && <span className="font-medium">{gstOfCard(card.gst)}</span>}
        <span className="text-ink-2">{formatDate(card.date)}</span>
        <span className="text-xs text-ink-3">recorded {formatInstant(card.createdAt)}</span>
        <Links card={card} />
        <span className="ml-auto text-lg font-semibold whitespace-nowrap">
          {formatRupees(card.amountPaise)}
        </span>
        {card.narration !== '' && (
          <p dir="auto" className="w-full break-words text-ink-2">
            {card.narration}
          </p>
        )}
      </header>
      <div className="grid border-t-2 border-ink sm:grid-cols-2">
        <Lines card={card} side="debit" />
        <Lines card={card} side="credit" />
      </div>
      <Tools card={card} tools={tools} />
    </article>
  );
}

function Tools({ card, tools }: Pick<Props, 'card' | 'tools'>) {
  const number = `#${formatCount(card.number)}`;
  const may = useAllowed(usePageBook().id);
  const mayCorrect = useMayCorrect();
  return (
    <div className="flex flex-wrap justify-end gap-1 border-t border-line px-2 py-1 print:hidden">
      <PresentOnly>
        {mayCorrect(card) && (
          <Button kind="quiet" aria-keyshortcuts="X" onClick={() => tools.correct(card)}>
            Correct<span className="sr-only"> {number}</span> <Kbd>{keyLabel('X')}</Kbd>
          </Button>
        )}
        {may('PostJournal') && (
          <Button kind="quiet" aria-keyshortcuts="Shift+D" onClick={() => tools.duplicate(card)}>
            Duplicate<span className="sr-only"> {number}</span>
          </Button>
        )}
      </PresentOnly>
      <Button kind="quiet" aria-keyshortcuts="H" onClick={() => tools.history(card)}>
        History<span className="sr-only"> of {number}</span> <Kbd>{keyLabel('H')}</Kbd>
      </Button>
    </div>
  );
}

function Lines({ card, side }: { readonly card: Card; readonly side: Side }) {
  const { scope } = usePageBook();
  const sign = side === 'debit' ? 1 : -1;
  const lines = card.entry
    .map((line) => ({ ...line, paise: line.amountPaise * sign }))
    .filter(({ paise }) => paise > 0);
  const edge = side === 'credit' ? 'max-sm:border-t max-sm:border-line sm:rule-middle' : '';
  return (
    <ul aria-label={side === 'debit' ? 'Debit' : 'Credit'} className={`px-4 py-2 ${edge}`}>
      {lines.map((line) => (
        <li key={line.id}>
          <div className="flex min-h-8 items-center gap-3">
            <SideTag side={side} />
            <Link
              to={paths.account(line.accountId, scope)}
              dir="auto"
              className="link-quiet min-w-0"
            >
              {line.accountName}
            </Link>
            <span className="num ml-auto">{formatPaise(line.paise)}</span>
          </div>
          <LineReferences references={line.references} />
        </li>
      ))}
    </ul>
  );
}

/**
 * What the journal corrects or reverses, or what took it back: amounts stay, they still happened.
 */
function Links({ card }: { readonly card: Card }) {
  const { id: bookId } = usePageBook();
  const links = [
    { id: card.correctedBy, text: 'Corrected' },
    { id: card.correctedBy === null ? card.reversedBy : null, text: 'Reversed' },
    { id: card.reverses, text: 'Reversal' },
    { id: card.corrects, text: 'Correction' },
  ];
  return links.flatMap(({ id, text }) =>
    id === null
      ? []
      : [
          <Link key={text} to={paths.journal(id, bookId)}>
            <Badge kind="plum">{text}</Badge>
          </Link>,
        ],
  );
}
