// The third step: what would happen. Nothing is saved; what is wrong is corrected in place.
import type { ImportOfFile } from '#api/contract/book/import.ts';
import { counted, formatCount } from '#web/format/money.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { ActionBar } from '#web/ui/PageHead.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import type { KindOfImport, MissingMaster } from '../kinds/kind.ts';
import type { JudgedRow } from './rows.ts';
import { ColumnsTable } from '../steps/ColumnsTable.tsx';
import type { ImportDraft, ImportForm } from '../use-import.ts';
import { spellingOf, withSpelling } from './corrections.ts';
import { RowsToCorrect } from './RowsToCorrect.tsx';
import { RowsToImport } from './RowsToImport.tsx';
import { reasonsOf, saveRest } from './rest-file.ts';
import { StatCard } from '#web/ui/lists/Figures.tsx';
import { canChange } from './rows.ts';
import { useState } from 'react';
import { usePageBook } from '#web/state/page-book.ts';
import { Notice } from '#web/ui/states/Notice.tsx';
import { readKindAgain } from '../queries.ts';

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
  const spelt = wrong.filter((row) => spellingOf(row) !== null);
  const isReady = asking === 'answered' && good.length > 0;
  const accept = () => correct(withSpelling(kind, corrections, spelt));
  const importNow = () => isReady && send(good, goingOn);
  useKeys('Import', [
    { keys: 'Alt+A', does: 'Accept all spellings', run: accept },
    { keys: 'Ctrl+Enter', does: `Import ${kind.many}`, run: importNow },
  ]);
  const isFailed = asking !== 'asking' && asking !== 'answered';
  return (
    <div className="flex flex-col gap-3" aria-busy={asking === 'asking'}>
      <ActionBar>
        <Button onClick={() => state.back('file')}>Cancel</Button>
        {wrong.length > 0 && (
          <Button onClick={() => saveRest(table, reasonsOf(wrong), file.name)}>
            Download the {counted(wrong.length, 'row')} to correct
          </Button>
        )}
        <Button
          kind="primary"
          aria-keyshortcuts="Control+Enter"
          reason={reasonOf(kind, { asking, good: good.length })}
          onClick={importNow}
        >
          Import {counted(good.length, kind.one, kind.many)} <Kbd onBrand>Ctrl ↵</Kbd>
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
              spellings={spelt.length}
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

// What a rehearsal found, in four figures: added, changed, to correct, left out.
type CountsProps = {
  readonly kind: KindOfImport;
  readonly isAsking: boolean;
  readonly counts: {
    readonly added: number;
    readonly changed: number;
    /** Rows that say only what the book has already. */
    readonly unchanged: number;
    readonly wrong: number;
    readonly skipped: number;
  };
};

const FOUR = 'min-[900px]:grid-cols-4';
const THREE = 'min-[560px]:grid-cols-3';

function Counts({ kind, isAsking, counts }: CountsProps) {
  const { added, changed, unchanged, wrong, skipped } = counts;
  const value = (count: number) => (isAsking ? null : formatCount(count));
  const adds = kind.addsNone !== true;
  const changes = canChange(kind);
  return (
    <div className={`grid grid-cols-2 gap-3 ${adds && changes ? FOUR : THREE}`}>
      {adds && <StatCard name={`New ${kind.many}`} value={value(added)} below="will be added" />}
      {changes && (
        <StatCard name="Changed" value={value(changed)} below={unchangedText(unchanged)} />
      )}
      <StatCard
        name="To correct"
        value={value(wrong)}
        below={wrong === 0 ? 'nothing is wrong' : leftOutText(kind)}
      />
      <StatCard name="Left out" value={value(skipped)} below="rows that you skipped" />
    </div>
  );
}

/** Of a record nothing comes in while one of its rows is wrong. */
const leftOutText = ({ records, many }: KindOfImport): string =>
  records === undefined
    ? 'will be left out unless corrected'
    : `their ${many} are left out unless corrected`;

const unchangedText = (count: number): string =>
  count === 0
    ? 'fields will be updated'
    : `${formatCount(count)} more ${count === 1 ? 'is' : 'are'} in the book as in the file`;

// What the rows name and the book has not: added in one act, so that the rows can be imported.
type LacksProps = {
  readonly kind: KindOfImport;
  readonly lacking: readonly MissingMaster[];
  readonly onAdded: (kind: KindOfImport) => void;
};

/** The rest is only counted. */
const NAMED_MAX = 8;

const WORDS = {
  category: ['category', 'categories'],
  brand: ['brand', 'brands'],
  unit: ['unit', 'units'],
} as const;

function Lacks({ kind, lacking, onAdded }: LacksProps) {
  const { id: bookId } = usePageBook();
  const [isBusy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  if (lacking.length === 0 || kind.lacking === undefined) return null;
  const { add } = kind.lacking;
  const addAll = async () => {
    setBusy(true);
    setWhy(await add(lacking));
    const fresh = await readKindAgain(kind.path, bookId).catch(() => null);
    setBusy(false);
    if (fresh !== null) onAdded(fresh);
  };
  return (
    <Notice kind="warning">
      <p>Not in the book yet: {named(lacking)}.</p>
      {why !== null && <p>{why}</p>}
      <Button className="mt-2" busyText={isBusy ? 'Adding…' : null} onClick={() => void addAll()}>
        Add {formatCount(lacking.length)} to the book
      </Button>
    </Notice>
  );
}

/** Such as ‘categories Fabrics and Yarn, unit Bale’. */
function named(lacking: readonly MissingMaster[]): string {
  const byKind = Map.groupBy(lacking, ({ of }) => of);
  return [...byKind]
    .map(([of, these]) => {
      const names = these.slice(0, NAMED_MAX).map(({ name }) => `“${name}”`);
      const rest = these.length - names.length;
      const all = rest > 0 ? [...names, `${formatCount(rest)} more`] : names;
      return `${WORDS[of][these.length === 1 ? 0 : 1]} ${LIST.format(all)}`;
    })
    .join(', ');
}

const LIST = new Intl.ListFormat('en-GB');
