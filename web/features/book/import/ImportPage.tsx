// A file becomes records in four steps: File, Columns, Rehearsal, Import.
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { formatCount } from '#web/format/money.ts';
import { NotFoundPage } from '#web/shell/guards/NotFoundPage.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import type { KindOfImport } from './kinds/kind.ts';
import { KINDS } from './kinds/kinds.ts';
import { brokenOff, importsOf } from './queries.ts';
import { RehearsalStep } from './rehearsal/RehearsalStep.tsx';
import { ColumnsStep } from './steps/ColumnsStep.tsx';
import { FileStep } from './steps/FileStep.tsx';
import { ProgressStep } from './steps/ProgressStep.tsx';
import { useImport } from './use-import.ts';
import type { ImportForm, Stage } from './use-import.ts';

export function ImportPage() {
  const { kind: name } = useParams();
  const kind = KINDS.find(({ path }) => path === name);
  return kind === undefined ? <NotFoundPage /> : <ImportOfKind key={kind.path} kind={kind} />;
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
      {chosen !== null && <Steps state={state} chosen={chosen} />}
      {stage === 'file' && <FileStep kind={kind} imports={imports} onFile={state.open} />}
      {stage === 'columns' && chosen !== null && (
        <ColumnsStep {...{ kind, state, chosen, bookId, goingOn }} />
      )}
      {stage === 'rehearsal' && chosen !== null && (
        <RehearsalStep {...{ kind, state, chosen, goingOn }} />
      )}
      {stage === 'import' && state.progress !== null && (
        <ProgressStep kind={kind} state={state} progress={state.progress} />
      )}
    </>
  );
}

const STAGES: readonly { readonly stage: Stage; readonly title: string }[] = [
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
          {formatCount(table.rows.length)} {table.rows.length === 1 ? 'row' : 'rows'}
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
