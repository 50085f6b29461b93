// The keys that work wherever the focus is on the page of an entry.
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { acceptKeys, useKeys } from '#web/shell/keys/use-keys.ts';
import type { KeyAction } from '#web/shell/keys/registry.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import { journalWords as wording, VOUCHERS } from '../wording.ts';
import { moveJournalLine, removeJournalLine } from './draft.ts';
import { placeNamed } from './next-field.ts';
import type { JournalPlace } from './next-field.ts';
import { focusJournalPlace } from './use-journal-draft.ts';
import type { JournalTyping } from './use-journal-draft.ts';

type Deeds = {
  readonly journal: JournalTyping;
  readonly scope: number | undefined;
  readonly lastNarration: string;
  readonly busy: boolean;
  readonly onPost: (how: { readonly another: boolean }) => void;
};

export function useFormKeys({ journal, scope, lastNarration, busy, onPost }: Deeds): boolean {
  const { tallyKeys } = useAtomValue(preferencesAtom);
  const navigate = useNavigate();
  // What was opened first has nothing before it.
  const back = () => {
    const { idx } = (history.state ?? {}) as { idx?: number };
    void (idx === undefined || idx === 0 ? navigate(paths.journals(scope)) : navigate(-1));
  };
  const repeat = (): void | false => {
    if (lastNarration === '') return false;
    journal.change((now) => ({ ...now, narration: lastNarration }));
  };
  const keys = [
    ...acceptKeys(wording.post, () => onPost({ another: false })),
    { keys: 'Ctrl+Shift+Enter', does: wording.postNext, run: () => onPost({ another: true }) },
    { keys: 'F2', does: 'Change the date', run: () => focusJournalPlace({ field: 'date' }) },
    ...VOUCHERS.map(({ value, label, key }): KeyAction => ({
      keys: key,
      does: `Make it a ${label.toLowerCase()}`,
      tally: true,
      run: () => journal.changeType(value),
    })),
    { keys: 'Alt+R', does: 'Repeat the last narration', run: repeat },
    ...lineKeys(journal),
  ];
  useKeys('New journal entry', [
    // What is on its way stays as it was sent.
    ...keys.map((key) => (busy ? { ...key, run: () => undefined } : key)),
    { keys: 'Escape', does: 'Back; the draft is kept', run: back },
  ]);
  return tallyKeys;
}

/** They mean the line that has the focus. */
function lineKeys(journal: JournalTyping): readonly KeyAction[] {
  const onLine =
    (act: (at: Extract<JournalPlace, { side: unknown }>) => void) => (): void | false => {
      const control = document.activeElement;
      const place = control instanceof HTMLElement ? placeNamed(control.dataset['place']) : null;
      if (place === null || !('side' in place)) return false;
      act(place);
    };
  const move = (step: 1 | -1) =>
    onLine(({ side, index, field }) => {
      const moved = moveJournalLine(journal.now(), side, index, step);
      if (moved !== journal.now()) journal.go(moved, { side, field, index: index + step });
    });
  const remove = onLine(({ side, index }) => {
    if (index === 0) return;
    journal.go(removeJournalLine(journal.now(), side, index), {
      field: 'amount',
      side,
      index: index - 1,
    });
  });
  return [
    { keys: 'Alt+ArrowUp', does: 'Move this line up', run: move(-1) },
    { keys: 'Alt+ArrowDown', does: 'Move this line down', run: move(1) },
    { keys: 'Alt+Backspace', does: 'Remove this line', run: remove },
  ];
}
