// What every part of the entry form is handed.
import type { ComponentType } from 'react';
import type { Account } from '#api/contract/account.ts';
import type { Side } from '#web/format/money.ts';
import type { JournalDraft } from '../draft/use-journal-draft.ts';

/** A line that asks for an account which does not exist yet. */
export type AddRequest = { readonly side: Side; readonly index: number; readonly text: string };

export type FormParts = {
  readonly bookId: number;
  readonly scope: number | undefined;
  readonly accounts: readonly Account[];
  readonly journal: JournalDraft;
  /** What is wrong, by the name of the place. */
  readonly errors: Readonly<Record<string, string>>;
  readonly busy: boolean;
  readonly autoFocusAt: string;
  readonly onAdd: (request: AddRequest) => void;
};

/** The sheet that creates an account; another feature's, so the routes hand it in. */
export type QuickAccount = ComponentType<{
  readonly bookId: number;
  readonly name: string;
  readonly onClose: () => void;
  readonly onSaved: (account: Account) => void;
}>;
