// A table of the paper. Its heads are repeated on every page, and a row stays whole.
import type { PaperCell, PaperColumn, PaperTable as Table } from '#core/paper/index.ts';

type Props = {
  readonly caption: string;
  readonly table: Table;
  /** Whether the caption is seen, beyond being read aloud. */
  readonly captioned?: boolean;
};

export function PaperTableView({ caption, table, captioned = false }: Props) {
  const { columns, lines, foot, points } = table;
  return (
    <table className="paper-table" style={{ fontSize: `${points}pt` }}>
      <caption className={captioned ? 'paper-label' : 'sr-only'}>{caption}</caption>
      <colgroup>
        {columns.map(({ key, widthEm }) => (
          <col
            key={key}
            style={key === 'item' ? undefined : { width: `calc(${widthEm}em + 9pt)` }}
          />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ key, head, kind }) => (
            <th key={key} scope="col" className={`paper-${kind}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...lines.entries()].map(([at, line]) => (
          <tr key={at}>
            {columns.map((column, index) => (
              <BodyCell key={column.key} column={column} cell={line[index] ?? []} />
            ))}
          </tr>
        ))}
        {foot !== null && (
          <tr className="paper-strong">
            {columns.map((column, index) => (
              <BodyCell key={column.key} column={column} cell={foot[index] ?? []} />
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** Of a text, the lines after the first say more of it; those of a number are its parts. */
function BodyCell({ column, cell }: { readonly column: PaperColumn; readonly cell: PaperCell }) {
  const [first, ...rest] = cell;
  return (
    <td className={`paper-${column.kind} ${column.key === 'hsn' ? 'paper-whole' : ''}`}>
      {first}
      {rest.length > 0 && (
        <span className={column.kind === 'text' ? 'paper-more' : 'paper-part'}>
          {rest.join('\n')}
        </span>
      )}
    </td>
  );
}
