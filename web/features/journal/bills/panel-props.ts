// What the panel of open bills is handed by the entry that it stands in.
import type { Account } from '#api/contract/account/account.ts';
import type { Side } from '#core/journal/index.ts';
import type { JournalDraft, JournalDraftLine } from '../draft/draft.ts';

export type LinePlace = { readonly side: Side; readonly index: number };

export type BillsOfEntry = {
  readonly bookId: number;
  /** The entry that is being corrected: what it settles comes free with its reversal. */
  readonly before?: JournalDraft | undefined;
  readonly change: (update: (now: JournalDraft) => JournalDraft) => void;
  readonly close: (line: LinePlace) => void;
};

export type BillPanelProps = LinePlace & {
  readonly bills: BillsOfEntry;
  readonly party: Account;
  readonly line: JournalDraftLine;
  /** The line's amount; null while it has none. */
  readonly paise: number | null;
  readonly busy: boolean;
  readonly onLeave: () => void;
};
