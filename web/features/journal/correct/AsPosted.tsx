// The entry as it was posted; what the correction changes is struck through, never rubbed out.
import type { JournalCard } from '#api/contract/journal/journal.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatPaise } from '#web/format/money.ts';
import { SideTag } from '#web/ui/marks/Marks.tsx';
import { amountPaise, SIDES } from '../draft/draft.ts';
import type { JournalDraft } from '../draft/draft.ts';
import { LineReferences } from '../sheet/LineReferences.tsx';

type Props = {
  readonly card: JournalCard;
  /** The entry as it will stand; null when the posted one is only taken back. */
  readonly changed: JournalDraft | null;
};

export function AsPosted({ card, changed }: Props) {
  const still = changed === null ? null : stillThere(changed);
  return (
    <section className="border-t-2 border-ink pt-2">
      <h3 className="mb-2 font-semibold">As posted</h3>
      <ul>
        {card.entry.map((line) => {
          const stays = still === null || still.has(`${line.accountId} ${line.amountPaise}`);
          return (
            <li key={line.id} className="border-b border-line">
              <div className="flex min-h-9 items-center gap-3">
                <SideTag side={line.amountPaise > 0 ? 'debit' : 'credit'} />
                <Kept as={stays} text={line.accountName} />
                <span className="num ml-auto">
                  <Kept as={stays} text={formatPaise(Math.abs(line.amountPaise))} />
                </span>
              </div>
              <LineReferences references={line.references} />
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-sm text-ink-2">
        {formatDate(card.date)}
        {card.narration !== '' && (
          <>
            {', '}
            <span dir="auto">{card.narration}</span>
          </>
        )}
      </p>
    </section>
  );
}

const Kept = ({ as: stays, text }: { readonly as: boolean; readonly text: string }) =>
  stays ? (
    <span dir="auto" className="min-w-0 break-words">
      {text}
    </span>
  ) : (
    <del dir="auto" className="min-w-0 break-words text-ink-2">
      {text}
    </del>
  );

/** The lines that the corrected entry has too, by account and signed amount. */
function stillThere(draft: JournalDraft): ReadonlySet<string> {
  return new Set(
    SIDES.flatMap((side) =>
      draft[side].map(({ accountId }, index) => {
        const paise = amountPaise(draft, side, index) ?? 0;
        return `${accountId} ${side === 'debit' ? paise : -paise}`;
      }),
    ),
  );
}
