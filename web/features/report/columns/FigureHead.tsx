// The head of a report in columns: where several stand beside it, each has its days over its
// figures.
import { overHeads } from './figure-columns.ts';
import type { FigureColumn } from './figure-columns.ts';

type Props = {
  readonly name: string;
  readonly withNotes?: boolean;
  readonly columns: readonly FigureColumn[];
};

export function FigureHead({ name, withNotes = false, columns }: Props) {
  const runs = overHeads(columns);
  const hasOver = runs.some(({ over }) => over !== null);
  const span = hasOver ? { rowSpan: 2 } : {};
  const beneath = runs.filter(({ over }) => over !== null).flatMap((run) => run.columns);
  return (
    <thead className="bg-surface-2 text-xs text-ink-2">
      <tr>
        <th scope="col" {...span} className="px-3 py-2 text-left align-bottom font-medium">
          {name}
        </th>
        {withNotes && (
          <th scope="col" {...span} className="num align-bottom font-medium">
            Note
          </th>
        )}
        {runs.map(({ over, columns: [first, ...more] }) =>
          over === null || first === undefined ? (
            first !== undefined && <Head key={first.key} column={first} span={span} />
          ) : (
            <th
              key={`over ${first.key}`}
              scope="colgroup"
              colSpan={more.length + 1}
              className="tree-pair pt-1.5 text-center font-medium"
            >
              {over}
            </th>
          ),
        )}
      </tr>
      {hasOver && (
        <tr>
          {beneath.map((column) => (
            <Head key={column.key} column={column} span={{}} />
          ))}
        </tr>
      )}
    </thead>
  );
}

type HeadProps = {
  readonly column: FigureColumn;
  readonly span: { readonly rowSpan?: number };
};

const Head = ({ column, span }: HeadProps) => (
  <th
    scope="col"
    {...span}
    className={`num tree-figure statement-cell pb-2! align-bottom font-medium ${
      column.isAnswer ? 'rule-middle' : ''
    }`}
  >
    {column.head}
  </th>
);
