// How wide the columns of a statement are, and of what stands under it in the same columns.
import type { FiguresLook } from './FigureCells.tsx';

type Props = Pick<FiguresLook, 'columns' | 'withNotes' | 'isInWholeRupees'>;

export const StatementCols = ({ columns, withNotes, isInWholeRupees }: Props) => (
  <colgroup>
    <col className="statement-name" />
    {withNotes && <col className="statement-note" />}
    {columns.map(({ key, kind }) => (
      <col key={key} className={widthOf(kind, isInWholeRupees)} />
    ))}
  </colgroup>
);

type Kind = FiguresLook['columns'][number]['kind'];
const widthOf = (kind: Kind, isInWholeRupees: boolean): string => {
  if (kind === 'percent' || kind === 'share') return 'statement-change';
  return isInWholeRupees ? 'statement-whole' : 'statement-figure';
};

/** Figures stand near their names: a table of few columns is narrower than others. */
export const statementSize = ({ columns }: Pick<Props, 'columns'>): string =>
  columns.length > 5 ? 'tree-long' : columns.length > 2 ? '' : 'statement-few';
