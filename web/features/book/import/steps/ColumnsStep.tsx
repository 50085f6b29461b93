// The second step: each column of the file under one of ours, guessed by its head.
import { useAtomValue } from 'jotai';
import type { ImportOfFile } from '#api/contract/book/import.ts';
import { formatCount } from '#web/format/money.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { sessionAtom } from '#web/state/session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { ActionBar } from '#web/ui/PageHead.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import type { KindOfImport } from '../kinds/kind.ts';
import { keepMapping } from '../kinds/mapping.ts';
import type { ImportDraft, ImportForm } from '../use-import.ts';
import { ColumnsTable } from './ColumnsTable.tsx';

type Props = {
  readonly kind: KindOfImport;
  readonly state: ImportForm;
  readonly chosen: ImportDraft;
  readonly bookId: number;
  readonly goingOn: ImportOfFile | undefined;
};

export function ColumnsStep({ kind, state, chosen, bookId, goingOn }: Props) {
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
          Rehearse {formatCount(count)} {count === 1 ? 'row' : 'rows'} <Kbd onBrand>Ctrl ↵</Kbd>
        </Button>
      </ActionBar>
    </div>
  );
}
