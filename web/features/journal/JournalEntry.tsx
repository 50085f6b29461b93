// The entry form with its draft, its sheet for a new account, and where it goes after posting.
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAtomValue, useSetAtom } from 'jotai';
import type { Account } from '#api/contract/account/account.ts';
import type { PostedJournal } from '#api/contract/journal/journal.ts';
import { keepKeysUntil } from '#web/ahead/keep.ts';
import { useGo } from '#web/ahead/use-go.ts';
import { formatInstant } from '#web/format/dates.ts';
import { formatCount, formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import { kindAt } from './draft/choices.ts';
import { changeJournalLine, newJournalDraft } from './draft/draft.ts';
import { nextInRow } from './draft/next-entry.ts';
import { firstMissing } from './draft/next-field.ts';
import { focusJournalPlace, useJournalDraft } from './draft/use-journal-draft.ts';
import type { JournalDraftStart } from './draft/use-journal-draft.ts';
import { JournalForm } from './form/JournalForm.tsx';
import type { AddRequest, QuickAccount } from './form/parts.ts';
import type { Habits } from './habits/habits.ts';

type Props = JournalDraftStart & {
  readonly bookId: number;
  readonly scope: number | undefined;
  readonly accounts: readonly Account[];
  readonly habits: Habits;
  readonly QuickAccount: QuickAccount;
};

/** The sheet for a new account stands and knows the kinds of account. */
const sheetStands = (): boolean =>
  document.querySelector('dialog:modal') !== null &&
  document.querySelector('dialog [aria-busy=true]') === null;

export function JournalEntry({ bookId, scope, habits, QuickAccount, ...start }: Props) {
  const [made, setMade] = useState<readonly Account[]>([]);
  const accounts = useMemo(() => withMade(start.accounts, made), [start.accounts, made]);
  const journal = useJournalDraft(bookId, start);
  // The order of the accounts stays as it was seen, while the newest entries are read again behind.
  const [used] = useState(habits.used);
  const [adding, setAdding] = useState<AddRequest | null>(null);
  const { keepEntering } = useAtomValue(preferencesAtom);
  const setNotice = useSetAtom(noticeAtom);
  const go = useGo();

  const posted = (
    { journal: entry }: PostedJournal,
    { another }: { readonly another: boolean },
  ) => {
    const before = journal.now();
    setNotice({
      text:
        `Posted #${formatCount(entry.number)}, ${formatRupees(entry.amountPaise)}. ` +
        `Recorded ${formatInstant(entry.createdAt)}.`,
      link: { to: paths.journal(entry.id, bookId), text: 'View' },
      journalId: entry.id,
    });
    if (!another && !keepEntering) {
      journal.startAfresh(before.voucherType);
      return go(paths.journals(scope));
    }
    const { draft, place } = another
      ? nextInRow(before, accounts)
      : firstMissing(newJournalDraft(before.dateText, before.voucherType));
    flushSync(() => journal.startFrom(draft));
    focusJournalPlace(place);
  };
  const add = (request: AddRequest) => {
    setAdding(request);
    keepKeysUntil(sheetStands);
  };
  const saved = (account: Account) => {
    if (adding === null) return;
    const { side, index } = adding;
    // The sheet is gone and has given the focus back before the focus moves on.
    flushSync(() => {
      setAdding(null);
      setMade([...made, account]);
      journal.change((now) => changeJournalLine(now, side, index, { accountId: account.id }));
    });
    journal.enter({ field: 'account', side, index });
  };
  return (
    <>
      <JournalForm
        {...start}
        bookId={bookId}
        scope={scope}
        accounts={accounts}
        journal={journal}
        used={used}
        lastNarration={habits.lastNarration}
        onAdd={add}
        onPosted={posted}
      />
      {adding !== null && (
        <QuickAccount
          bookId={bookId}
          name={adding.text.trim()}
          kind={kindAt(journal.draft.voucherType, adding.side)}
          onClose={() => setAdding(null)}
          onSaved={saved}
        />
      )}
    </>
  );
}

/** An account that was made here is there at once, and stays when the list is read again. */
const withMade = (accounts: readonly Account[], made: readonly Account[]): readonly Account[] => {
  const known = new Set(accounts.map(({ id }) => id));
  const fresh = made.filter(({ id }) => !known.has(id));
  return fresh.length === 0 ? accounts : [...accounts, ...fresh];
};
