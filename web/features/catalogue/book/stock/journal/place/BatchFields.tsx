// Of which batch the goods of a line are: typed where they come in, chosen where they go out.
import type { BatchRow } from '#api/contract/catalogue/stock/batches.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { BatchSelect } from '#web/shell/form/fields/BatchSelect.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DateInput } from '#web/ui/inputs/DateInput.tsx';
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
        named={named}
        batches={batches}
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
        today={today}
        readOnly={readOnly}
      />
      <DateInput
        aria-label={`Expires on, of ${named}`}
        placeholder="Expires on"
        text={line.expiresOn}
        onText={(expiresOn) => onChange({ expiresOn })}
        today={today}
        readOnly={readOnly}
      />
    </div>
  );
}
