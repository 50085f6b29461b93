// Of which batch goods that go out are, where somebody chooses.
import type { ComponentProps } from 'react';
import type { BatchRow } from '#api/contract/catalogue/stock/batches.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatThousandths } from '#web/format/money.ts';
import { Select } from '#web/ui/inputs/Select.tsx';

const toldOf = ({ batch, expiresOn: day, isExpired, quantityThousandths, unit }: BatchRow) => {
  const till = day === null ? '' : `, ${isExpired ? 'expired' : 'expires'} ${formatDate(day)}`;
  const there = formatThousandths(quantityThousandths);
  return `${batch ?? ''}${till}, ${there}${unit === null ? '' : ` ${unit}`}`;
};

/** What its page knows the control by, and what is wrong with it. */
export type ControlOfPlace = ComponentProps<'select'> | undefined;

type Props = {
  /** Line 2, as its fields are labelled. */
  readonly named: string;
  /** Those of its product in its godown, the earliest expiry first. */
  readonly batches: readonly BatchRow[];
  /** Empty where nobody chose one. */
  readonly batch: string;
  /** What it means that nobody chose one: what goes out unnamed is taken by earliest expiry. */
  readonly unnamed?: string;
  /** Where what no batch names is chosen by itself. */
  readonly alone?: { readonly isChosen: boolean; readonly onChoose: () => void };
  readonly onChoose: (batch: string) => void;
  readonly control?: ControlOfPlace;
};

/** No number of a batch: they have no space at an end. */
const UNNAMED_ALONE = ' ';

/** Nobody need choose. */
export function BatchSelect({ named, batches, batch, onChoose, control, ...told }: Props) {
  const { alone, unnamed = 'By earliest expiry' } = told;
  const offered = batches.filter((row) => row.batch !== null);
  if (offered.length === 0 && batch === '') return null;
  const isOffered = batch === '' || offered.some((row) => row.batch === batch);
  const options = [
    { value: '', label: unnamed },
    ...(alone === undefined ? [] : [{ value: UNNAMED_ALONE, label: 'What has no batch' }]),
    ...offered.map((row) => ({ value: row.batch ?? '', label: toldOf(row) })),
    ...(isOffered ? [] : [{ value: batch, label: `${batch}, none there` }]),
  ];
  return (
    <div className="mt-1 min-w-0">
      <Select
        label={`Batch of ${named}`}
        value={alone?.isChosen === true ? UNNAMED_ALONE : batch}
        options={options}
        control={control}
        onChange={(chosen) => (chosen === UNNAMED_ALONE ? alone?.onChoose() : onChoose(chosen))}
      />
    </div>
  );
}
