// What is done with a statement: printed, saved as PDF, shared, sent by e-mail.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import type { Statement } from '#api/contract/customer/statement.ts';
import { useRights } from '#web/client/use-rights.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { noticeAtom } from '#web/state/notice.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { canShareFiles, saveStatement, shareStatement } from './send-statement.ts';
import { StatementEmailDialog } from './StatementEmailDialog.tsx';

type Props = {
  readonly bookId: number;
  readonly customerId: number;
  /** The days that are asked for. */
  readonly days: { readonly from: string; readonly to: string };
  /** Undefined while it is read. */
  readonly statement: Statement | undefined;
  readonly onPrint: () => void;
};

type Busy = 'pdf' | 'share' | null;

export function StatementActs({ bookId, customerId, days, statement, onPrint }: Props) {
  const { from, to } = days;
  const [busy, setBusy] = useState<Busy>(null);
  const [isMailing, setMailing] = useState(false);
  const setNotice = useSetAtom(noticeAtom);
  const maySend = useRights()('RequestInvoiceEmail') && statement !== undefined;
  const mail = (): void | false => (maySend ? setMailing(true) : false);
  useKeys('Statement', [{ keys: 'M', does: 'Send this statement by e-mail', run: mail }]);
  const file = statement && {
    bookId,
    customerId: statement.customer.id,
    name: statement.customer.company ?? statement.customer.name,
    from: statement.from,
    to: statement.to,
  };
  const make = (what: 'pdf' | 'share', act: typeof saveStatement) => async () => {
    if (file === undefined || busy !== null) return;
    setBusy(what);
    const isHad = await act(file);
    setBusy(null);
    if (isHad) return;
    setNotice({ kind: 'problem', text: 'Could not make the PDF. Try a shorter period.' });
  };
  return (
    <div className="ml-auto flex flex-wrap gap-2 max-sm:ml-0">
      <SheetActions
        what="this statement"
        onPrint={onPrint}
        of={async (gathering) => {
          const { statementSheet } = await import('./statement-sheet.ts');
          return statementSheet(gathering, { bookId, customerId, from, to });
        }}
      />
      <Button
        onClick={() => void make('pdf', saveStatement)()}
        busyText={busy === 'pdf' ? 'Making…' : null}
      >
        Download PDF
      </Button>
      {canShareFiles() && (
        <Button
          onClick={() => void make('share', shareStatement)()}
          busyText={busy === 'share' ? 'Making…' : null}
        >
          Share
        </Button>
      )}
      {maySend && (
        <Button kind="primary" aria-keyshortcuts="M" onClick={mail}>
          E-mail statement <Kbd>M</Kbd>
        </Button>
      )}
      {isMailing && file !== undefined && (
        <StatementEmailDialog
          statement={file}
          email={statement?.customer.email ?? null}
          onClose={() => setMailing(false)}
        />
      )}
    </div>
  );
}
