// The form of how a book stands on its documents. It stays on the page when it is saved.
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
  const form = useRecordForm<BillingFields, BillingSettings, BillingSettings>({
    start: {
      form: 'billing-settings',
      bookId,
      schema: billingDraftSchema,
      begin: () => billingFieldsOf(settings),
      isWanted: () => !readOnly,
    },
    editing: {
      begun: settings,
      latest: () => call(readBillingSettings, { params: { bookId } }),
      fieldsOf: billingFieldsOf,
      seqOf: ({ seq }) => seq,
    },
    leaves: false,
    check: checkBillingSettings,
    write: (fields, record) => {
      const seen = record ?? settings;
      const body = { ...billingChangesIn(fields, seen), expected: seen.seq };
      return call(changeBillingSettings, { params: { bookId }, body });
    },
    async onSaved(saved, beginWith) {
      beginWith(billingFieldsOf(saved), saved);
      await invalidate(readBillingSettings, readPostingAccounts, readBillingOverview);
      onSaved(true);
    },
  });
  const { fields, set, busy } = form;
  const begin = form.record ?? settings;
  const isChanged = Object.keys(billingChangesIn(fields, begin)).length > 0;
  const isWhole = Object.keys(checkBillingSettings(fields, begin)).length === 0;
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
