// The paper beside the settings that it is made of, as they are typed.
import { useDeferredValue } from 'react';
import { todayInIndia } from '#web/format/dates.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { PaperSheet } from '#web/ui/paper/PaperSheet.tsx';
import type { BillingFields } from '../fields.ts';
import { samplePaper } from './sample-paper.ts';

export function PaperPreview({ fields }: { readonly fields: BillingFields }) {
  const { name } = usePageBook();
  const shown = useDeferredValue(fields);
  const paper = samplePaper(shown, name, todayInIndia());
  if (paper === null) return null;
  return (
    <aside aria-label="Preview of a bill" className="sticky top-20 self-start print:hidden">
      <p className="mb-2 text-sm text-ink-2">A sample bill with these settings</p>
      <PaperSheet paper={paper} isPreview />
    </aside>
  );
}
