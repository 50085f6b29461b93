// The state of a form for one record: what is typed, what is wrong with it, and sending it.
import { useState } from 'react';
import type { CallResult } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import type { FieldErrors } from '#web/client/failure.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { useEditConflict, useSeenRecord } from './edit-conflict.ts';
import type { Editing } from './edit-conflict.ts';
import { useKeptFields } from './use-kept-fields.ts';
import type { Start } from './use-kept-fields.ts';

type Options<Fields extends object, Saved, Edited> = {
  /** What the form begins with, and how it is kept on this device while it is typed. */
  readonly start: Start<Fields>;
  /** Null or left out where something new is made. */
  readonly editing?: Editing<Fields, Edited> | null;
  /**
   * What must be there or cannot be read, by the field's name on the wire.
   *
   * @param record as the person saw it last; null where something new is made.
   */
  readonly check: (fields: Fields, record: Edited | null) => FieldErrors;
  /** @param record as for `check`. */
  readonly write: (fields: Fields, record: Edited | null) => Promise<CallResult<Saved>>;
  /** @param beginWith lets a form that stays on the page begin with what was saved. */
  readonly onSaved: (
    saved: Saved,
    beginWith: (fields: Fields, record?: Edited) => void,
  ) => void | Promise<void>;
  /** Whether keys that are typed while it is sent are meant for the page after it. */
  readonly leaves?: boolean;
};

export function useRecordForm<Fields extends object, Saved, Edited = never>(
  options: Options<Fields, Saved, Edited>,
) {
  const { start, editing = null, check, write, onSaved, leaves = true } = options;
  const kept = useKeptFields(start);
  const { fields, setFields, restoredAt, startAfresh } = kept;
  const [record, setRecord] = useSeenRecord(editing);
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend({ keepsKeys: leaves });
  const gaps = check(fields, record);
  const errors: FieldErrors = submitted ? { ...fieldErrorsOf(failure), ...gaps } : {};
  const set = (change: Partial<Fields>) => setFields((now) => ({ ...now, ...change }));
  const beginWith = (next: Fields, nextRecord?: Edited) => {
    kept.beginWith(next);
    if (nextRecord !== undefined) setRecord(nextRecord);
  };
  const saved = async (reply: Saved) => {
    kept.forget();
    await onSaved(reply, beginWith);
  };

  /** @returns whether it was sent. */
  const submit = (): boolean => {
    setSubmitted(true);
    if (Object.keys(gaps).length > 0) return false;
    void send(() => write(fields, record), saved);
    return true;
  };

  const conflict = useEditConflict({
    failure,
    send,
    editing,
    record,
    fields,
    take: (theirs, latest) => {
      setSubmitted(false);
      beginWith(theirs, latest);
    },
    rebase: (base, merged, latest) => {
      setRecord(latest);
      kept.rebase(base, merged);
    },
    write,
    saved,
  });
  const state = { fields, set, setFields, errors, busy, failure, conflict, submit };
  return { ...state, record, restoredAt, startAfresh };
}
