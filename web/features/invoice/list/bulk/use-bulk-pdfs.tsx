// The PDFs of what the list shows, or of what is selected, in one archive. Making it can be called
// off, and says how far it is.
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useSetAtom } from 'jotai';
import type { InvoiceCard } from '#api/contract/invoice/invoice.ts';
import { momentInFileName } from '#web/client/past/calls.ts';
import { saveFile } from '#web/client/save-file.ts';
import { formatCount } from '#web/format/money.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import type { Selection } from '#web/ui/lists/register/use-register.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import type { InvoiceListQuery } from '../../queries.ts';

type Progress = { readonly done: number; readonly of: number };

type BulkPdfs = {
  /** @param selection null for all that the filter shows. */
  readonly start: (selection: Selection<InvoiceCard> | null) => void;
  /** While it goes on. */
  readonly dialog: ReactNode;
};

export function useBulkPdfs(bookId: number, narrowing: InvoiceListQuery): BulkPdfs {
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);
  const setNotice = useSetAtom(noticeAtom);
  // Whoever leaves the page wants no archive any more.
  useEffect(() => () => running.current?.abort(), []);
  const make = async (selection: Selection<InvoiceCard> | null, { signal }: AbortController) => {
    const { zipPdfs } = await import('./zip-pdfs.ts');
    const made = await zipPdfs({ bookId, narrowing, selection, signal }, (done, of) => {
      if (!signal.aborted) setProgress({ done, of });
    });
    if (signal.aborted) return;
    setProgress(null);
    if (made.archive !== null) saveFile(made.archive, `invoices${momentInFileName()}.zip`);
    setNotice({ text: made.said, ...(made.archive === null && { kind: 'problem' }) });
  };
  const cancel = () => {
    running.current?.abort();
    setProgress(null);
  };
  return {
    start: (selection) => {
      cancel();
      running.current = new AbortController();
      setProgress({ done: 0, of: 0 });
      void make(selection, running.current);
    },
    dialog: progress !== null && (
      <Dialog
        title="Preparing the PDFs"
        onClose={cancel}
        foot={<Button onClick={cancel}>Cancel</Button>}
      >
        <p role="status">
          {progress.of === 0
            ? 'Counting…'
            : `${formatCount(progress.done)} of ${formatCount(progress.of)}`}
        </p>
      </Dialog>
    ),
  };
}
