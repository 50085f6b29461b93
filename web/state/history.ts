// The record whose history is open over the page.
import { atom } from 'jotai';

export type HistoryOf = {
  readonly bookId: number;
  /** The kind in the address of its history: journal, account, product. */
  readonly kind: string;
  readonly id: number;
  /** What the sheet is called after: `#1,276`, a name. */
  readonly title: string;
};

export const historyAtom = atom<HistoryOf | null>(null);
