// What the page of a customer says of their erasure: that it waits for its day, or that it is done.
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import type { Customer } from '#api/contract/customer/customer.ts';
import { cancelCustomerErasure } from '#api/contract/customer/erasure.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { awaited } from '#web/client/query.ts';
import { dateOfInstant, formatDate } from '#web/format/dates.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { erasureOf, invalidateCustomers } from '../queries.ts';
import { useRights } from '#web/client/use-rights.ts';
import { dueInWords } from './wording.ts';

type Props = { readonly customer: Customer };

/** Nothing where nobody asked for an erasure. */
export function ErasureState({ customer }: Props) {
  const { id: bookId } = usePageBook();
  const read = useQuery(erasureOf(bookId, customer.id));
  const { why, onRetry } = awaited(read);
  const {
    erased_at: erasedAt = null,
    asked_at: askedAt = null,
    due_on: due = null,
  } = read.data ?? {};
  if (why === null && erasedAt === null && askedAt === null) return null;
  return (
    <div className="mb-4 print:hidden">
      {why !== null && <ErrorState what="whether an erasure waits" why={why} onRetry={onRetry} />}
      {erasedAt !== null && (
        <Notice kind="remark">
          Personal data erased on {formatDate(dateOfInstant(erasedAt))}. Amounts, numbers and
          entries stay.
        </Notice>
      )}
      {erasedAt === null && askedAt !== null && <Waiting customer={customer} dueOn={due} />}
    </div>
  );
}

function Waiting({ customer: { id }, dueOn }: Props & { readonly dueOn: string | null }) {
  const { id: bookId } = usePageBook();
  const setNotice = useSetAtom(noticeAtom);
  const { busy, failure, send } = useSend();
  const may = useRights();
  const cancel = () =>
    void send(
      () => call(cancelCustomerErasure, { params: { customerId: id }, query: { book_id: bookId } }),
      async () => {
        await invalidateCustomers();
        setNotice({ text: 'The personal data stay.' });
      },
    );
  return (
    <Notice kind="warning">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>{dueInWords(dueOn)}</p>
        {may('EraseCustomer') && (
          <Button busyText={busy ? 'Writing…' : null} onClick={cancel}>
            Cancel<span className="sr-only"> the erasure</span>
          </Button>
        )}
      </div>
      {failure !== null && <p role="alert">{sentenceOf(failure)}</p>}
    </Notice>
  );
}
