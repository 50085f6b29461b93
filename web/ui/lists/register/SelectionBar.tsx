// What is selected in a register, and what can be done with it, over the foot of the window.
import { formatCount } from '#web/format/money.ts';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';

export type SelectionAct = {
  readonly text: string;
  readonly keys?: string;
  readonly run: () => void;
};

type Props = {
  readonly count: number;
  /** What they come to: Total ₹50,295.00 */
  readonly total: string | null;
  readonly acts: readonly SelectionAct[];
  readonly onClear: () => void;
};

const CLEAR = (run: () => void): SelectionAct => ({ text: 'Clear', keys: 'Escape', run });

export function SelectionBar({ count, total, acts, onClear }: Props) {
  if (count === 0) return <p role="status" className="sr-only" />;
  return (
    <div role="toolbar" aria-label="Selected rows" className="register-acts">
      <p role="status">
        <b className="font-semibold">{`${formatCount(count)} selected`}</b>
        {total !== null && ` ${total}`}
      </p>
      {[...acts, CLEAR(onClear)].map(({ text, keys, run }) => (
        <button key={text} type="button" onClick={run} aria-keyshortcuts={keys}>
          {text} {keys !== undefined && <Kbd>{keyLabel(keys)}</Kbd>}
        </button>
      ))}
    </div>
  );
}
