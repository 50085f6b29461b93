// What every part of the entry form is handed.
import type { ComponentType } from 'react';
import type { Account } from '#api/contract/account/account.ts';
import type { Side } from '#core/journal/index.ts';
import type { AccountKind } from '#web/client/lists.ts';
import type { OpenBillsOfEntry } from '../bills/use-open-bills.ts';
import type { UseCounts } from '../draft/choices.ts';
import type { Ghost } from '../habits/use-ghost.ts';
import type { JournalTyping } from '../draft/use-journal-draft.ts';

/** A line that asks for an account which does not exist yet. */
export type AddRequest = { readonly side: Side; readonly index: number; readonly text: string };

export type FormParts = {
  readonly bookId: number;
  readonly scope: number | undefined;
  readonly accounts: readonly Account[];
  readonly journal: JournalTyping;
  /** What is wrong, by the name of the place. */
  readonly errors: Readonly<Record<string, string>>;
  readonly busy: boolean;
  /** What this person took lately, which ranks the accounts. */
  readonly used: UseCounts;
  readonly ghost: Ghost | null;
  readonly bills: OpenBillsOfEntry;
  readonly autoFocusAt: string;
  readonly onAdd: (request: AddRequest) => void;
};

/** The sheet that creates an account; another feature's, so the routes hand it in. */
export type QuickAccount = ComponentType<{
  readonly bookId: number;
  readonly name: string;
  /** What the account will most likely be, by where it is wanted. */
  readonly kind: AccountKind;
  readonly onClose: () => void;
  readonly onSaved: (account: Account) => void;
}>;
