// The state of the form of billing: what is typed, what is wrong with it, and sending it.
import { useState } from 'react';
import {
  changeBillingSettings,
  readBillingSettings,
  readPostingAccounts,
} from '#api/contract/billing-settings.ts';
import type { BillingSettings } from '#api/contract/billing-settings.ts';
import { readBillingOverview } from '#api/contract/billing.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import type { Failure } from '#web/client/failure.ts';
import { invalidate } from '#web/client/query.ts';
import { useSend } from '#web/client/use-send.ts';
import { useKeptFields } from '#web/shell/form/use-kept-fields.ts';
import { changesIn, draftSchema, fieldOfRefusal, fieldsOf, gapsIn } from './fields.ts';
import type { BillingFields, SeriesFields, SeriesName, Wrongs } from './fields.ts';

type Start = {
  readonly bookId: number;
  readonly settings: BillingSettings;
  readonly readOnly: boolean;
  readonly onSaved: (changed: boolean) => void;
};

export function useBillingForm({ bookId, settings, readOnly, onSaved }: Start) {
  // Somebody else may change them meanwhile; the server then says who, and this form keeps its own.
  const [begin, setBegin] = useState(settings);
  const kept = useKeptFields({
    form: 'billing-settings',
    bookId,
    schema: draftSchema,
    begin: () => fieldsOf(settings),
    isWanted: () => !readOnly,
  });
  const { fields, setFields, restoredAt, startAfresh } = kept;
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend();
  const gaps = gapsIn(fields);
  const errors: Wrongs = submitted ? { ...refusalsOf(failure, fields), ...gaps } : {};
  const changes = changesIn(fields, begin);
  const isChanged = Object.keys(changes).length > 0;

  /** @returns whether there was nothing wrong. */
  const submit = (): boolean => {
    setSubmitted(true);
    if (Object.keys(gaps).length > 0) return false;
    if (!isChanged) {
      onSaved(false);
      return true;
    }
    const body = { ...changes, expected: seenSeq(begin, settings) };
    void send(
      () => call(changeBillingSettings, { params: { bookId }, body }),
      async (saved) => {
        setBegin(saved);
        kept.beginWith(fieldsOf(saved));
        await invalidate(readBillingSettings, readPostingAccounts, readBillingOverview);
        onSaved(true);
      },
    );
    return true;
  };
  const set = (change: Partial<BillingFields>) => setFields((now) => ({ ...now, ...change }));
  const setSeries = (name: SeriesName, change: Partial<SeriesFields>) =>
    set({ series: { ...fields.series, [name]: { ...fields.series[name], ...change } } });
  const locked = readOnly || busy;
  return {
    begin,
    fields,
    set,
    setFields,
    setSeries,
    errors,
    busy,
    failure,
    submit,
    locked,
    isChanged,
    restoredAt,
    startAfresh,
  };
}

export type BillingForm = ReturnType<typeof useBillingForm>;

function refusalsOf(failure: Failure | null, fields: BillingFields): Wrongs {
  if (failure?.kind !== 'problem') return {};
  const { code, detail, facts = {} } = failure.problem;
  const field = fieldOfRefusal(code, facts, fields);
  return { ...(field === undefined ? {} : { [field]: detail }), ...fieldErrorsOf(failure) };
}

/** What else happened to the book is no change of what this form shows. */
const seenSeq = (begin: BillingSettings, now: BillingSettings): number =>
  JSON.stringify({ ...now, seq: 0 }) === JSON.stringify({ ...begin, seq: 0 }) ? now.seq : begin.seq;
