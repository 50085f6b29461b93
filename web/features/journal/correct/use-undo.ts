// What is changed in a correction is taken back field by field, until it is posted.
import { useState } from 'react';
import { SIDES } from '../draft/draft.ts';
import type { JournalDraft } from '../draft/draft.ts';
import type { LineSettling } from '../draft/settling.ts';

type Drafts = readonly [JournalDraft, ...JournalDraft[]];

const settlingText = ({ bills, rest }: LineSettling): string => JSON.stringify([bills, rest]);

/** @returns the name of the first field in which two drafts differ, or null. */
function fieldChanged(before: JournalDraft, after: JournalDraft): string | null {
  if (before.dateText !== after.dateText) return 'date';
  if (before.narration !== after.narration) return 'narration';
  if (JSON.stringify(before.gst) !== JSON.stringify(after.gst)) return 'gst';
  for (const side of SIDES) {
    if (before[side].length !== after[side].length) return `${side} ${after[side].length}`;
    for (const [index, line] of after[side].entries()) {
      const was = before[side][index];
      if (was?.accountId !== line.accountId) return `${side} ${index} account`;
      if (settlingText(was) !== settlingText(line)) return `${side} ${index} bills`;
      if (was.amountText !== line.amountText) return `${side} ${index} amount`;
    }
  }
  return null;
}

/** What is typed into one field is one change. */
export function changed([now, ...earlier]: Drafts, next: JournalDraft): Drafts {
  const field = fieldChanged(now, next);
  if (field === null) return [now, ...earlier];
  const [before] = earlier;
  const goesOn = before !== undefined && fieldChanged(before, now) === field;
  return goesOn ? [next, ...earlier] : [next, now, ...earlier];
}

export function useUndo(start: JournalDraft) {
  const [drafts, setDrafts] = useState<Drafts>([start]);
  const change = (update: (now: JournalDraft) => JournalDraft) =>
    setDrafts((all) => changed(all, update(all[0])));
  /** @returns false when nothing is changed. */
  const undo = (): void | false => {
    const [, before, ...earlier] = drafts;
    if (before === undefined) return false;
    setDrafts([before, ...earlier]);
  };
  return { draft: drafts[0], change, undo };
}
