// The fourth step: how far the import is, and in the end what came of it.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { counted, formatCount } from '#web/format/money.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { Notice } from '#web/ui/states/Notice.tsx';
import type { KindOfImport } from '../kinds/kind.ts';
import { saveRest } from '../rehearsal/rest-file.ts';
import { importsOf } from '../queries.ts';
import type { ImportForm, ImportProgress } from '../use-import.ts';
import { PastImports } from './PastImports.tsx';

const REFUSED_SHOWN = 20;

type Props = {
  readonly kind: KindOfImport;
  readonly state: ImportForm;
  readonly progress: ImportProgress;
};

export function ProgressStep({ kind, state, progress }: Props) {
  const { id: bookId, scope } = usePageBook();
  const imports = useQuery(importsOf(bookId));
  const { imported, refused, leftOut, lines, failure, isDone } = progress;
  const { chosen } = state;
  const noun = imported === 1 ? kind.one : kind.many;
  const theRows = leftOut.size === 1 ? 'it' : 'them';
  return (
    <div className="flex flex-col gap-3">
      <section className="card flex flex-col gap-3 p-4" aria-live="polite">
        <h2 className="text-lg font-semibold">
          {isDone
            ? `${formatCount(imported)} ${noun} imported`
            : `${formatCount(imported + refused.length)} of ${formatCount(lines)} ${kind.many}`}
        </h2>
        {!isDone && (
          <progress
            aria-label="Rows imported"
            className="h-2 w-full max-w-120 accent-brand"
            value={imported + refused.length}
            max={lines}
          />
        )}
        {failure !== null && (
          <Notice kind="problem">
            {failure} What was imported stays. Choose the same file again to continue from there.
          </Notice>
        )}
        {refused.length > 0 && <Refused refused={refused} />}
        {isDone && leftOut.size > 0 && (
          <p>
            {counted(leftOut.size, 'row')} of the file {leftOut.size === 1 ? 'was' : 'were'} left
            out. Download {theRows} with the reason, correct and import {theRows} later.
          </p>
        )}
        {(isDone || failure !== null) && (
          <div className="flex flex-wrap gap-2">
            <Link to={kind.listOf(scope)} className={buttonClass('primary')}>
              Go to {kind.many}
            </Link>
            {chosen !== null && leftOut.size > 0 && (
              <Button onClick={() => saveRest(chosen.table, leftOut, chosen.file.name)}>
                Download the {formatCount(leftOut.size)} left out
              </Button>
            )}
            <Button onClick={() => state.back('file')}>Import another file</Button>
          </div>
        )}
      </section>
      {(isDone || failure !== null) && <PastImports imports={imports} />}
    </div>
  );
}

/** Since the rehearsal the books have changed. */
function Refused({ refused }: Pick<ImportProgress, 'refused'>) {
  return (
    <Notice kind="warning">
      <p>{counted(refused.length, 'row was', 'rows were')} refused and left out:</p>
      <ul className="list-disc pl-5">
        {refused.slice(0, REFUSED_SHOWN).map(({ line, why }) => (
          <li key={line}>
            Row {line}: {why}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
