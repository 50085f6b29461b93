// Where the figures of opening balances go: saved for later, posted, or corrected.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import {
  correctOpening,
  postOpening,
  readOpening,
  saveOpeningDraft,
} from '#api/contract/account/opening.ts';
import type { OpeningDocument, OpeningWritten } from '#api/contract/account/opening.ts';
import { call } from '#web/client/call.ts';
import { newKey } from '#web/client/new-key.ts';
import { invalidate } from '#web/client/query.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { noticeAtom } from '#web/state/notice.ts';
import type { WireAccounts } from './figures.ts';
import type { WireStock } from './stock.ts';

export type OpeningInput = {
  readonly figures: {
    readonly book_id: number;
    readonly accounts: WireAccounts;
    readonly stock: WireStock;
  };
  readonly beginsDay: string | null;
};

type Props = {
  readonly document: OpeningDocument;
  readonly typed: () => OpeningInput;
  /** What was typed is safe with the server. */
  readonly onWritten: () => void;
};

export function useWrites({ document, typed, onWritten }: Props) {
  const [seq, setSeq] = useState(document.seq);
  const [isPosted, setPosted] = useState(document.posted !== null);
  const [sentIds, setSentIds] = useState<readonly number[]>([]);
  const { send, busy, failure } = useSend();
  const setNotice = useSetAtom(noticeAtom);
  const written = (said: string) => async (reply: OpeningWritten) => {
    setSeq(reply.seq);
    onWritten();
    setNotice({ text: said });
    await invalidate(readOpening);
  };
  const saveForLater = () => {
    const { figures, beginsDay } = typed();
    const accounts = figures.accounts.map(withoutDays);
    const body = { ...figures, accounts, expected: seq, begins_on: beginsDay };
    return send(
      () => call(saveOpeningDraft, { body, idempotencyKey: newKey() }),
      written('Opening balances saved. Continue whenever you like.'),
    );
  };
  const write = () => {
    const { figures, beginsDay } = typed();
    setSentIds(figures.accounts.map(({ account_id: id }) => Number(id)));
    const body = { ...figures, expected: seq };
    const idempotencyKey = newKey();
    if (isPosted) return call(correctOpening, { body, idempotencyKey });
    const begins = beginsDay === null ? {} : { begins_on: beginsDay };
    return call(postOpening, { body: { ...body, ...begins }, idempotencyKey });
  };
  const post = () =>
    send(write, async (reply) => {
      const { accounts, stock } = typed().figures;
      const stands = accounts.length + stock.length > 0;
      setPosted(stands);
      const did = !stands ? 'reversed' : isPosted ? 'corrected' : 'posted';
      await written(`Opening balances ${did}${restOf(reply)}.`)(reply);
    });
  /** @returns the account that a refusal speaks of, by its place in what was sent. */
  const sentAt = (index: number | null): number | null =>
    index === null ? null : (sentIds[index] ?? null);
  return { isPosted, busy, failure, sentAt, saveForLater, post };
}

function restOf(reply: OpeningWritten): string {
  const difference = paiseFromWire(reply.difference);
  return difference === 0 ? '' : ` with a difference of ${formatRupees(difference)}`;
}

/** A day that cannot be read yet is none. */
const withoutDays = ({ bills = [], ...account }: WireAccounts[number]) => ({
  ...account,
  bills: bills.map((bill) => ({ ...bill, date: bill.date === '' ? null : bill.date })),
});
