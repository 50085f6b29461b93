// The last entry of the kind, in a quiet line under the account it was made with.
import { Kbd } from '#web/ui/marks/Marks.tsx';
import type { Ghost } from '../habits/use-ghost.ts';

export function GhostLine({ text, take }: Ghost) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-keyshortcuts="ArrowRight"
      // The field keeps the focus until the place it leads to has it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={take}
      className={
        'flex min-h-8 w-full items-center gap-2 rounded-sm px-2 py-1 text-left text-sm ' +
        'text-ink-2 italic hover:bg-surface-2 pointer-coarse:min-h-11'
      }
    >
      <span dir="auto" className="min-w-0">
        {text}
      </span>
      <Kbd>→</Kbd>
    </button>
  );
}
