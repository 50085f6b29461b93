// The form of how a book stands on its documents. It stays on the page when it is saved.
import { useState } from 'react';
import {
  changeBillingSettings,
  readBillingSettings,
  readPostingAccounts,
} from '#api/contract/book/billing-settings.ts';
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';
import { readBillingOverview } from '#api/contract/invoice/billing.ts';
import { call } from '#web/client/call.ts';
import { invalidate } from '#web/client/query.ts';
import { useRecordForm } from '#web/shell/form/use-record-form.ts';
import {
  billingChangesIn,
  billingDraftSchema,
  billingFieldsOf,
  checkBillingSettings,
} from './fields.ts';
import type { BillingFields, SeriesFields, SeriesField } from './fields.ts';

type Options = {
  readonly bookId: number;
  readonly settings: BillingSettings;
  readonly readOnly: boolean;
  readonly onSaved: (changed: boolean) => void;
};

export function useBillingForm({ bookId, settings, readOnly, onSaved }: Options) {
  // Somebody else may change them meanwhile; the server then says who, and this form keeps its own.
  const [begin, setBegin] = useState(settings);
  const form = useRecordForm<BillingFields, BillingSettings>({
    start: {
      form: 'billing-settings',
      bookId,
      schema: billingDraftSchema,
      begin: () => billingFieldsOf(settings),
      isWanted: () => !readOnly,
    },
    leaves: false,
    check: checkBillingSettings,
    write: (fields) => {
      const body = { ...billingChangesIn(fields, begin), expected: seenSeq(begin, settings) };
      return call(changeBillingSettings, { params: { bookId }, body });
    },
    async onSaved(saved, beginWith) {
      setBegin(saved);
      beginWith(billingFieldsOf(saved));
      await invalidate(readBillingSettings, readPostingAccounts, readBillingOverview);
      onSaved(true);
    },
  });
  const { fields, set, busy } = form;
  const isChanged = Object.keys(billingChangesIn(fields, begin)).length > 0;
  const isWhole = Object.keys(checkBillingSettings(fields)).length === 0;
  const submit = (): boolean => {
    if (isChanged || !isWhole) return form.submit();
    onSaved(false);
    return true;
  };
  const setSeries = (name: SeriesField, change: Partial<SeriesFields>) =>
    set({ series: { ...fields.series, [name]: { ...fields.series[name], ...change } } });
  return { ...form, begin, submit, setSeries, isChanged, locked: readOnly || busy };
}

export type BillingForm = ReturnType<typeof useBillingForm>;

/** What else happened to the book is no change of what this form shows. */
const seenSeq = (begin: BillingSettings, now: BillingSettings): number =>
  shownOf(now) === shownOf(begin) ? now.seq : begin.seq;

/** The turnover and the starting numbers have forms of their own. */
const shownOf = (settings: BillingSettings): string =>
  JSON.stringify({ ...settings, seq: 0, turnovers: [], series_starts: [] });
