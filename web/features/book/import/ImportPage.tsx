// A file becomes records in four steps: File, Columns, Rehearsal, Import.
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { awaited } from '#web/client/query.ts';
import { counted, formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { NotFoundPage } from '#web/shell/guards/NotFoundPage.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { PageHead, ActionBar } from '#web/ui/PageHead.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import type { KindOfImport } from './kinds/kind.ts';
import { IMPORTS } from './kinds/kinds.ts';
import { brokenOff, importsOf, kindToImport } from './queries.ts';
import { RehearsalStep } from './rehearsal/RehearsalStep.tsx';
import { FileStep } from './steps/FileStep.tsx';
import { ProgressStep } from './steps/ProgressStep.tsx';
import { useImport } from './use-import.ts';
import type { ImportForm, ImportStage, ImportDraft } from './use-import.ts';
import { useAtomValue } from 'jotai';
import type { ImportOfFile } from '#api/contract/book/import.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { sessionAtom } from '#web/state/session.ts';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { keepMapping } from './kinds/mapping.ts';
import { ColumnsTable } from './steps/ColumnsTable.tsx';

export function ImportPage() {
  const { kind: path = '' } = useParams();
  return IMPORTS.has(path) ? <ImportOfPath key={path} path={path} /> : <NotFoundPage />;
}

function ImportOfPath({ path }: { readonly path: string }) {
  const { id: bookId } = usePageBook();
  const read = useQuery(kindToImport(path, bookId));
  const { why, onRetry } = awaited(read);
  if (why !== null) return <ErrorState what="this import" why={why} onRetry={onRetry} />;
  return read.data == null ? null : <ImportOfKind kind={read.data} />;
}

function ImportOfKind({ kind }: { readonly kind: KindOfImport }) {
  const { id: bookId, scope } = usePageBook();
  const state = useImport(kind, bookId);
  const imports = useQuery(importsOf(bookId));
  const { chosen, stage } = state;
  const goingOn = brokenOff(imports.data, kind, chosen?.file.hash ?? null);
  return (
    <>
      <PageHead
        title={kind.title}
        above={
          <Link to={kind.listOf(scope)} className="link-quiet">
            {kind.list}
          </Link>
        }
      />
      {stage === 'file' && <OtherKinds now={kind.path} scope={scope} />}
      {chosen !== null && <Steps state={state} chosen={chosen} />}
      {stage === 'file' && <FileStep kind={kind} imports={imports} onFile={state.open} />}
      {stage === 'columns' && chosen !== null && (
        <ColumnsStep kind={kind} state={state} chosen={chosen} bookId={bookId} goingOn={goingOn} />
      )}
      {stage === 'rehearsal' && chosen !== null && (
        <RehearsalStep kind={kind} state={state} chosen={chosen} goingOn={goingOn} />
      )}
      {stage === 'import' && state.progress !== null && (
        <ProgressStep kind={kind} state={state} progress={state.progress} />
      )}
    </>
  );
}

type OtherProps = { readonly now: string; readonly scope: number | undefined };

/** As the tabs of a page look, though each leads to a page. */
const KINDS = 'mb-4 flex flex-wrap gap-x-1 border-b border-line';
const KIND =
  '-mb-px inline-flex min-h-(--row) items-center border-b-2 border-transparent px-3 font-medium ' +
  'whitespace-nowrap text-ink-2 -outline-offset-2 hover:text-ink ' +
  'aria-[current=page]:border-brand aria-[current=page]:text-brand-ink';

const OtherKinds = ({ now, scope }: OtherProps) => (
  <nav aria-label="What to import" className={KINDS}>
    {[...IMPORTS].map(([path, { title }]) => (
      <Link
        key={path}
        to={paths.imports(path, scope)}
        aria-current={path === now ? 'page' : undefined}
        className={KIND}
      >
        {title}
      </Link>
    ))}
  </nav>
);

const STAGES: readonly { readonly stage: ImportStage; readonly title: string }[] = [
  { stage: 'file', title: 'File' },
  { stage: 'columns', title: 'Columns' },
  { stage: 'rehearsal', title: 'Rehearsal' },
  { stage: 'import', title: 'Import' },
];

type StepsProps = {
  readonly state: ImportForm;
  readonly chosen: NonNullable<ImportForm['chosen']>;
};

function Steps({ state: { stage, back }, chosen: { file, table } }: StepsProps) {
  const now = STAGES.findIndex((one) => one.stage === stage);
  return (
    <div className="card mb-3 flex flex-wrap items-center gap-x-5 gap-y-2 px-4 py-2.5 text-sm">
      <span className="min-w-0 grow break-words">
        <b className="font-semibold">{file.name}</b>{' '}
        <span className="text-ink-3">
          {file.sheet.name !== null && `${file.sheet.name}, `}
          {counted(table.rows.length, 'row')}
        </span>
      </span>
      <ol className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {STAGES.map((one, at) => (
          <li
            key={one.stage}
            aria-current={at === now ? 'step' : undefined}
            className="flex items-center gap-1.5"
          >
            {at < now ? (
              <span className="flex items-center gap-1.5 text-paid">
                <Icon name="check" size={16} />
                {stage === 'import' ? (
                  one.title
                ) : (
                  <Button
                    kind="quiet"
                    className="min-h-6! px-0! py-0! text-paid!"
                    onClick={() => back(one.stage)}
                  >
                    {one.title}
                  </Button>
                )}
              </span>
            ) : (
              <span className={at === now ? 'font-semibold' : 'text-ink-3'}>
                {at + 1} {one.title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

// The second step: each column of the file under one of ours, guessed by its head.
type Props = {
  readonly kind: KindOfImport;
  readonly state: ImportForm;
  readonly chosen: ImportDraft;
  readonly bookId: number;
  readonly goingOn: ImportOfFile | undefined;
};

function ColumnsStep({ kind, state, chosen, bookId, goingOn }: Props) {
  const personId = useAtomValue(sessionAtom)?.id ?? 0;
  const { table, mapping } = chosen;
  const missing = kind.columns.filter(
    ({ field, isNeeded, isAsked }) =>
      isNeeded === true && isAsked !== true && !mapping.includes(field),
  );
  const asked = kind.columns.filter(({ isAsked }) => isAsked === true);
  const unsaid = asked.find(({ field, read }) => !read(chosen.said[field] ?? '').ok);
  const fields = new Set(mapping.filter((field) => field !== null));
  const reason =
    missing.length === 0
      ? (kind.records?.lacks(fields) ??
        (unsaid === undefined ? null : `Enter the ${unsaid.title.toLowerCase()}.`))
      : `Choose the column of ${missing.map(({ title }) => title).join(' and ')}.`;
  const rehearse = () => {
    if (reason !== null) return;
    keepMapping(kind, { personId, bookId }, { heads: table.heads, mapping });
    state.rehearse();
  };
  useKeys('Import', [{ keys: 'Ctrl+Enter', does: 'Rehearse', run: rehearse }]);
  const count = table.rows.length;
  return (
    <div className="flex max-w-180 flex-col gap-3">
      {goingOn !== undefined && (
        <Notice kind="remark">
          This file was imported in part: {formatCount(goingOn.created)} of{' '}
          {formatCount(goingOn.lines)}. The import continues where it stopped.
        </Notice>
      )}
      {asked.map(({ field, title, example }) => (
        <TextField
          key={field}
          label={title}
          hint={`Such as ${example}`}
          value={chosen.said[field] ?? ''}
          onChange={(text) => state.say({ ...chosen.said, [field]: text })}
        />
      ))}
      <div className="card overflow-hidden">
        <ColumnsTable kind={kind} table={table} mapping={mapping} onMap={state.map} />
      </div>
      <ActionBar>
        <Button onClick={() => state.back('file')}>Choose another file</Button>
        <Button kind="primary" aria-keyshortcuts="Control+Enter" reason={reason} onClick={rehearse}>
          Rehearse {counted(count, 'row')} <Kbd onBrand>Ctrl ↵</Kbd>
        </Button>
      </ActionBar>
    </div>
  );
}
