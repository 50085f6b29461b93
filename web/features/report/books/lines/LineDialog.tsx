// On which line a group or an account is shown, from which day on; or on its line by default again.
import { useState } from 'react';
import {
  readStatementLines,
  setStatementLine,
} from '#api/contract/account/reports/statement-lines.ts';
import type { AccountOnLine, GroupOnLine } from '#api/contract/account/reports/statement-lines.ts';
import type { GroupCode } from '#core/account-type/index.ts';
import { natureOfGroup } from '#core/account-type/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { LINE_NAMES, lineChoice, lineTakes } from '#core/statement/index.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import { invalidate } from '#web/client/query.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { useSend } from '#web/shell/form/use-send.ts';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';

type Props = {
  readonly bookId: number;
  readonly of: GroupOnLine | AccountOnLine;
  /** The day that is offered. */
  readonly from: CalendarDate;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
};

const DEFAULT = 'default';

export function LineDialog({ bookId, of, from, onClose, onDone }: Props) {
  const today = todayInIndia();
  const [line, setLine] = useState<string>(of.chosen?.line ?? DEFAULT);
  const [dayText, setDayText] = useState(formatDate(from));
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const wrong = fieldErrorsOf(failure);
  const day = parseDate(dayText, today);
  const submit = (): boolean => {
    if (day === null) return false;
    const chosen = line === DEFAULT ? null : lineChoice.parse(line);
    const subject = 'accountId' in of ? { accountId: of.accountId } : { group: of.group ?? '' };
    void send(
      () =>
        call(setStatementLine, {
          params: { bookId },
          body: { ...subject, from: day, line: chosen },
        }),
      async () => {
        await invalidate(readStatementLines);
        const where = chosen === null ? 'its line by default' : LINE_NAMES[chosen];
        onDone(`${of.name} is shown on ${where} from ${formatDate(day)}.`);
      },
    );
    return true;
  };
  return (
    <Dialog title={of.name} onClose={onClose}>
      <p className="mb-3 text-ink-2">
        {'account_id' in of
          ? 'Statements that end on this day or later show the account on the line.'
          : 'Statements that end on this day or later show all accounts of the group on the line, ' +
            'but those that have a line of their own.'}
      </p>
      <FormFrame form={{ busy, failure, submit }} save="Save" isReady>
        <SelectField
          label="Line"
          value={line}
          options={optionsOf(of)}
          onChange={setLine}
          readOnly={busy}
          error={wrong['line']}
          first
        />
        <Required>
          <DateField
            label="From"
            text={dayText}
            onText={setDayText}
            today={today}
            error={wrong['from']}
            readOnly={busy}
          />
        </Required>
      </FormFrame>
    </Dialog>
  );
}

const optionsOf = ({ group }: Pick<GroupOnLine, 'group'>) => [
  { value: DEFAULT, label: 'By default' },
  ...lineChoice.options
    .filter((line) => lineTakes(line, natureOfGroup(group as GroupCode | null)))
    .map((line) => ({ value: line, label: LINE_NAMES[line] })),
];
