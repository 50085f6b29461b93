// Sending a statement by e-mail, to the customer's address unless another is written.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { emailStatement, listCustomerMails } from '#api/contract/customer/mails.ts';
import { readHistory } from '#api/contract/book/history.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf, sentenceOf } from '#web/client/failure.ts';
import { billingSettingsOf } from '#web/client/billing-reads.ts';
import { newKey } from '#web/client/new-key.ts';
import { invalidate } from '#web/client/query.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { acceptKeys, useKeys } from '#web/shell/keys/use-keys.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import type { StatementFile } from './send-statement.ts';

type Props = {
  readonly statement: StatementFile;
  /** The customer's own. */
  readonly email: string | null;
  readonly onClose: () => void;
};

const INPUT = { type: 'email', autoComplete: 'off', maxLength: 254, 'data-first': '' } as const;

const HINTS = {
  smtp: 'The PDF is attached. The e-mail is sent at once, and again if that fails.',
  outbox:
    'The PDF is attached. E-mail is not set up on this server: it is written as a file ' +
    'into the outbox folder.',
} as const;

export function StatementEmailDialog({ statement, email, onClose }: Props) {
  const { bookId, customerId, name, from, to } = statement;
  const [address, setAddress] = useState(email ?? '');
  const mail = useQuery(billingSettingsOf(bookId)).data?.mail ?? 'smtp';
  const [idempotencyKey, setKey] = useState(newKey);
  const { busy, failure, send } = useSend();
  const setNotice = useSetAtom(noticeAtom);
  const submit = () => {
    const given = address.trim();
    const body = { bookId, from, to, ...(given === '' ? {} : { address: given }) };
    void send(
      async () => {
        const result = await call(emailStatement, { params: { customerId }, body, idempotencyKey });
        if (!result.ok && result.failure.kind === 'problem') setKey(newKey());
        return result;
      },
      (sent) => {
        void invalidate(listCustomerMails, readHistory);
        setNotice({ text: `The statement of ${name} is on its way to ${sent.address}.` });
        onClose();
      },
    );
  };
  return (
    <Dialog title={`Send the statement of ${name}`} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          submit();
        }}
        className="flex flex-col gap-3"
      >
        <EmailKeys submit={submit} />
        <TextField
          label="To"
          value={address}
          onChange={setAddress}
          error={fieldErrorsOf(failure)['address']}
          input={INPUT}
          hint={HINTS[mail]}
        />
        {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busyText={busy ? 'Sending…' : null}>
            Send e-mail
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function EmailKeys({ submit }: { readonly submit: () => void }) {
  useKeys('E-mail', acceptKeys('Send e-mail', submit));
  return null;
}
