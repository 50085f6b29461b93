// The entry form with its draft, its sheet for a new account, and where it goes after posting.
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useAtomValue, useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import type { Account } from '#api/contract/account.ts';
import type { PostedJournal } from '#api/contract/journal.ts';
import { formatCount, formatRupees, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import { changeLine, firstSideOf } from './draft/draft.ts';
import { focusPlace, useJournalDraft } from './draft/use-journal-draft.ts';
import type { DraftStart } from './draft/use-journal-draft.ts';
import { JournalForm } from './form/JournalForm.tsx';
import type { AddRequest, QuickAccount } from './form/parts.ts';

type Props = DraftStart & {
  readonly bookId: number;
  readonly scope: number | undefined;
  readonly accounts: readonly Account[];
  readonly QuickAccount: QuickAccount;
};

export function JournalEntry({ bookId, scope, accounts, QuickAccount, ...start }: Props) {
  const journal = useJournalDraft(bookId, start);
  const [adding, setAdding] = useState<AddRequest | null>(null);
  const { keepEntering } = useAtomValue(preferencesAtom);
  const setNotice = useSetAtom(noticeAtom);
  const navigate = useNavigate();

  const posted = ({ journal: made }: PostedJournal) => {
    journal.startAfresh(made.voucher_type);
    setNotice({
      text: `Posted #${formatCount(made.number)}, ${formatRupees(paiseFromWire(made.amount))}.`,
      link: { to: paths.journal(made.id, bookId), text: 'View' },
      journalId: made.id,
    });
    if (!keepEntering) return void navigate(paths.journals(scope));
    requestAnimationFrame(() =>
      focusPlace({ field: 'account', side: firstSideOf(journal.draft), index: 0 }),
    );
  };
  const saved = (account: Account) => {
    if (adding === null) return;
    const { side, index } = adding;
    // The sheet is gone and has given the focus back before the focus moves on.
    flushSync(() => {
      setAdding(null);
      journal.change((now) => changeLine(now, side, index, { accountId: account.id }));
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
        onAdd={setAdding}
        onPosted={posted}
      />
      {adding !== null && (
        <QuickAccount
          bookId={bookId}
          name={adding.text.trim()}
          onClose={() => setAdding(null)}
          onSaved={saved}
        />
      )}
    </>
  );
}
