// How many entries wait to be sent; opens them.
import { useState } from 'react';
import { useAtomValue } from 'jotai';
import { outboxAtom } from '#web/state/outbox.ts';
import { OutboxSheet } from './OutboxSheet.tsx';

export function OutboxChip() {
  const [open, setOpen] = useState(false);
  const count = useAtomValue(outboxAtom).length;
  return (
    <>
      {count > 0 && (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className={
            'flex min-h-8 shrink-0 items-center rounded-sm border border-warn-line bg-warn-bg ' +
            'px-2.5 text-sm font-medium text-warn pointer-coarse:min-h-11'
          }
        >
          Outbox {count}
        </button>
      )}
      {open && <OutboxSheet onClose={() => setOpen(false)} />}
    </>
  );
}
