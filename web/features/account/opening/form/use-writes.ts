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
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { call } from '#web/client/call.ts';
import type { CallResult } from '#web/client/call.ts';
import { newKey } from '#web/client/new-key.ts';
import { invalidate } from '#web/client/query.ts';
import { formatRupees } from '#web/format/money.ts';
import { useEditConflict, useSeenRecord } from '#web/shell/form/edit-conflict.ts';
import type { Editing } from '#web/shell/form/edit-conflict.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { noticeAtom } from '#web/state/notice.ts';
import type { AccountsTyped } from './figures.ts';
import type { StockTyped } from './stock.ts';
import type { OpeningFields, useKeptOpening } from './use-kept-opening.ts';

type OpeningInput = {
  readonly figures: {
    readonly bookId: number;
    readonly accounts: AccountsTyped;
    readonly stock: StockTyped;
  };
  readonly beginsDay: CalendarDate | null;
};

/** The opening balances of the books as the page shows them. */
export type OpeningVersion = {
  readonly seq: number;
  readonly isPosted: boolean;
  /** Null too until what was posted here is read again. */
  readonly posted: OpeningDocument['posted'];
  /** Only made when somebody else was first: there may be thousands of accounts. */
  readonly fields: () => OpeningFields;
};

type Props = {
  readonly editing: Editing<OpeningFields, OpeningVersion>;
  readonly form: ReturnType<typeof useKeptOpening>;
  readonly typed: (fields: OpeningFields, version: OpeningVersion) => OpeningInput;
  /** What was typed is safe with the server. */
  readonly onWritten: (sent: OpeningFields) => void;
};

/** What was sent over which version, and what came of it. */
type Written = {
  readonly reply: OpeningWritten;
  readonly input: OpeningInput;
  readonly fields: OpeningFields;
  readonly over: OpeningVersion;
};

/** Whether it is kept for later, or posted. */
type Way = 'save' | 'post';

export function useWrites({ editing, form, typed, onWritten }: Props) {
  const [record, setVersion] = useSeenRecord(editing);
  const version = record ?? editing.begun;
  const [way, setWay] = useState<Way>('save');
  const [sentIds, setSentIds] = useState<readonly number[]>([]);
  const { send, busy, failure } = useSend();
  const setNotice = useSetAtom(noticeAtom);
  const saveDraft = ({ figures, beginsDay }: OpeningInput, expected: number) => {
    const body = { ...figures, expected, beginsOn: beginsDay };
    return call(saveOpeningDraft, { body, idempotencyKey: newKey() });
  };
  const postWhole = ({ figures, beginsDay }: OpeningInput, over: OpeningVersion) => {
    setSentIds(figures.accounts.map(({ accountId }) => accountId));
    const accounts = figures.accounts.map(dated);
    const body = { ...figures, accounts, expected: over.seq };
    const idempotencyKey = newKey();
    if (over.isPosted) {
      const reason = 'Opening balances corrected';
      return call(correctOpening, { body: { ...body, reason }, idempotencyKey });
    }
    const begins = beginsDay === null ? {} : { beginsOn: beginsDay };
    return call(postOpening, { body: { ...body, ...begins }, idempotencyKey });
  };
  const write = async (
    by: Way,
    fields: OpeningFields,
    over: OpeningVersion,
  ): Promise<CallResult<Written>> => {
    const input = typed(fields, over);
    const result = await (by === 'save' ? saveDraft(input, over.seq) : postWhole(input, over));
    return result.ok ? { ok: true, value: { reply: result.value, input, fields, over } } : result;
  };
  const took = (by: Way) => async (written: Written) => {
    const { reply, input, fields, over } = written;
    const { accounts, stock } = input.figures;
    const stands = accounts.length + stock.length > 0;
    const isPosted = by === 'post' ? stands : over.isPosted;
    setVersion({ seq: reply.seq, isPosted, posted: null, fields: () => fields });
    onWritten(fields);
    const did = !stands ? 'reversed' : over.isPosted ? 'corrected' : 'posted';
    setNotice({
      text:
        by === 'save'
          ? 'Opening balances saved. Continue whenever you like.'
          : `Opening balances ${did}${restOf(reply)}.`,
    });
    await invalidate(readOpening);
  };
  const begin = (by: Way) => {
    setWay(by);
    return send(() => write(by, form.fields, version), took(by));
  };
  const conflict = useEditConflict({
    failure,
    send,
    editing,
    record: version,
    fields: form.fields,
    take: (theirs, latest) => {
      setVersion(latest);
      form.load(theirs);
    },
    rebase: (base, merged, latest) => {
      setVersion(latest);
      form.rebase(base, merged);
    },
    write: (fields, over) => write(way, fields, over),
    saved: took(way),
  });
  /** @returns the account that a refusal speaks of, by its place in what was sent. */
  const sentAt = (index: number | null): number | null =>
    index === null ? null : (sentIds[index] ?? null);
  const { isPosted } = version;
  const saveForLater = () => begin('save');
  const post = () => begin('post');
  return { isPosted, busy, failure, conflict, sentAt, saveForLater, post };
}

function restOf(reply: OpeningWritten): string {
  const difference = reply.differencePaise;
  return difference === 0 ? '' : ` with a difference of ${formatRupees(difference)}`;
}

/** What cannot be read is said before anything is posted. */
const dated = ({ bills, ...account }: AccountsTyped[number]) => ({
  ...account,
  bills: bills.map(({ date, ...bill }) => {
    invariant(date !== null, 'A bill is posted with its day.');
    return { ...bill, date };
  }),
});
