// Under a line of a customer or supplier: what it settles, and the way to its open bills. Who types
// on without them posts on account.
import type { Account } from '#api/contract/account/account.ts';
import type { Side } from '#core/journal/index.ts';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { amountPaise } from '../draft/draft.ts';
import type { JournalDraft, JournalDraftLine } from '../draft/draft.ts';
import { settlingInWords } from '../draft/settling.ts';
import type { OpenBillsOfEntry } from './use-open-bills.ts';

type Props = {
  readonly bills: OpenBillsOfEntry;
  readonly party: Account;
  readonly draft: JournalDraft;
  readonly side: Side;
  readonly index: number;
  readonly line: JournalDraftLine;
  readonly busy: boolean;
  /** Goes on from the line, once all of it is settled. */
  readonly onLeave: () => void;
};

export function LineBills({ bills, party, draft, side, index, line, busy, onLeave }: Props) {
  const { opened, open } = bills;
  const paise = amountPaise(draft, side, index);
  if (opened?.side === side && opened.key === line.key) {
    const leave = () => {
      bills.reset();
      onLeave();
    };
    return (
      <opened.Panel
        bills={bills}
        party={party}
        side={side}
        index={index}
        line={line}
        paise={paise}
        busy={busy}
        onLeave={leave}
      />
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-x-2 pl-3 text-xs text-ink-2">
      <span dir="auto">{settlingInWords(line, paise)}</span>
      <button
        type="button"
        // Whoever goes by Tab goes on; the keys open the bills.
        tabIndex={-1}
        disabled={busy}
        aria-keyshortcuts="ArrowDown"
        onClick={() => void open({ side, index }, 'choose')}
        className={
          'inline-flex items-center gap-1 rounded-sm font-medium text-brand-ink ' +
          'hover:bg-surface-2 pointer-coarse:min-h-11'
        }
      >
        Open bills <Kbd>{keyLabel('↓')}</Kbd>
      </button>
    </p>
  );
}
