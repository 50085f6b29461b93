// Who is to be reminded: everybody with an address, but for those who were reminded a few days ago.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { sendReminders } from '#api/contract/customer/reminder.ts';
import type { ReminderPreview } from '#api/contract/customer/reminder.ts';
import { call } from '#web/client/call.ts';
import { newKey } from '#web/client/new-key.ts';
import { formatCount } from '#web/format/money.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { invalidateReminders } from './queries.ts';

export type CustomerReminder = ReminderPreview['rows'][number];

const isUsual = ({ address, recent }: CustomerReminder): boolean => address !== null && !recent;

export function useReminders(
  bookId: number,
  rows: readonly CustomerReminder[],
  onClose: () => void,
) {
  /** Those for whom a person said otherwise than usual. */
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const [idempotencyKey, setKey] = useState(newKey);
  const { busy, failure, send } = useSend();
  const setNotice = useSetAtom(noticeAtom);
  const isChosen = (row: CustomerReminder): boolean =>
    row.address !== null && isUsual(row) !== turned.has(row.customerId);
  const chosen = rows.filter(isChosen);
  const toggle = (customerId: number) =>
    setTurned((now) => {
      const next = new Set(now);
      if (!next.delete(customerId)) next.add(customerId);
      return next;
    });
  const submit = () => {
    if (chosen.length === 0 || busy) return;
    const customers = chosen.map(({ customerId, invoices, recent }) => ({
      customerId,
      invoices: invoices.map(({ id }) => id),
      ...(recent ? { again: true } : {}),
    }));
    void send(
      async () => {
        const body = { bookId, customers };
        const result = await call(sendReminders, { body, idempotencyKey });
        if (!result.ok && result.failure.kind === 'problem') setKey(newKey());
        return result;
      },
      ({ requested, refused }) => {
        void invalidateReminders();
        const [first] = refused;
        const sent =
          requested.length === 1
            ? 'One reminder is on its way.'
            : `${formatCount(requested.length)} reminders are on their way.`;
        const left =
          first === undefined ? '' : ` ${formatCount(refused.length)} not sent: ${first.detail}`;
        setNotice({ text: sent + left });
        onClose();
      },
    );
  };
  return { chosen, isChosen, toggle, submit, busy, failure };
}
