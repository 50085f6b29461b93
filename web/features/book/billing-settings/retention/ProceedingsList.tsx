// Proceedings have the whole book's documents kept: they are recorded, and their end.
import { useState } from 'react';
import type { Retention } from '#api/contract/book/retention.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { EndProceedingsDialog, RecordProceedingsDialog } from './ProceedingsDialogs.tsx';

type ProceedingsLine = Retention['proceedings'][number];

type Props = {
  readonly proceedings: readonly ProceedingsLine[];
  readonly readOnly: boolean;
  readonly onSaved: (text: string) => void;
};

export function ProceedingsList({ proceedings, readOnly, onSaved }: Props) {
  const [opened, setOpened] = useState<ProceedingsLine | 'new' | null>(null);
  const close = () => setOpened(null);
  const done = (text: string) => {
    onSaved(text);
    close();
  };
  return (
    <section aria-labelledby="proceedings" className="flex flex-col gap-2">
      <h3 id="proceedings" className="font-medium text-ink-2">
        Proceedings
      </h3>
      <p className="text-sm text-ink-3">
        During an appeal, an investigation or another case, and for a year after it, all documents
        of the book are kept.
      </p>
      {proceedings.length === 0 && <p className="text-ink-2">None recorded.</p>}
      <ul className="divide-y divide-line">
        {proceedings.map((one) => (
          <li key={one.number} className="flex items-center gap-3 py-2">
            <span className="min-w-0 flex-1">
              <span dir="auto" className="block font-medium break-words">
                {one.what}
              </span>
              <span className="block text-sm text-ink-2">{lastingInWords(one)}</span>
            </span>
            {one.ended_on === null && !readOnly && (
              <Button onClick={() => setOpened(one)}>
                End<span className="sr-only"> {one.what}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!readOnly && (
        <Button className="self-start" onClick={() => setOpened('new')}>
          Record proceedings
        </Button>
      )}
      {opened === 'new' && <RecordProceedingsDialog onClose={close} onDone={done} />}
      {opened !== null && opened !== 'new' && (
        <EndProceedingsDialog proceedings={opened} onClose={close} onDone={done} />
      )}
    </section>
  );
}

function lastingInWords({ began_on: began, ended_on: ended }: ProceedingsLine): string {
  const from = formatDate(dateFromWire(began));
  return ended === null ? `Since ${from}` : `${from} to ${formatDate(dateFromWire(ended))}`;
}
