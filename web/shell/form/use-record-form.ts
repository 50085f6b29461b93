// The state of a form for one record: what is typed, what is wrong with it, and sending it.
import { useState } from 'react';
import type { CallResult } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import type { FieldErrors } from '#web/client/failure.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { useKeptFields } from './use-kept-fields.ts';
import type { Start } from './use-kept-fields.ts';

type Options<Fields extends object, Saved> = {
  /** What the form begins with, and how it is kept on this device while it is typed. */
  readonly start: Start<Fields>;
  /** What must be there or cannot be read, by the field's name on the wire. */
  readonly check: (fields: Fields) => FieldErrors;
  readonly write: (fields: Fields) => Promise<CallResult<Saved>>;
  /** @param beginWith lets a form that stays on the page begin with what was saved. */
  readonly onSaved: (saved: Saved, beginWith: (fields: Fields) => void) => void | Promise<void>;
  /** Whether keys that are typed while it is sent are meant for the page after it. */
  readonly leaves?: boolean;
};

export function useRecordForm<Fields extends object, Saved>(options: Options<Fields, Saved>) {
  const { start, check, write, onSaved, leaves = true } = options;
  const kept = useKeptFields(start);
  const { fields, setFields, restoredAt, startAfresh } = kept;
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend({ keepsKeys: leaves });
  const gaps = check(fields);
  const errors: FieldErrors = submitted ? { ...fieldErrorsOf(failure), ...gaps } : {};
  const set = (change: Partial<Fields>) => setFields((now) => ({ ...now, ...change }));

  /** @returns whether it was sent. */
  const submit = (): boolean => {
    setSubmitted(true);
    if (Object.keys(gaps).length > 0) return false;
    void send(
      () => write(fields),
      async (saved) => {
        kept.forget();
        await onSaved(saved, kept.beginWith);
      },
    );
    return true;
  };
  return { fields, set, setFields, errors, busy, failure, submit, restoredAt, startAfresh };
}

export type RecordForm<Fields extends object> = ReturnType<typeof useRecordForm<Fields, unknown>>;
