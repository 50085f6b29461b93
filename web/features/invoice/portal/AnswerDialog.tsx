// Taking the portal's answer to a document: as the JSON that it gives, pasted or from a file, or by
// its four parts. What was typed stays until the answer is taken.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { registerEInvoice } from '#api/contract/invoice/e-invoice.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import type { FieldErrors } from '#web/client/failure.ts';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { useSend } from '#web/shell/form/use-send.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { Field, LinesField, TextField } from '#web/ui/inputs/Field.tsx';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { tookIn } from '../queries.ts';
import type { DocumentOnPage } from './portal.ts';

type Props = {
  readonly bookId: number;
  readonly document: DocumentOnPage;
  readonly onClose: () => void;
};

const WAYS = [
  { value: 'answer', label: 'The JSON' },
  { value: 'parts', label: 'By hand' },
] as const;
type Way = (typeof WAYS)[number]['value'];

/** As the call takes it. */
const ANSWER_CHARACTERS = 1_000_000;
const TOO_LARGE = 'This file is too large for a response of the portal.';

const NO_PARTS = { irn: '', ack_number: '', acknowledged_at: '', signed_qr: '' };
type Parts = typeof NO_PARTS;

const MISSING: Readonly<Record<keyof Parts, string>> = {
  irn: 'Enter the IRN.',
  ack_number: 'Enter the acknowledgement number.',
  acknowledged_at: 'Enter the date and time.',
  signed_qr: 'Enter the text of the signed QR code.',
};

/** @returns what is still empty, by its field. */
const missingOf = (way: Way, answer: string, parts: Parts): FieldErrors =>
  way === 'answer'
    ? answer.trim() === ''
      ? { answer: 'Paste the answer, or choose its file.' }
      : {}
    : Object.fromEntries(
        Object.entries(MISSING)
          .filter(([name]) => parts[name as keyof Parts].trim() === '')
          .map(([name, text]) => [`by_hand.${name}`, text]),
      );

export function AnswerDialog({ bookId, document, onClose }: Props) {
  const [way, setWay] = useState<Way>('answer');
  const [answer, setAnswer] = useState('');
  const [parts, setParts] = useState(NO_PARTS);
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send, clear } = useSend();
  const setNotice = useSetAtom(noticeAtom);
  const missing = missingOf(way, answer, parts);
  const submit = (): boolean => {
    setSubmitted(true);
    if (Object.keys(missing).length > 0) return false;
    const { kind, id, number } = document;
    const given = way === 'answer' ? { answer } : { by_hand: parts };
    const body = { ...given, document: { kind, id }, book_id: bookId };
    void send(
      () => call(registerEInvoice, { body }),
      (after) => {
        void tookIn(bookId, after);
        setNotice({ text: `${number} is registered.` });
        onClose();
      },
    );
    return true;
  };
  const change = (to: Way) => {
    setWay(to);
    setSubmitted(false);
    clear();
  };
  const errors = { ...fieldErrorsOf(failure), ...(submitted ? missing : {}) };
  return (
    <Dialog title={`Portal response for ${document.number}`} onClose={onClose}>
      <FormFrame form={{ busy, failure, submit }} save="Take the answer">
        <Segmented label="How" value={way} options={WAYS} onChange={change} />
        {way === 'answer' ? (
          <WholeAnswer answer={answer} busy={busy} error={errors['answer']} onAnswer={setAnswer} />
        ) : (
          <PartsFields parts={parts} busy={busy} errors={errors} onParts={setParts} />
        )}
      </FormFrame>
    </Dialog>
  );
}

type WholeProps = {
  readonly answer: string;
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly onAnswer: (answer: string) => void;
};

function WholeAnswer({ answer, error, busy, onAnswer }: WholeProps) {
  const [unread, setUnread] = useState<string | null>(null);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > ANSWER_CHARACTERS) return setUnread(TOO_LARGE);
    setUnread(null);
    onAnswer(await file.text());
  };
  return (
    <>
      <Field label="File" hint="The JSON that the portal gave for this document." error={unread}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".json,application/json,text/plain"
            disabled={busy}
            onChange={(event) => void read(event.target.files?.[0])}
            className="control"
          />
        )}
      </Field>
      <LinesField
        label="Answer"
        value={answer}
        onChange={onAnswer}
        rows={6}
        error={error}
        hint="It has Irn, AckNo, AckDt and SignedQRCode."
        input={{ readOnly: busy, spellCheck: false, autoComplete: 'off' }}
      />
    </>
  );
}

type PartsProps = {
  readonly parts: Parts;
  readonly busy: boolean;
  readonly errors: FieldErrors;
  readonly onParts: (parts: Parts) => void;
};

function PartsFields({ parts, busy, errors, onParts }: PartsProps) {
  const field = (name: keyof Parts) => ({
    value: parts[name],
    onChange: (text: string) => onParts({ ...parts, [name]: text }),
    error: errors[`by_hand.${name}`] ?? errors[name],
  });
  const input = { readOnly: busy, autoComplete: 'off', spellCheck: false } as const;
  return (
    <Required>
      <TextField label="IRN" {...field('irn')} input={{ ...input, maxLength: 64 }} />
      <TextField
        label="Acknowledgement number"
        {...field('ack_number')}
        input={{ ...input, maxLength: 20, inputMode: 'numeric' }}
      />
      <TextField
        label="Acknowledged at"
        {...field('acknowledged_at')}
        input={{ ...input, type: 'datetime-local' }}
      />
      <LinesField label="Signed QR code" {...field('signed_qr')} rows={3} input={input} />
    </Required>
  );
}
