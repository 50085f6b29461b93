// The third step: what would happen. Nothing is saved; what is wrong is corrected in place.
import type { ImportOfFile } from '#api/contract/book/import.ts';
import { formatCount } from '#web/format/money.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { ActionBar } from '#web/ui/PageHead.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import type { KindOfImport } from '../kinds/kind.ts';
import type { JudgedRow } from './rows.ts';
import { ColumnsTable } from '../steps/ColumnsTable.tsx';
import type { ImportDraft, ImportForm } from '../use-import.ts';
import { Counts } from './Counts.tsx';
import { hasSuggestion, withSuggestions } from './corrections.ts';
import { Lacks } from './Lacks.tsx';
import { RowsToCorrect } from './RowsToCorrect.tsx';
import { RowsToImport } from './RowsToImport.tsx';
import { saveRest } from './rest-file.ts';

type Props = {
  readonly kind: KindOfImport;
  readonly state: ImportForm;
  readonly chosen: ImportDraft;
  readonly goingOn: ImportOfFile | undefined;
};

export function RehearsalStep({ kind, state, chosen, goingOn }: Props) {
  const { rows, asking, correct, send } = state;
  const { corrections, file, table } = chosen;
  const wrong = rows.filter(({ trouble }) => trouble !== null);
  const right = rows.filter(({ trouble, isAsked }) => trouble === null && !isAsked);
  const good = right.filter(({ does }) => does !== 'nothing');
  const added = good.filter(({ does }) => does === 'add');
  const changed = good.filter(({ does }) => does === 'change');
  const lacking = kind.lacking?.in(rows.map(({ texts }) => texts)) ?? [];
  const suggested = wrong.filter(hasSuggestion);
  const isReady = asking === 'answered' && good.length > 0;
  const accept = () => correct(withSuggestions(kind, corrections, suggested));
  const importNow = () => isReady && send(good, goingOn);
  useKeys('Import', [
    { keys: 'Alt+A', does: 'Accept all suggestions', run: accept },
    { keys: 'Ctrl+Enter', does: `Import ${kind.many}`, run: importNow },
  ]);
  const isFailed = asking !== 'asking' && asking !== 'answered';
  return (
    <div className="flex flex-col gap-3" aria-busy={asking === 'asking'}>
      <ActionBar>
        <Button onClick={() => state.back('file')}>Cancel</Button>
        {wrong.length > 0 && (
          <Button onClick={() => saveRest(table, wrong, file.name)}>
            Download the {counted(wrong.length, 'row')} to correct
          </Button>
        )}
        <Button
          kind="primary"
          aria-keyshortcuts="Control+Enter"
          reason={reasonOf(kind, { asking, good: good.length })}
          onClick={importNow}
        >
          Import {formatCount(good.length)} {good.length === 1 ? kind.one : kind.many}{' '}
          <Kbd onBrand>Ctrl ↵</Kbd>
        </Button>
      </ActionBar>
      {isFailed && <ErrorState what="the rehearsal" why={asking} onRetry={state.rehearse} />}
      <Lacks kind={kind} lacking={lacking} onAdded={state.rehearse} />
      <Counts
        kind={kind}
        isAsking={asking === 'asking'}
        counts={{
          added: added.length,
          changed: changed.length,
          unchanged: right.length - good.length,
          wrong: wrong.length,
          skipped: corrections.skipped.size,
        }}
      />
      <Summary kind={kind} rows={good} />
      <div className="grid items-start gap-3 min-[1200px]:grid-cols-[minmax(0,1fr)_360px]">
        <div className="flex min-w-0 flex-col gap-3">
          {wrong.length > 0 && (
            <RowsToCorrect
              kind={kind}
              rows={wrong}
              corrections={corrections}
              onCorrect={correct}
              suggestions={suggested.length}
              onAcceptAll={accept}
            />
          )}
          {added.length > 0 && <RowsToImport kind={kind} title="Will be added" rows={added} />}
          {changed.length > 0 && (
            <RowsToImport kind={kind} title="Will be changed" rows={changed} />
          )}
        </div>
        <section className="card overflow-hidden" aria-label="Columns">
          <ColumnsTable kind={kind} table={table} mapping={chosen.mapping} onMap={state.map} />
        </section>
      </div>
      <p className="text-sm text-ink-2">
        This was a rehearsal: nothing is saved yet. The import is one batch; you can{' '}
        <b>Undo import</b> for 30 days.
      </p>
    </div>
  );
}

const counted = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;

function reasonOf(
  { many }: KindOfImport,
  { asking, good }: { readonly asking: string; readonly good: number },
): string | null {
  if (asking === 'asking') return 'Rehearsing…';
  if (asking !== 'answered') return 'The rehearsal did not end.';
  return good === 0 ? `None of the ${many} can be imported yet.` : null;
}

type SummaryProps = { readonly kind: KindOfImport; readonly rows: readonly JudgedRow[] };

/** What the records come to that would come in. */
function Summary({ kind: { records }, rows }: SummaryProps) {
  if (records?.summary === undefined || rows.length === 0) return null;
  return (
    <p className="card px-4 py-2.5 text-sm">
      {records.summary(rows.flatMap(({ value }) => value ?? []))}
    </p>
  );
}
