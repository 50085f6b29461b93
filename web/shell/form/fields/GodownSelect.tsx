// Where the goods of a line are: nothing in a book without godowns.
import { MAIN_LOCATION } from '#web/shell/sheet/godowns.ts';
import type { Godown } from '#web/shell/sheet/godowns.ts';
import { Select } from '#web/ui/inputs/Select.tsx';
import type { ControlOfPlace } from './BatchSelect.tsx';

type Props = {
  /** Line 2, as its fields are labelled. */
  readonly named: string;
  readonly godownId: number | null;
  readonly godowns: readonly Godown[];
  readonly onChoose: (godownId: number | null) => void;
  readonly control?: ControlOfPlace;
};

export function GodownSelect({ named, godownId, godowns, onChoose, control }: Props) {
  if (godowns.length === 0 && godownId === null) return null;
  const isOffered = godownId === null || godowns.some(({ id }) => id === godownId);
  const options = [
    { value: '', label: MAIN_LOCATION },
    ...godowns.map(({ id, name }) => ({ value: String(id), label: name })),
    ...(isOffered ? [] : [{ value: String(godownId), label: 'A godown that is not in use' }]),
  ];
  return (
    <div className="mt-1 min-w-0">
      <Select
        label={`Godown of ${named}`}
        value={godownId === null ? '' : String(godownId)}
        options={options}
        control={control}
        onChange={(value) => onChoose(value === '' ? null : Number(value))}
      />
    </div>
  );
}
