// Asks what there is to say of entries that are marked as checked, or no longer are. Nothing need
// be said: Enter marks them.
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSetAtom } from 'jotai';
import { checkEndpoints, journalCheckNoteMax } from '#api/contract/journal/checks.ts';
import { listJournals, readJournal, readJournalFigures } from '#api/contract/journal/journal.ts';
import type { JournalCard } from '#api/contract/journal/journal.ts';
import { keepKeys } from '#web/ahead/keep.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { newKey } from '#web/client/new-key.ts';
import { invalidate } from '#web/client/query.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Field } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { entriesInWords } from '../register/days.ts';
import { isWhollyChecked, markText } from './marking.ts';

const { checkJournals, withdrawChecks } = checkEndpoints;

type Props = {
  readonly cards: readonly JournalCard[];
  readonly onDone: () => void;
  readonly onClose: () => void;
};

function useMarking({ cards, onDone }: Props) {
  const { id: bookId } = usePageBook();
  const setNotice = useSetAtom(noticeAtom);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const withdraws = isWhollyChecked(cards);
  const mark = async (note: string) => {
    if (isBusy) return;
    const meant = withdraws ? cards : cards.filter(({ checked }) => checked === undefined);
    setBusy(true);
    // The next key is for the list as it is then.
    const answered = keepKeys();
    const result = await call(withdraws ? withdrawChecks : checkJournals, {
      query: { book_id: bookId },
      body: { journal_ids: meant.map(({ id }) => id), note },
      idempotencyKey: newKey(),
    });
    if (result.ok) await invalidate(listJournals, readJournalFigures, readJournal);
    // The next key must find the list without the dialog, or the dialog with its problem.
    flushSync(() => {
      setBusy(false);
      if (!result.ok) return setProblem(sentenceOf(result.failure));
      const word = withdraws ? 'no longer marked as checked' : 'marked as checked';
      setNotice({ text: `${entriesInWords(result.value.journal_ids.length)} ${word}.` });
      return onDone();
    });
    answered(result.ok);
  };
  return { isBusy, problem, mark };
}

export function CheckDialog(props: Props) {
  const { cards, onClose } = props;
  const { isBusy, problem, mark } = useMarking(props);
  const [note, setNote] = useState('');
  return (
    <Dialog
      title={markText(cards)}
      beside={<span className="text-sm text-ink-2">{entriesInWords(cards.length)}</span>}
      onClose={onClose}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void mark(note.trim());
        }}
      >
        <Field label="Note" optional error={problem}>
          {(control) => (
            <input
              {...control}
              type="text"
              autoFocus
              autoComplete="off"
              dir="auto"
              maxLength={journalCheckNoteMax}
              value={note}
              onChange={(event) => setNote(event.target.value)}
              className="control"
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" disabled={isBusy}>
            {markText(cards)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
