// What a line of a hand-posted journal settles, and when it may not.
import type { ReverseJournal } from '../commands.ts';
import type { Entry } from './entries.ts';
import { settledItem } from './references.ts';
import type { NamedItem } from './references.ts';
import type { JournalRejection } from '../rejections.ts';

export type SettlingPart = {
  readonly entry: Entry;
  /** Of the journal, from 1. */
  readonly line: number;
  readonly item: NamedItem;
  readonly amountPaise: number;
};

/** @returns each part of a line that settles an item, in the order in which they are written. */
export const settlingParts = (entries: readonly Entry[]): readonly SettlingPart[] =>
  entries.flatMap((entry, index) =>
    (entry.references ?? []).flatMap((one) => {
      const item = settledItem(one);
      return item === null ? [] : [{ entry, line: index + 1, item, amountPaise: one.amountPaise }];
    }),
  );

/** What is settled, as the book has it now. */
export type OpenTarget = {
  readonly status: 'open';
  readonly number: string;
  /** Debit positive, credit negative. */
  readonly openPaise: number;
  /** `YYYY-MM-DD`: from when on it counts. */
  readonly dated: string;
};

/** An item as a part names it: one of the party's that may be settled, or why it may not. */
export type SettlingTarget =
  | OpenTarget
  | { readonly status: 'unknown' }
  | { readonly status: 'draft' | 'cancelled'; readonly number: string }
  | { readonly status: 'taxed-advance'; readonly number: string };

/** Money settles bills, and bills money: the sides differ, and no more is settled than is open. */
export function referenceTargetRefusal(
  { entry: { side }, line, amountPaise }: SettlingPart,
  target: SettlingTarget,
): JournalRejection | null {
  switch (target.status) {
    case 'unknown':
      return { kind: 'reference_item_unknown', line };
    case 'draft':
    case 'cancelled':
      return { kind: 'reference_invoice_not_issued', line, ...target };
    case 'taxed-advance':
      return { kind: 'reference_to_taxed_advance', line, number: target.number };
    case 'open': {
      const { number, openPaise } = target;
      const itemSide = openPaise > 0 ? 'debit' : 'credit';
      if (openPaise !== 0 && itemSide === side) {
        return { kind: 'reference_of_one_side', line, number };
      }
      const mostPaise = Math.abs(openPaise);
      if (amountPaise <= mostPaise) return null;
      return { kind: 'reference_exceeds_item', line, number, amountPaise, openPaise: mostPaise };
    }
  }
}

/** @param number of a refund that stands of one of the journal's lines; null where none does. */
export const refundRefusal = (number: string | null): JournalRejection | null =>
  number === null ? null : { kind: 'journal_line_refunded', number };

/** @returns why an undo leaves a journal, where a line of it settles something or was settled. */
export const undoRefusal = (
  { journalId, asUndo }: ReverseJournal['data'],
  settledOn: readonly string[],
): JournalRejection | null =>
  asUndo && settledOn.length > 0 ? { kind: 'journal_is_settled', journalId } : null;
