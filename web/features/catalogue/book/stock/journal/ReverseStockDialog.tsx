// Reversing a stock journal needs a reason; what came in goes out again, and the other way round.
import { useState } from 'react';
import { reverseStockJournal } from '#api/contract/catalogue/stock/stock-journal.ts';
import type { StockJournal } from '#api/contract/catalogue/stock/stock-journal.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import { formatCount } from '#web/format/money.ts';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { useSend } from '#web/shell/form/use-send.ts';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { invalidateStock } from '../queries.ts';
import { stockJournalNoun } from './lines.ts';

type Props = {
  readonly bookId: number;
  readonly journal: StockJournal;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

export function ReverseStockDialog({ bookId, journal, onClose, onDone }: Props) {
  const [reason, setReason] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const isCount = journal.purpose === 'count';
  const noun = stockJournalNoun(journal.purpose).within;
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const missing = submitted && reason.trim() === '' ? 'Give a reason' : null;
  const submit = (): boolean => {
    setSubmitted(true);
    if (reason.trim() === '') return false;
    const params = { bookId, stockJournalId: journal.id };
    void send(
      () => call(reverseStockJournal, { params, body: { reason: reason.trim() } }),
      async () => {
        await invalidateStock();
        onDone();
      },
    );
    return true;
  };
  return (
    <Dialog title={`Reverse ${noun} ${formatCount(journal.number)}`} onClose={onClose}>
      <p className="mb-3 text-ink-2">
        {isCount
          ? 'Stock is again what the books say without the count.'
          : journal.journal_id === null
            ? 'What came in goes out again, and the other way round.'
            : 'The goods are there again, and so is the input credit on them.'}
      </p>
      <FormFrame form={{ busy, failure, submit }} save="Reverse">
        <Required>
          <TextField
            label="Reason"
            value={reason}
            onChange={setReason}
            error={missing ?? fieldErrorsOf(failure)['reason']}
            input={{ readOnly: busy, autoComplete: 'off', maxLength: 500, dir: 'auto' }}
          />
        </Required>
      </FormFrame>
    </Dialog>
  );
}
