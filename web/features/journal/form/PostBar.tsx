// The narration and the button, with whatever the server had against it above the button.
import type { Failure } from '#web/client/failure.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { Button } from '#web/ui/Button.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { journal as wording } from '../wording.ts';
import type { JournalDraft } from '../draft/use-journal-draft.ts';

type Props = {
  readonly journal: JournalDraft;
  readonly busy: boolean;
  readonly failure: Failure | null;
  /** Puts the entry into the Outbox; null when it could be sent. */
  readonly onKeep: (() => void) | null;
};

const NARRATION_MAX = 1000;

export function PostBar({ journal, busy, failure, onKeep }: Props) {
  const { draft, change, enter } = journal;
  return (
    <div className="border-t border-line px-4 py-3">
      {failure !== null && (
        <div className="mb-3">
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
      <div className="flex flex-wrap items-center gap-3 sm:flex-nowrap">
        <label htmlFor="journal-narration" className="text-ink-2 max-sm:w-full">
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
            if (event.key !== 'Enter' || event.ctrlKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            enter({ field: 'narration' });
          }}
          className="control"
        />
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
  );
}
