// The keys that work anywhere in the entry form.
import type { KeyboardEvent } from 'react';
import { useAtomValue } from 'jotai';
import { preferencesAtom } from '#web/state/preferences.ts';
import { VOUCHERS } from '../wording.ts';
import { focusPlace } from './use-journal-draft.ts';
import type { JournalDraft } from './use-journal-draft.ts';

export function useFormKeys({ change }: JournalDraft) {
  const { tallyKeys } = useAtomValue(preferencesAtom);
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.nativeEvent.isComposing) return;
    // F4 to F7 are the browser's unless the person asked for Tally's keys: F5 reloads.
    const voucher = tallyKeys ? VOUCHERS.find(({ key }) => key === event.key) : undefined;
    if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') {
      event.preventDefault();
      event.currentTarget.requestSubmit();
    } else if (event.key === 'F2') {
      event.preventDefault();
      focusPlace({ field: 'date' });
    } else if (voucher !== undefined) {
      event.preventDefault();
      change((now) => ({ ...now, voucherType: voucher.value }));
    }
  };
  return { onKeyDown, tallyKeys };
}
