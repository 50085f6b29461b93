// How the shares of a company are said from its profit and loss account: a button, a key, a dialog.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import type { ProfitAndLossReply } from '#api/contract/account/financial-statements.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { useRights } from '#web/client/use-rights.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { noticeAtom } from '#web/state/notice.ts';
import { ShareCapitalDialog } from './ShareCapitalDialog.tsx';

export function useShareCapital(
  bookId: number,
  reply: ProfitAndLossReply | undefined,
  from: CalendarDate,
) {
  const may = useRights();
  const notify = useSetAtom(noticeAtom);
  const [isOpen, setOpen] = useState(false);
  const perShare = reply?.earningsPerShare ?? null;
  const onSet = may('ChangeBookSettings') && perShare !== null ? () => setOpen(true) : null;
  const done = (text: string) => {
    setOpen(false);
    notify({ kind: 'done', text });
  };
  return {
    onSet,
    key: {
      keys: 'N',
      does: 'Number of equity shares',
      run: () => (onSet === null ? false : onSet()),
      writes: true,
    },
    hint: onSet !== null && (
      <>
        , <Kbd>N</Kbd> shares
      </>
    ),
    dialog: isOpen && perShare !== null && (
      <ShareCapitalDialog
        bookId={bookId}
        from={from}
        set={perShare.set}
        onClose={() => setOpen(false)}
        onDone={done}
      />
    ),
  };
}
