// One side of the T: its lines, and a way to add one where the side may grow.
import type { Side } from '#core/journal/index.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { SideTag, Kbd } from '#web/ui/marks/Marks.tsx';
import { journalWords as wording } from '../wording.ts';
import { addLine, mayAddLine, otherSide } from '../draft/draft.ts';
import { LineRow } from './LineRow.tsx';
import type { FormParts } from './parts.ts';
import type { Ghost } from '../habits/use-ghost.ts';

/** The columns of a line; on a phone its fields stand in two rows and need no heads. */
const HEADS =
  'grid grid-cols-[minmax(0,1fr)_9rem_2rem] gap-x-2 pb-1 text-xs font-medium text-ink-2 ' +
  'max-sm:hidden';

export function SideColumn({ side, ...parts }: FormParts & { readonly side: Side }) {
  const { draft, go } = parts.journal;
  const lines = draft[side];
  const title = side === 'debit' ? 'Debit' : 'Credit';
  const grow = () => go(addLine(draft, side), { field: 'account', side, index: lines.length });
  return (
    <section
      aria-label={title}
      className={side === 'credit' ? 'max-md:border-t-2 max-md:border-ink md:rule-middle' : ''}
    >
      <h2 className="flex items-center gap-2 px-4 py-2 font-semibold rule-under">
        <SideTag side={side} />
        {title}
        <span className="text-sm font-normal text-ink-2">
          {wording.sides[draft.voucherType][side]}
        </span>
      </h2>
      <div className="px-4 pt-2 pb-2 md:min-h-44">
        <div aria-hidden="true" className={HEADS}>
          <span>Account</span>
          <span className="pr-[13px] text-right">Amount (₹)</span>
        </div>
        {lines.map((line, index) => (
          <LineRow key={line.key} side={side} index={index} line={line} {...parts} />
        ))}
        {mayAddLine(draft, side) ? (
          <button
            type="button"
            onClick={grow}
            disabled={parts.busy}
            className={
              'flex min-h-8 items-center gap-1 rounded-sm px-2 text-sm font-medium ' +
              'text-brand-ink hover:bg-surface-2 pointer-coarse:min-h-11'
            }
          >
            <Icon name="plus" size={16} />
            Add {side} line
          </button>
        ) : (
          <p className="px-3 py-1 text-sm text-ink-3">{wording.oneToMany[otherSide(side)]}</p>
        )}
        {parts.ghost?.side === side && <GhostLine {...parts.ghost} />}
      </div>
    </section>
  );
}

// The last entry of the kind, in a quiet line under the account it was made with.
function GhostLine({ text, take }: Ghost) {
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
