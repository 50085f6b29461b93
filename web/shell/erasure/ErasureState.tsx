// What the page of a customer or supplier says of their erasure: that it waits for its day, or that
// it is done.
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { awaited } from '#web/client/query.ts';
import { dateOfInstant, formatDate } from '#web/format/dates.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { useRights } from '#web/client/use-rights.ts';
import type { ErasableParty } from './erasable-party.ts';
import { dueInWords } from './wording.ts';

type Props = { readonly party: ErasableParty };

/** Nothing where nobody asked for an erasure. */
export function ErasureState({ party }: Props) {
  const read = useQuery(party.read);
  const { why, onRetry } = awaited(read);
  const { erasedAt = null, askedAt = null, dueOn: due = null } = read.data ?? {};
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
      {erasedAt === null && askedAt !== null && <Waiting party={party} dueOn={due} />}
    </div>
  );
}

function Waiting({ party, dueOn }: Props & { readonly dueOn: CalendarDate | null }) {
  const setNotice = useSetAtom(noticeAtom);
  const { busy, failure, send } = useSend();
  const may = useRights();
  const cancel = () =>
    void send(party.cancel, async () => {
      await party.written();
      setNotice({ text: 'The personal data stay.' });
    });
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
