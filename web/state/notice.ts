// The one sentence that says what just happened. The shell shows it and lets it go.
import type { ReactNode } from 'react';
import { atom } from 'jotai';

export type NoticeContent = {
  readonly text: string;
  /** Something was done, unless it is said otherwise. */
  readonly kind?: 'done' | 'problem' | 'remark';
  readonly link?: { readonly to: string; readonly text: string };
  /** What prints the money that was just recorded. */
  readonly paper?: ReactNode;
  /** The journal that was just posted: its card is marked for a moment. */
  readonly journalId?: number;
};

export const noticeAtom = atom<NoticeContent | null>(null);
