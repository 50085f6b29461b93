// The PDFs of what the list shows, in one archive. It can be called off, and says how far it is.
import { useRef, useState } from 'react';
import type { InvoiceListQuery } from '../queries.ts';
import { saveFile } from '#web/client/save-file.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { BULK_MAX, zipPdfs } from './zip-pdfs.ts';

type Props = { readonly bookId: number; readonly narrowing: InvoiceListQuery };

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly done: number; readonly of: number }
  | { readonly kind: 'over'; readonly text: string };

export function BulkPdfs({ bookId, narrowing }: Props) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: 'busy', done: 0, of: 0 });
    const made = await zipPdfs({ bookId, narrowing, signal: controller.signal }, (done, of) => {
      if (!controller.signal.aborted) setState({ kind: 'busy', done, of });
    });
    if (controller.signal.aborted) return;
    if (made.archive !== null) saveFile(made.archive, 'invoices.zip');
    setState({ kind: 'over', text: made.said });
  };
  const cancel = () => {
    running.current?.abort();
    setState({ kind: 'over', text: 'Called off.' });
  };
  const isBusy = state.kind === 'busy';
  // One button, so that whoever pressed it by key has the focus on it still.
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Button
        title={
          isBusy ? undefined : `Those that the filter shows, up to ${BULK_MAX}, in one archive`
        }
        onClick={isBusy ? cancel : () => void start()}
      >
        {isBusy ? 'Cancel' : 'Download PDFs'}
      </Button>
      <span role="status" className="text-sm text-ink-2">
        {saidOf(state)}
      </span>
    </span>
  );
}

function saidOf(state: State): string {
  if (state.kind === 'idle') return '';
  if (state.kind === 'over') return state.text;
  return state.of === 0 ? 'Counting…' : `${state.done} of ${state.of}`;
}
