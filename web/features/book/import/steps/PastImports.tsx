// What was imported before, and the undo of each: for 30 days, with what stays and why.
import { useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ImportOfFile, KeptRecord } from '#api/contract/book/import.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { awaited } from '#web/client/query.ts';
import type { CallFailed } from '#web/client/query.ts';
import { useRights } from '#web/client/use-rights.ts';
import { formatDate, formatInstant, todayInIndia } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Cell, HeadRow, TableHead, TableRow } from '#web/ui/lists/Table.tsx';
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { importsChanged, takeBackImport } from '../queries.ts';
import { manyOf } from '../wording.ts';

type Props = { readonly imports: UseQueryResult<ImportOfFile[], CallFailed> };

type Undone = { readonly takenBack: number; readonly kept: readonly KeptRecord[] };

export function PastImports({ imports }: Props) {
  const { id: bookId } = usePageBook();
  const may = useRights();
  const [asked, setAsked] = useState<ImportOfFile | null>(null);
  const [busyId, setBusy] = useState<number | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const [undone, setUndone] = useState<Undone | null>(null);
  const undo = async (one: ImportOfFile) => {
    setAsked(null);
    setBusy(one.id);
    const result = await takeBackImport(bookId, one.id);
    await importsChanged();
    setBusy(null);
    setWhy(result.ok ? null : sentenceOf(result.failure));
    if (!result.ok) return;
    const takenBack = result.value.import.takenBack - one.takenBack;
    setUndone({ takenBack, kept: result.value.kept });
  };
  const { why: failed, onRetry } = awaited(imports);
  if (failed !== null) return <ErrorState what="earlier imports" why={failed} onRetry={onRetry} />;
  if (imports.data === undefined || imports.data.length === 0) return null;
  return (
    <section className="mt-4" aria-labelledby="past-imports">
      <h2 id="past-imports" className="mb-2 text-h2 font-semibold">
        Imports
      </h2>
      {why !== null && <Notice kind="problem">{why}</Notice>}
      {undone !== null && <Result undone={undone} />}
      <div className="card overflow-hidden">
        <table className="w-full text-sm" aria-label="Imports">
          <thead>
            <HeadRow>
              <TableHead>File</TableHead>
              <TableHead className="max-sm:hidden">When</TableHead>
              <TableHead>Result</TableHead>
              <TableHead>
                <span className="sr-only">Undo</span>
              </TableHead>
            </HeadRow>
          </thead>
          <tbody>
            {imports.data.map((one) => (
              <TableRow key={one.id}>
                <Cell className="break-words">
                  {one.fileName ?? `Import ${one.id}`}
                  <span className="block text-xs text-ink-3">{manyOf(one.kind)}</span>
                </Cell>
                <Cell className="max-sm:hidden">
                  {formatInstant(one.startedAt)}
                  <span className="block text-xs text-ink-3">{one.startedBy.name}</span>
                </Cell>
                <Cell>{outcomeOf(one)}</Cell>
                <Cell className="text-right">
                  {may('UndoImport') && isUndoable(one) && (
                    <Button
                      busyText={busyId === one.id ? 'Undoing…' : null}
                      onClick={() => setAsked(one)}
                    >
                      Undo import
                      <span className="sr-only"> of {one.fileName ?? one.id}</span>
                    </Button>
                  )}
                </Cell>
              </TableRow>
            ))}
          </tbody>
        </table>
      </div>
      {asked !== null && (
        <UndoQuestion one={asked} onUndo={() => void undo(asked)} onCancel={() => setAsked(null)} />
      )}
    </section>
  );
}

type QuestionProps = {
  readonly one: ImportOfFile;
  readonly onUndo: () => void;
  readonly onCancel: () => void;
};

const UndoQuestion = ({ one, onUndo, onCancel }: QuestionProps) => (
  <AlertDialog
    title="Undo import?"
    confirm="Undo import"
    onConfirm={onUndo}
    onCancel={onCancel}
    danger
  >
    {questionOf(one)}
  </AlertDialog>
);

const questionOf = (one: ImportOfFile): string =>
  `${formatCount(standing(one))} ${manyOf(one.kind)} of ${one.fileName ?? 'this import'} are ` +
  'undone. What was used, locked or filed since stays and is listed. You can undo until ' +
  `${formatDate(one.undoUntil)}.`;

const standing = ({ created, changed, takenBack: gone }: ImportOfFile): number =>
  created + changed - gone;

const isUndoable = (one: ImportOfFile): boolean =>
  standing(one) > 0 && todayInIndia() <= one.undoUntil;

function outcomeOf(one: ImportOfFile): string {
  const { status, created, changed, lines, takenBack: gone, refused } = one;
  const done = created + changed;
  if (gone > 0) {
    const left = standing(one);
    return `${formatCount(gone)} undone${left > 0 ? `, ${formatCount(left)} stay` : ''}`;
  }
  if (status === 'under way') return `${formatCount(done)} of ${formatCount(lines)}, stopped`;
  const parts = [
    ...(created > 0 || done === 0 ? [`${formatCount(created)} added`] : []),
    ...(changed > 0 ? [`${formatCount(changed)} changed`] : []),
    ...(refused > 0 ? [`${formatCount(refused)} refused`] : []),
  ];
  return parts.join(', ');
}

const KEPT_SHOWN = 50;

function Result({ undone: { takenBack, kept } }: { readonly undone: Undone }) {
  return (
    <div className="mb-2" role="status">
      <Notice kind={kept.length === 0 ? 'good' : 'warning'}>
        <p>
          {formatCount(takenBack)} undone. {kept.length > 0 && `${formatCount(kept.length)} stay:`}
        </p>
        {kept.length > 0 && (
          <ul className="list-disc pl-5">
            {kept.slice(0, KEPT_SHOWN).map(({ line, id, detail }) => (
              <li key={id}>
                Row {line}: {detail}
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
