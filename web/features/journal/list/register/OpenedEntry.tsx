// An entry opened in place: its T, when it was recorded, and what can be done with it.
import { Link } from 'react-router-dom';
import type { JournalCard } from '#api/contract/journal/journal.ts';
import { useAllowed, useMayReverseWord } from '#web/client/use-rights.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { formatInstant } from '#web/format/dates.ts';
import { formatCount, formatPaise } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd, SideTag } from '#web/ui/marks/Marks.tsx';
import { checkInWords } from '../checks/CheckMark.tsx';
import { markText, mayMark } from '../checks/marking.ts';
import { useMayCorrect } from '../../correct/use-journal-tools.tsx';
import type { JournalTools } from '../../correct/use-journal-tools.tsx';
import { LineReferences } from '../../sheet/LineReferences.tsx';
import { SourceLink } from '../../sheet/SourceLink.tsx';

type Props = { readonly card: JournalCard; readonly tools: JournalTools };

export const OpenedEntry = ({ card, tools }: Props) => (
  <>
    <div className="register-sides">
      <OneSide card={card} side="debit" />
      <OneSide card={card} side="credit" />
      <p className="text-xs text-ink-2">
        Recorded {formatInstant(card.createdAt)}, event {formatCount(card.seq)}
        <br />
        By {card.recordedBy.name}
        {card.checked !== undefined && (
          <>
            <br />
            {checkInWords(card.checked)}
          </>
        )}
        {card.source !== null && (
          <>
            <br />
            Posted from <SourceLink source={card.source} />
          </>
        )}
      </p>
    </div>
    {card.narration !== '' && (
      <p dir="auto" className="py-1 text-ink-2 wrap-anywhere">
        {card.narration}
      </p>
    )}
    <Acts card={card} tools={tools} />
  </>
);

function Acts({ card, tools }: Props) {
  const { id: bookId } = usePageBook();
  const may = useAllowed(bookId);
  const mayCorrect = useMayCorrect();
  const mayReverse = useMayReverseWord();
  return (
    <div className="flex flex-wrap items-center gap-2 pt-2 print:hidden">
      <PresentOnly>
        {mayCorrect(card) && (
          <Button aria-keyshortcuts="X" onClick={() => tools.correct(card)}>
            Correct <Kbd>{keyLabel('X')}</Kbd>
          </Button>
        )}
        {mayMark([card], mayReverse) && (
          <Button aria-keyshortcuts="Shift+C" onClick={() => void tools.check([card])}>
            {markText([card])} <Kbd>{keyLabel('Shift+C')}</Kbd>
          </Button>
        )}
        {may('PostJournal') && (
          <Button aria-keyshortcuts="Shift+D" onClick={() => tools.duplicate(card)}>
            Duplicate <Kbd>{keyLabel('Shift+D')}</Kbd>
          </Button>
        )}
      </PresentOnly>
      <Button aria-keyshortcuts="H" onClick={() => tools.history(card)}>
        History <Kbd>{keyLabel('H')}</Kbd>
      </Button>
      <Link to={paths.journal(card.id, bookId)} className="link ml-auto">
        Open the full page
      </Link>
      <Kbd>O</Kbd>
    </div>
  );
}

type SideProps = { readonly card: JournalCard; readonly side: 'debit' | 'credit' };

function OneSide({ card, side }: SideProps) {
  const { scope } = usePageBook();
  const sign = side === 'debit' ? 1 : -1;
  const lines = card.entry.filter(({ amountPaise }) => amountPaise * sign > 0);
  return (
    <ul aria-label={side === 'debit' ? 'Debit' : 'Credit'}>
      {lines.map(({ id, accountId, accountName: name, amountPaise, references }) => (
        <li key={id}>
          <div className="flex items-center gap-2">
            <SideTag side={side} />
            <Link to={paths.account(accountId, scope)} dir="auto" className="min-w-0 wrap-anywhere">
              {name}
            </Link>
            <span className="num ml-auto">{formatPaise(Math.abs(amountPaise))}</span>
          </div>
          <LineReferences references={references} />
        </li>
      ))}
    </ul>
  );
}
