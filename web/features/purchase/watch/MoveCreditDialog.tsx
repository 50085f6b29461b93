// Credit of a bill that is reversed or claimed again, with its entry shown before it is posted.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import {
  createCreditReclaim,
  createCreditReversal,
  readWatch,
} from '#api/contract/trade/credit-reversal.ts';
import type { UnpaidBill } from '#api/contract/trade/credit-reversal.ts';
import { creditBackLedger, creditOutLedger, taxPaise } from '#core/trade/index.ts';
import type { TradeEntry } from '#core/trade/index.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import { invalidate } from '#web/client/query.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { useSend } from '#web/shell/form/use-send.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { WillPostEntries } from '../WillPostEntries.tsx';
import { returnName } from './wording.ts';

type Props = {
  readonly bookId: number;
  readonly kind: 'reverse' | 'reclaim';
  readonly bill: UnpaidBill;
  readonly onClose: () => void;
};

const WORDS = {
  reverse: { title: 'Reverse credit of bill', save: 'Reverse', done: 'reversed' },
  reclaim: { title: 'Claim credit of bill', save: 'Claim', done: 'claimed again' },
} as const;

/** The account is the book’s own, which is found or made when it is posted. */
const recoverable = (entry: TradeEntry): TradeEntry =>
  'accountId' in entry.to ? { ...entry, to: { role: 'credit-recoverable' } } : entry;

export function MoveCreditDialog({ bookId, kind, bill, onClose }: Props) {
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const { scope } = usePageBook();
  const notify = useSetAtom(noticeAtom);
  const [narration, setNarration] = useState('');
  const errors = fieldErrorsOf(failure);
  const { billId, billNumber, due, openPeriod: period } = bill;
  const totalPaise = taxPaise(due);
  const today = todayInIndia();
  const postedOn = period.to < today ? period.to : today;
  const { title, save, done } = WORDS[kind];
  const ledger = kind === 'reverse' ? creditOutLedger : creditBackLedger;
  const entries = ledger({ accountId: 0, bills: [due] }).map(recoverable);
  const bills = [{ billId, ...due }];
  const body = { rule: '37', period, postedOn, narration, bills, sheet: null } as const;
  const query = { book_id: bookId };
  const submit = (): boolean => {
    void send(
      () =>
        kind === 'reverse'
          ? call(createCreditReversal, {
              query,
              body: { ...body, clause: null, costAccountId: null },
            })
          : call(createCreditReclaim, { query, body }),
      async ({ id, number }) => {
        await invalidate(readWatch);
        onClose();
        const text = `Credit of ${formatRupees(totalPaise)} ${done}, ${number ?? ''}.`;
        const to = paths.creditMove(kind === 'reverse' ? 'reversal' : 'reclaim', id, scope);
        notify({ kind: 'done', text, link: { to, text: 'Open' } });
      },
    );
    return true;
  };
  return (
    <Dialog title={`${title} ${billNumber}`} grows onClose={onClose}>
      <p className="mb-3 text-ink-2">
        By rule 37, in GSTR-3B of {returnName(period)}. The entry is dated {formatDate(postedOn)}.
      </p>
      <FormFrame
        form={{ busy, failure, submit }}
        save={`${save} ${formatRupees(totalPaise)}`}
        isReady
      >
        <WillPostEntries entries={entries} accounts={[]} totalPaise={totalPaise} missing={null} />
        <TextField
          label="Note"
          optional
          value={narration}
          onChange={setNarration}
          error={errors['narration']}
          input={{ readOnly: busy, maxLength: 1000, autoComplete: 'off' }}
        />
      </FormFrame>
    </Dialog>
  );
}
