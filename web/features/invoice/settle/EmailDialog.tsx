// Sending a document by e-mail, to the customer's address unless another is written.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import type { z } from 'zod';
import type { emailInvoice } from '#api/contract/invoice/invoice.ts';
import type { CallResult } from '#web/client/call.ts';
import { fieldErrorsOf, sentenceOf } from '#web/client/failure.ts';
import { newKey } from '#web/client/new-key.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { acceptKeys, useKeys } from '#web/shell/keys/use-keys.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { billingSettingsOf } from '#web/client/billing-reads.ts';
import { MAILS } from '../wording.ts';

type MailBody = z.output<typeof emailInvoice.body>;

type Props<Reply> = {
  readonly bookId: number;
  readonly number: string;
  /** Of the customer; null where there is none. */
  readonly email: string | null;
  readonly write: (body: MailBody, idempotencyKey: string) => Promise<CallResult<Reply>>;
  readonly onSent: (after: Reply) => void;
  readonly onClose: () => void;
};

/** The dialog begins in it, filled in or not. */
const TO_INPUT = { type: 'email', autoComplete: 'off', maxLength: 254, 'data-first': '' } as const;

export function EmailDialog<Reply>({ bookId, number, email, ...acts }: Props<Reply>) {
  const { write, onSent, onClose } = acts;
  const [to, setTo] = useState(email ?? '');
  const mail = useQuery(billingSettingsOf(bookId)).data?.mail;
  const [idempotencyKey, setKey] = useState(newKey);
  const { busy, failure, send } = useSend();
  const setNotice = useSetAtom(noticeAtom);
  const submit = () => {
    const address = to.trim();
    const body = { bookId, ...(address === '' ? {} : { to: address }) };
    void send(
      async () => {
        const result = await write(body, idempotencyKey);
        if (!result.ok && result.failure.kind === 'problem') setKey(newKey());
        return result;
      },
      (after) => {
        onSent(after);
        setNotice({ text: MAILS[mail ?? 'smtp'].sent(number, address) });
        onClose();
      },
    );
  };
  return (
    <Dialog title={`Send ${number}`} onClose={onClose}>
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
          value={to}
          onChange={setTo}
          error={fieldErrorsOf(failure)['to']}
          input={TO_INPUT}
          hint={mail === undefined ? 'The PDF is attached.' : MAILS[mail].hint}
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
