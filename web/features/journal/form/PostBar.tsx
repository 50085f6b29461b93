// The narration and the button, with whatever the server had against it above the button.
import type { Failure } from '#web/client/failure.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { Notice } from '#web/ui/states/Notice.tsx';
import { journalWords as wording } from '../wording.ts';
import { draftTotalsOf } from '../draft/draft.ts';
import { onJournalEnter } from '../draft/use-journal-draft.ts';
import type { JournalTyping } from '../draft/use-journal-draft.ts';
import { BalanceVerdict } from './BalanceBar.tsx';

type Props = {
  readonly journal: JournalTyping;
  readonly busy: boolean;
  readonly failure: Failure | null;
  /** Puts the entry into the Outbox; null when it could be sent. */
  readonly onKeep: (() => void) | null;
};

const NARRATION_MAX = 1000;

/** On a phone the button stays under the thumb, below the totals, whatever is scrolled. */
const BOTTOM_BAR =
  'foot-bar max-sm:sticky max-sm:bottom-0 max-sm:h-[calc(60px+env(safe-area-inset-bottom))]';

export function PostBar({ journal, busy, failure, onKeep }: Props) {
  const { draft, change } = journal;
  const isWide = useWide();
  return (
    <>
      {failure !== null && (
        <div className="border-t border-line px-4 py-3">
          <Notice kind="problem">
            {sentenceOf(failure)}
            {onKeep !== null && (
              <Button kind="quiet" className="ml-2" onClick={onKeep}>
                Keep it in the Outbox
              </Button>
            )}
          </Notice>
        </div>
      )}
      <div className="flex items-center gap-3 border-t border-line px-4 py-3 max-sm:contents">
        <div
          className={
            'flex flex-1 items-center gap-3 max-sm:flex-col max-sm:items-start max-sm:gap-1 ' +
            'max-sm:border-t max-sm:border-line max-sm:px-4 max-sm:py-3'
          }
        >
          {isWide && (
            <p className="whitespace-nowrap empty:hidden">
              <BalanceVerdict totals={draftTotalsOf(draft)} />
            </p>
          )}
          <label htmlFor="journal-narration" className="text-ink-2">
            Narration
          </label>
          <input
            id="journal-narration"
            type="text"
            data-place="narration"
            dir="auto"
            autoComplete="off"
            maxLength={NARRATION_MAX}
            placeholder="What is this for?"
            value={draft.narration}
            readOnly={busy}
            onChange={(event) => change((now) => ({ ...now, narration: event.target.value }))}
            onKeyDown={(event) => {
              if (event.key === 'Enter') onJournalEnter(event, journal, { field: 'narration' });
            }}
            className="control"
          />
        </div>
        <div data-foot="" className={BOTTOM_BAR}>
          <Button
            type="submit"
            kind="primary"
            data-place="post"
            aria-keyshortcuts="Control+Enter"
            busyText={busy ? wording.posting : null}
            className="max-sm:w-full"
          >
            {wording.post} <Kbd onBrand>Ctrl ↵</Kbd>
          </Button>
        </div>
      </div>
    </>
  );
}
