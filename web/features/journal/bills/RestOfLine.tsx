// What becomes of the part of a line that settles no bill: on account, an advance, or a reference
// of its own with a name and the day on which it is due.
import { useState } from 'react';
import type { Side } from '#core/journal/index.ts';
import { formatPaise } from '#web/format/money.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { DateInput } from '#web/ui/inputs/DateInput.tsx';
import { Field, TextField } from '#web/ui/inputs/Field.tsx';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import type { DraftRest } from '../draft/settling.ts';

type Kind = DraftRest['kind'] | 'on-account';

const KINDS: readonly { readonly value: Kind; readonly label: string; readonly key: string }[] = [
  { value: 'on-account', label: 'On account', key: 'Alt+N' },
  { value: 'advance', label: 'Advance', key: 'Alt+A' },
  { value: 'new', label: 'New reference', key: 'Alt+W' },
];

type Props = {
  readonly rest: DraftRest | undefined;
  readonly restPaise: number;
  /** On which an advance is paid: by a customer a credit, to a supplier a debit. */
  readonly aheadSide: Side;
  readonly side: Side;
  readonly busy: boolean;
  readonly onRest: (rest: DraftRest | undefined) => void;
  readonly onLeave: () => void;
};

export function RestOfLine({ rest, restPaise, aheadSide, side, busy, onRest, onLeave }: Props) {
  const kinds = KINDS.filter(({ value }) => value !== 'advance' || side === aheadSide);
  const choose = (kind: Kind) => {
    if (kind === 'new') onRest({ kind, name: '', dueText: '' });
    else onRest(kind === 'advance' ? { kind } : undefined);
  };
  useKeys(
    'Rest of the line',
    kinds.map(({ value, label, key }) => ({
      keys: key,
      does: `Rest of the line: ${label.toLowerCase()}`,
      run: () => choose(value),
    })),
  );
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line px-3 py-1.5">
      <span className="mr-auto">
        Rest <b className="num font-semibold">{formatPaise(restPaise)}</b>
      </span>
      <Segmented
        label="Rest of the line"
        options={kinds}
        value={rest?.kind ?? 'on-account'}
        onChange={choose}
      />
      {rest?.kind === 'new' && (
        <NewReference rest={rest} busy={busy} onRest={onRest} onLeave={onLeave} />
      )}
    </div>
  );
}

type NewProps = Pick<Props, 'busy' | 'onRest' | 'onLeave'> & {
  readonly rest: Extract<DraftRest, { kind: 'new' }>;
};

const NAME_MAX = 50;

function NewReference({ rest, busy, onRest, onLeave }: NewProps) {
  const [today] = useState(todayInIndia);
  return (
    <div
      className="grid w-full grid-cols-2 gap-2"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        onLeave();
      }}
    >
      <TextField
        label="Reference"
        value={rest.name}
        onChange={(name) => onRest({ ...rest, name })}
        input={{ readOnly: busy, maxLength: NAME_MAX, autoFocus: true, dir: 'auto' }}
      />
      <Field label="Due" optional>
        {(control) => (
          <DateInput
            {...control}
            text={rest.dueText}
            onText={(dueText) => onRest({ ...rest, dueText })}
            today={today}
            readOnly={busy}
          />
        )}
      </Field>
    </div>
  );
}
