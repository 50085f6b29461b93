// The columns of the file with a sample each, and which of ours each becomes.
import { Select } from '#web/ui/inputs/Select.tsx';
import type { KindOfImport } from '../kinds/kind.ts';
import { withColumn } from '../kinds/mapping.ts';
import type { Mapping, TableOfFile } from '../kinds/mapping.ts';

type Props = {
  readonly kind: KindOfImport;
  readonly table: TableOfFile;
  readonly mapping: Mapping;
  readonly onMap: (mapping: Mapping) => void;
};

const NOT_IMPORTED = { value: '', label: 'Do not import' };

export function ColumnsTable({ kind, table, mapping, onMap }: Props) {
  const options = [
    NOT_IMPORTED,
    ...kind.columns
      .filter(({ isAsked }) => isAsked !== true)
      .map(({ field, title }) => ({ value: field, label: title })),
  ];
  return (
    <table className="w-full table-fixed text-sm">
      <caption className="sr-only">Columns</caption>
      <thead>
        <tr className="border-b border-line bg-surface-2 text-left text-xs text-ink-2">
          <th scope="col" className="px-4 py-2 font-medium">
            In the file
          </th>
          <th scope="col" className="px-2 py-2 font-medium">
            In Lekha
          </th>
        </tr>
      </thead>
      <tbody>
        {table.heads.map((head, at) => (
          // The heads of a file may be alike; their places are not.
          // eslint-disable-next-line react/no-array-index-key -- a place never moves
          <tr key={at} className="border-b border-line last:border-0">
            <td className="max-w-56 px-4 py-1.5">
              <span className="block truncate">{head === '' ? `Column ${at + 1}` : head}</span>
              <span className="block truncate text-xs text-ink-3">{sampleOf(table, at)}</span>
            </td>
            <td className="px-2 py-1.5">
              <Select
                label={`${head === '' ? `Column ${at + 1}` : head} becomes`}
                value={mapping[at] ?? ''}
                options={options}
                onChange={(field) => onMap(withColumn(mapping, at, field === '' ? null : field))}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The first that says anything. */
const sampleOf = ({ rows }: TableOfFile, at: number): string =>
  rows.map(({ cells }) => cells[at] ?? '').find((text) => text !== '') ?? 'empty';
