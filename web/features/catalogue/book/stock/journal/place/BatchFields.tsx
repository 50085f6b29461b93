// Of which batch the goods of a line are: typed where they come in, chosen where they go out.
import type { BatchRow } from '#api/contract/catalogue/stock/batches.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatQuantity } from '#web/format/money.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DateInput } from '#web/ui/inputs/DateInput.tsx';
import { Select } from '#web/ui/inputs/Select.tsx';
import type { BatchText } from './batch-text.ts';

type Props = {
  /** Line 2, as its fields are labelled. */
  readonly named: string;
  readonly line: BatchText & { readonly direction: 'in' | 'out' };
  /** Those of its product in its godown, the earliest expiry first. */
  readonly batches: readonly BatchRow[];
  readonly today: CalendarDate;
  readonly readOnly: boolean;
  readonly onChange: (change: Partial<BatchText>) => void;
};

export function BatchFields({ named, line, batches, today, readOnly, onChange }: Props) {
  if (line.direction === 'out') {
    return (
      <BatchSelect
        {...{ named, batches }}
        batch={line.batch}
        onChoose={(batch) => onChange({ batch })}
      />
    );
  }
  if (!line.isBatched && batches.length === 0) {
    return (
      <Button
        kind="quiet"
        aria-label={`Batch and expiry of ${named}`}
        onClick={() => onChange({ isBatched: true })}
      >
        Batch and expiry
      </Button>
    );
  }
  return (
    <div className="mt-1 grid gap-1 sm:grid-cols-3 lg:grid-cols-1">
      <input
        aria-label={`Batch of ${named}`}
        placeholder="Batch"
        autoComplete="off"
        maxLength={60}
        value={line.batch}
        readOnly={readOnly}
        onChange={(event) => onChange({ batch: event.target.value })}
        className="control"
      />
      <DateInput
        aria-label={`Made on, of ${named}`}
        placeholder="Made on"
        text={line.madeOn}
        onText={(madeOn) => onChange({ madeOn })}
        {...{ today, readOnly }}
      />
      <DateInput
        aria-label={`Expires on, of ${named}`}
        placeholder="Expires on"
        text={line.expiresOn}
        onText={(expiresOn) => onChange({ expiresOn })}
        {...{ today, readOnly }}
      />
    </div>
  );
}

const toldOf = ({ batch, expires_on: day, is_expired: isExpired, quantity, unit }: BatchRow) => {
  const till = day === null ? '' : `, ${isExpired ? 'expired' : 'expires'} ${dayOf(day)}`;
  return `${batch ?? ''}${till}, ${formatQuantity(quantity)}${unit === null ? '' : ` ${unit}`}`;
};

const dayOf = (day: string): string => formatDate(dateFromWire(day));

type SelectProps = Pick<Props, 'named' | 'batches'> & {
  readonly batch: string;
  readonly onChoose: (batch: string) => void;
};

/** Nobody need choose: what goes out unnamed is taken by earliest expiry. */
export function BatchSelect({ named, batches, batch, onChoose }: SelectProps) {
  const offered = batches.filter((row) => row.batch !== null);
  if (offered.length === 0 && batch === '') return null;
  const isOffered = batch === '' || offered.some((row) => row.batch === batch);
  const options = [
    { value: '', label: 'By earliest expiry' },
    ...offered.map((row) => ({ value: row.batch ?? '', label: toldOf(row) })),
    ...(isOffered ? [] : [{ value: batch, label: `${batch}, none there` }]),
  ];
  return (
    <div className="mt-1">
      <Select label={`Batch of ${named}`} value={batch} options={options} onChange={onChoose} />
    </div>
  );
}
