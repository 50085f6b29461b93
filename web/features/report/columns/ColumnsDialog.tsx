// Adds a column to a report, as Alt+C does in Tally; and which figures stand beside each column, in
// which order its accounts.
import { useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { dayBefore } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { COMPARISONS_MAX, oneYearBefore } from '#core/statement/index.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate } from '#web/format/dates.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { DateField, UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { comparisonsText, daysName, NAMED_COMPARISONS } from './comparisons.ts';
import type { ShownFigure } from './figure-columns.ts';
import { ORDER_NAMES, ORDERS, showText } from './use-report-layout.ts';
import type { ReportLayout } from './use-report-layout.ts';

const FORM = 'report-columns';
const OTHER = 'days';

type Props = {
  readonly layout: ReportLayout;
  readonly days: { readonly from: CalendarDate; readonly to: CalendarDate };
  readonly today: CalendarDate;
  /** A balance sheet is of a day alone. */
  readonly ofDay?: boolean;
  /** Whose order it is. */
  readonly rowsOf?: 'accounts' | 'lines';
  /** What a share is taken of: revenue; null where no share is told. */
  readonly shareOf: string | null;
  readonly onClose: () => void;
};

export function ColumnsDialog(props: Props) {
  const { layout, shareOf, onClose, rowsOf = 'accounts', ...rest } = props;
  const { compared, sort, set } = layout;
  const { choice, setChoice, column, fields, why } = useColumn(compared, rest);
  const [tried, setTried] = useState(false);
  const isFull = compared.length >= COMPARISONS_MAX;
  const add = (submitted?: FormEvent) => {
    submitted?.preventDefault();
    setTried(true);
    if (column === null || isFull) return;
    set({ compare: comparisonsText([...new Set([...compared, column])]) });
    onClose();
  };
  /** In a field Enter sends the form by itself. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return;
    event.preventDefault();
    add();
  };
  return (
    <Dialog
      title="Add a column"
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button kind="primary" type="submit" form={FORM}>
            Add column
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        onSubmit={add}
        onKeyDown={onKeyDown}
        className="flex flex-col gap-3"
      >
        <SelectField
          label="Column"
          first
          byLetter
          value={choice}
          options={[
            ...NAMED_COMPARISONS,
            { value: OTHER, label: rest.ofDay === true ? 'Any day' : 'Any days' },
          ]}
          onChange={setChoice}
          error={isFull ? `At most ${COMPARISONS_MAX} columns are shown beside it.` : null}
        />
        {choice === OTHER && fields(tried ? why : null)}
        <BesideEach layout={layout} shareOf={shareOf} />
        <SelectField
          label={`Order of ${rowsOf}`}
          value={sort}
          options={ORDERS.map((order) => ({
            value: order,
            label:
              order === 'chart' && rowsOf === 'accounts'
                ? 'As in the chart of accounts'
                : ORDER_NAMES[order],
          }))}
          onChange={(order) => set({ sort: order === 'chart' ? '' : order })}
        />
      </form>
    </Dialog>
  );
}

/** What is told of each column beside its amounts. */
function BesideEach({ layout, shareOf }: Pick<Props, 'layout' | 'shareOf'>) {
  const { shows, set, columns } = layout;
  const hasFigures = [...shows].some((one) => one !== 'parts');
  const figures: readonly (readonly [ShownFigure, string])[] = [
    ['change', 'Change in rupees'],
    ['percent', 'Change in per cent'],
    ...(shareOf === null ? [] : [['share', `Share of ${shareOf}`] as const]),
    ...(columns === 'total' || !hasFigures
      ? []
      : [['parts', `In the ${columns} too: since the one before`] as const]),
  ];
  const others = (figure: ShownFigure) => [...shows].filter((one) => one !== figure);
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium text-ink-2">Beside each column</legend>
      {figures.map(([figure, name]) => (
        <Checkbox
          key={figure}
          checked={shows.has(figure)}
          onChange={(isShown) =>
            set({ show: showText(new Set([...others(figure), ...(isShown ? [figure] : [])])) })
          }
        >
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** The column that is chosen, at first one not shown yet; null while its days cannot be read. */
function useColumn(
  compared: readonly string[],
  { days, today, ofDay = false }: Pick<Props, 'days' | 'today' | 'ofDay'>,
) {
  const [choice, setChoice] = useState<string>(
    NAMED_COMPARISONS.find(({ value }) => !compared.includes(value))?.value ?? OTHER,
  );
  const [from, setFrom] = useState(formatDate(oneYearBefore(days.from)));
  const [to, setTo] = useState(formatDate(ofDay ? dayBefore(days.to) : oneYearBefore(days.to)));
  const [first, last] = [parseDate(from, today), parseDate(to, today)];
  const isBackward = !ofDay && first !== null && last !== null && last < first;
  const isReadable = last !== null && (ofDay || first !== null) && !isBackward;
  const fields = (why: string | null) => (
    <div className="flex flex-wrap gap-3">
      {!ofDay && <DateField label="First day" text={from} onText={setFrom} today={today} />}
      <DateField
        label={ofDay ? 'Day' : 'Last day'}
        text={to}
        onText={setTo}
        today={today}
        error={why}
      />
    </div>
  );
  return {
    choice,
    setChoice,
    fields,
    column: choice !== OTHER ? choice : isReadable ? daysName(ofDay ? null : first, last) : null,
    why: isBackward ? 'Must be the first day or a later one.' : isReadable ? null : UNREADABLE_DATE,
  };
}
