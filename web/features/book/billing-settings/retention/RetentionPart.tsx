// How long the book's documents are kept, which decides when customers' personal data may go.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { readRetention, setLegalForm } from '#api/contract/book/retention.ts';
import type { Retention } from '#api/contract/book/retention.ts';
import { LEGAL_FORM_NAMES } from '#core/tax/index.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { asking, awaited } from '#web/client/query.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { SettingsPart, WholeWidth } from '../SettingsPart.tsx';
import { invalidateRetention } from './invalidate-retention.ts';
import { formatDate } from '#web/format/dates.ts';
import { EndProceedingsDialog, RecordProceedingsDialog } from './ProceedingsDialogs.tsx';

type LegalForm = Retention['legalForm'];

const LEGAL_FORMS = Object.entries(LEGAL_FORM_NAMES).map(([value, label]) => ({ value, label }));

type Props = { readonly readOnly: boolean; readonly onSaved: (text: string) => void };

export function RetentionPart({ readOnly, onSaved }: Props) {
  const { id: bookId } = usePageBook();
  const read = useQuery(asking(readRetention, { params: { bookId } }));
  const { isPending, why, onRetry } = awaited(read);
  return (
    <SettingsPart
      title="How long documents are kept"
      help="As long as they are, personal data of their customers cannot be erased."
    >
      {why !== null && (
        <WholeWidth>
          <ErrorState what="how long documents are kept" why={why} onRetry={onRetry} />
        </WholeWidth>
      )}
      {isPending && (
        <WholeWidth>
          <Skeletons label="Loading the proceedings" count={2} item="h-14" layout="grid gap-3" />
        </WholeWidth>
      )}
      {read.data !== undefined && (
        <>
          <WholeWidth>
            <LegalFormField form={read.data.legalForm} readOnly={readOnly} onSaved={onSaved} />
          </WholeWidth>
          <WholeWidth>
            <ProceedingsList
              proceedings={read.data.proceedings}
              readOnly={readOnly}
              onSaved={onSaved}
            />
          </WholeWidth>
        </>
      )}
    </SettingsPart>
  );
}

/** Walking through the choices by keys writes nothing: each would stay in the log. */
function LegalFormField({ form, readOnly, onSaved }: Props & { readonly form: LegalForm }) {
  const { id: bookId } = usePageBook();
  const [chosen, setChosen] = useState<LegalForm | null>(null);
  const { busy, failure, send } = useSend();
  const value = chosen ?? form;
  const save = () =>
    void send(
      () => call(setLegalForm, { params: { bookId }, body: { legalForm: value } }),
      async () => {
        await invalidateRetention();
        setChosen(null);
        onSaved('Legal form saved.');
      },
    );
  return (
    <div className="flex flex-col items-stretch gap-2">
      <SelectField
        label="Legal form"
        value={value}
        options={LEGAL_FORMS}
        onChange={(picked) => setChosen(picked as LegalForm)}
        readOnly={readOnly || busy}
        hint="Decides how long documents are kept and how statements are laid out. Until you choose it, the longer term applies. Statements of locked days keep their layout."
      />
      {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
      {value !== form && (
        <Button className="self-start" busyText={busy ? 'Saving…' : null} onClick={save}>
          Save legal form
        </Button>
      )}
    </div>
  );
}

// Proceedings have the whole book's documents kept: they are recorded, and their end.
type ProceedingsLine = Retention['proceedings'][number];

type ProceedingsListProps = {
  readonly proceedings: readonly ProceedingsLine[];
  readonly readOnly: boolean;
  readonly onSaved: (text: string) => void;
};

function ProceedingsList({ proceedings, readOnly, onSaved }: ProceedingsListProps) {
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
            {one.endedOn === null && !readOnly && (
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

function lastingInWords({ beganOn: began, endedOn: ended }: ProceedingsLine): string {
  const from = formatDate(began);
  return ended === null ? `Since ${from}` : `${from} to ${formatDate(ended)}`;
}
