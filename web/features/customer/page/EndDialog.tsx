// Making a customer inactive or active again, and removing one who was added in error. What the
// books do not allow is said here in the server's words.
import { useNavigate } from 'react-router-dom';
import {
  activateCustomer,
  deactivateCustomer,
  removeCustomer,
} from '#api/contract/customer/customer.ts';
import type { Customer } from '#api/contract/customer/customer.ts';
import { call } from '#web/client/call.ts';
import type { CallResult } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx';
import { invalidateCustomers } from '../queries.ts';
import { customerWords as wording } from '../wording.ts';

export type CustomerAction = 'activate' | 'deactivate' | 'remove';

const WORDS = {
  activate: { verb: 'Make active', done: 'is active again', help: 'They can be billed again.' },
  deactivate: { verb: 'Make inactive', done: 'is inactive', help: wording.end.deactivate },
  remove: { verb: 'Remove', done: 'removed', help: wording.end.remove },
} as const;

type Props = {
  readonly customer: Customer;
  readonly end: CustomerAction;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
};

export function EndDialog({ customer: { id, name, seq }, end, onClose, onDone }: Props) {
  const { id: bookId, scope } = usePageBook();
  const { busy, failure, send } = useSend();
  const navigate = useNavigate();
  const { verb, done, help } = WORDS[end];
  const title = end === 'remove' ? `Remove ‘${name}’?` : `${verb}: ‘${name}’?`;
  const write = (): Promise<CallResult<unknown>> => {
    const params = { customerId: id };
    if (end === 'remove') return call(removeCustomer, { params, query: { book_id: bookId } });
    const endpoint = end === 'activate' ? activateCustomer : deactivateCustomer;
    return call(endpoint, { params, body: { bookId, expected: seq } });
  };
  const confirm = () =>
    void send(write, async () => {
      // What is removed must not be asked for again.
      if (end === 'remove') await navigate(paths.customersOf(scope), { replace: true });
      await invalidateCustomers();
      onDone(`Customer ‘${name}’ ${done}.`);
    });
  return (
    <AlertDialog
      title={title}
      confirm={verb}
      danger={end === 'remove'}
      busyText={busy ? 'Saving…' : null}
      refused={failure && sentenceOf(failure)}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{help}</p>
    </AlertDialog>
  );
}
