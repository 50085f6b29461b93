// Marks an entry as one that sets the tax of a return off, or pays it, so that it may stand in a
// period that is filed.
import { gstSettlement } from '#core/journal/terms.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { Select } from '#web/ui/inputs/Select.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import type { JournalDraft } from '../draft/draft.ts';
import type { JournalTyping } from '../draft/use-journal-draft.ts';
import { GST_MARKS, gstMarkWords as wording } from '../wording.ts';

type Props = {
  readonly journal: JournalTyping;
  readonly busy: boolean;
  /** What the server had against the entry may not hold any more. */
  readonly onChange: () => void;
};

const KEY = 'Alt+G';
const MARKS = ['none', ...gstSettlement.options] as const;
type Mark = (typeof MARKS)[number];

const marked = ({ gst: _before, ...draft }: JournalDraft, mark: Mark): JournalDraft =>
  mark === 'none' ? draft : { ...draft, gst: mark };

export function GstMark({ journal, busy, onChange }: Props) {
  const mark: Mark = journal.draft.gst ?? 'none';
  const change = (to: Mark) => {
    if (busy) return;
    journal.change((now) => marked(now, to));
    onChange();
  };
  const next = () => change(MARKS[(MARKS.indexOf(mark) + 1) % MARKS.length] ?? 'none');
  useKeys('GST of a return', [{ keys: KEY, does: wording.change, run: next }]);
  const options = MARKS.map((value) => ({
    value,
    label: value === 'none' ? wording.none : GST_MARKS[value],
  }));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-2">
      <span className="flex items-center gap-2 text-ink-2">
        {wording.label} <Kbd>{keyLabel(KEY)}</Kbd>
      </span>
      <Select
        label={wording.label}
        value={mark}
        options={options}
        onChange={(value) => change(MARKS.find((one) => one === value) ?? 'none')}
      />
      <span className="text-sm text-ink-2">{wording.why}</span>
    </div>
  );
}
