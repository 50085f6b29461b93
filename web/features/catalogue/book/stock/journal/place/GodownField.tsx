// Where the goods of a line are: nothing in a book without godowns.
import { MAIN_LOCATION } from '#web/shell/sheet/godowns.ts';
import type { Godown } from '#web/shell/sheet/godowns.ts';
import { Select } from '#web/ui/inputs/Select.tsx';

type Props = {
  /** Line 2, as its fields are labelled. */
  readonly named: string;
  readonly godownId: number | null;
  readonly godowns: readonly Godown[];
  readonly onChoose: (godownId: number | null) => void;
};

export function GodownField({ named, godownId, godowns, onChoose }: Props) {
  if (godowns.length === 0 && godownId === null) return null;
  const isOffered = godownId === null || godowns.some(({ id }) => id === godownId);
  const options = [
    { value: '', label: MAIN_LOCATION },
    ...godowns.map(({ id, name }) => ({ value: String(id), label: name })),
    ...(isOffered ? [] : [{ value: String(godownId), label: 'A godown that is not in use' }]),
  ];
  return (
    <div className="mt-1">
      <Select
        label={`Godown of ${named}`}
        value={godownId === null ? '' : String(godownId)}
        options={options}
        onChange={(value) => onChoose(value === '' ? null : Number(value))}
      />
    </div>
  );
}
