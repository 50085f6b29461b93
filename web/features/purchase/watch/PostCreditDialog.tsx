// An entry of credit that is reversed or claimed again, shown before it is posted: in which return
// it stands, what it posts, and a note.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSetAtom } from 'jotai';
import { readInputCredit } from '#api/contract/trade/input-credit.ts';
import {
  createCreditReclaim,
  createCreditReversal,
  readWatch,
} from '#api/contract/trade/credit-reversal.ts';
import type { ReadEndpoint } from '#api/contract/wire/endpoint.ts';
import { creditBackLedger, creditOutLedger, taxPaise } from '#core/trade/index.ts';
import type { BlockedClause, CreditHeads, TradeEntry } from '#core/trade/index.ts';
import { call } from '#web/client/call.ts';
import type { CallInput } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import type { FieldErrors } from '#web/client/failure.ts';
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

type Body = CallInput<typeof createCreditReclaim>['body'];

type CreditPosting = {
  readonly kind: 'reverse' | 'reclaim';
  readonly title: string;
  /** `rule 37`. */
  readonly by: string;
  /** Where the credit goes or was: found or made as it is posted. */
  readonly account: 'credit-recoverable' | 'credit-lost';
  readonly heads: CreditHeads;
  readonly body: Pick<Body, 'period' | 'bills' | 'sheet'> & {
    readonly rule: CallInput<typeof createCreditReversal>['body']['rule'];
  };
  /** Of section 17(5), by which it is reversed. */
  readonly clause?: BlockedClause | null;
  /** What is to be filled in first; null: nothing. */
  readonly missing?: string | null;
  /** Fields before the entry, with what the server refuses of them. */
  readonly fields?: (errors: FieldErrors, busy: boolean) => ReactNode;
  /** Of what it is, before what became of it: `Credit of ₹ 900.00`. */
  readonly done: string;
  readonly reads?: readonly ReadEndpoint[];
  readonly onClose: () => void;
};

const WORDS = {
  reverse: { save: 'Reverse', done: 'reversed' },
  reclaim: { save: 'Claim', done: 'claimed again' },
} as const;

export function PostCreditDialog(props: CreditPosting) {
  const { kind, title, by, account, heads, body: said, reads = [], onClose } = props;
  const { clause = null, missing = null, fields } = props;
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const { id: bookId, scope } = usePageBook();
  const notify = useSetAtom(noticeAtom);
  const [narration, setNarration] = useState('');
  const errors = fieldErrorsOf(failure);
  const { period } = said;
  const totalPaise = taxPaise(heads);
  const today = todayInIndia();
  const postedOn = period.to < today ? period.to : today;
  const words = WORDS[kind];
  const ledger = kind === 'reverse' ? creditOutLedger : creditBackLedger;
  const entries = ledger({ accountId: 0, bills: [heads] }).map((entry): TradeEntry =>
    'accountId' in entry.to ? { ...entry, to: { role: account } } : entry,
  );
  const body = { ...said, postedOn, narration };
  const query = { book_id: bookId };
  const submit = (): boolean => {
    if (missing !== null) return false;
    void send(
      () =>
        kind === 'reverse'
          ? call(createCreditReversal, {
              query,
              body: { ...body, clause, costAccountId: null },
            })
          : call(createCreditReclaim, { query, body: body as Body }),
      async ({ id, number }) => {
        await invalidate(readWatch, readInputCredit, ...reads);
        onClose();
        const text = `${props.done} ${words.done}, ${number ?? ''}.`;
        const to = paths.creditMove(kind === 'reverse' ? 'reversal' : 'reclaim', id, scope);
        notify({ kind: 'done', text, link: { to, text: 'Open' } });
      },
    );
    return true;
  };
  return (
    <Dialog title={title} grows onClose={onClose}>
      <p className="mb-3 text-ink-2">
        By {by}, in GSTR-3B of {returnName(period)}. The entry is dated {formatDate(postedOn)}.
      </p>
      <FormFrame
        form={{ busy, failure, submit }}
        save={`${words.save} ${formatRupees(totalPaise)}`}
        isReady={fields === undefined}
      >
        {fields?.(errors, busy)}
        <WillPostEntries
          entries={entries}
          accounts={[]}
          totalPaise={totalPaise}
          missing={missing}
        />
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
