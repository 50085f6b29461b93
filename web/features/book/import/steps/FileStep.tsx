// The first step: a file is chosen or dropped, or a template is downloaded; below, what was
// imported before.
import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { IMPORT_LINES_MAX } from '#api/contract/book/import.ts';
import type { ImportOfFile } from '#api/contract/book/import.ts';
import type { CallFailed } from '#web/client/query.ts';
import { useRights } from '#web/client/use-rights.ts';
import { formatCount } from '#web/format/money.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { sessionAtom } from '#web/state/session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Menu } from '#web/ui/overlays/Menu.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import type { KindOfImport } from '../kinds/kind.ts';
import { readMapping } from '../kinds/mapping.ts';
import { FILE_MEGABYTES_MAX } from '../reading/decode.ts';
import type { FileRead } from '../reading/read-file.ts';
import { saveTemplate } from '../template.ts';
import type { ImportForm } from '../use-import.ts';
import { PastImports } from './PastImports.tsx';

type Props = {
  readonly kind: KindOfImport;
  readonly imports: UseQueryResult<ImportOfFile[], CallFailed>;
  readonly onFile: ImportForm['open'];
};

const LIMITS =
  `CSV or Excel (.xlsx), up to ${formatCount(IMPORT_LINES_MAX)} rows ` +
  `and ${FILE_MEGABYTES_MAX} MB.`;

export function FileStep({ kind, imports, onFile }: Props) {
  const { id: bookId } = usePageBook();
  const personId = useAtomValue(sessionAtom)?.id ?? 0;
  const may = useRights();
  const [why, setWhy] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    setReading(true);
    const { readFile } = await import('../reading/read-file.ts');
    const result = await readFile(file);
    setReading(false);
    if (input.current !== null) input.current.value = '';
    setWhy(result.ok ? null : result.rejection);
    if (result.ok) onFile(result.value satisfies FileRead, readMapping(kind, { personId, bookId }));
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    void read(event.dataTransfer.files[0]);
  };
  return (
    <>
      <section
        className={
          'card flex flex-col items-center gap-3 border-dashed px-4 py-10 text-center ' +
          'max-sm:py-6'
        }
        onDragOver={(event) => event.preventDefault()}
        onDrop={dropped}
      >
        <h2 className="text-lg font-semibold">Choose a file of {kind.many}</h2>
        <p className="max-w-prose text-ink-2">
          {LIMITS} Nothing is saved before you have seen a rehearsal.
        </p>
        <div className="mt-1 flex flex-wrap items-center justify-center gap-2">
          <Button
            kind="primary"
            busyText={isReading ? 'Reading…' : null}
            reason={may('ImportRecords') ? null : 'Your role does not allow imports.'}
            onClick={() => input.current?.click()}
          >
            Choose file
          </Button>
          <Menu
            label="Download a template"
            trigger="Download a template"
            items={[
              { text: 'CSV', onSelect: () => void saveTemplate(kind, 'csv') },
              { text: 'Excel (XLSX)', onSelect: () => void saveTemplate(kind, 'xlsx') },
            ]}
          />
        </div>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={`File of ${kind.many}`}
          accept=".csv,.txt,.tsv,.xlsx"
          onChange={(event) => void read(event.target.files?.[0])}
        />
      </section>
      {why !== null && (
        <div className="mt-3">
          <Notice kind="problem">{why}</Notice>
        </div>
      )}
      <PastImports imports={imports} />
    </>
  );
}
