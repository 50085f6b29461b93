// Marks an entry, or parts of it, as what they do with GST, with the period of the return: one mark
// over all lines is the common case, and further ones share the lines among them.
import { useQuery } from '@tanstack/react-query';
import { readReturns } from '#api/contract/book/returns.ts';
import { creditRule } from '#core/journal/terms.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { Account } from '#api/contract/account/account.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import type { Failure } from '#web/client/failure.ts';
import { asking } from '#web/client/query.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { FieldError } from '#web/ui/inputs/Field.tsx';
import { Select } from '#web/ui/inputs/Select.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { SIDES } from '../draft/draft.ts';
import type { JournalDraft } from '../draft/draft.ts';
import {
  lineNameOf,
  newPart,
  spansBefore,
  spanText,
  typedMark,
  usualSpan,
} from '../draft/gst-marks.ts';
import type { TypedPart } from '../draft/gst-marks.ts';
import { CREDIT_RULES, GST_MARKS, gstMarkWords as wording, periodName } from '../wording.ts';

type Props = {
  readonly bookId: number;
  readonly accounts: readonly Account[];
  readonly draft: JournalDraft;
  readonly today: CalendarDate;
  readonly busy: boolean;
  readonly failure: Failure | null;
  /** What the server had against the entry may not hold any more. */
  readonly onChange: (update: (now: JournalDraft) => JournalDraft) => void;
};

const KEY = 'Alt+G';
const MARKS = ['none', ...typedMark.options] as const;
type Choice = (typeof MARKS)[number];

/** @returns the draft with these parts; of no part it has no mark. */
const withParts = ({ gst: _before, ...draft }: JournalDraft, parts: TypedPart[]): JournalDraft =>
  parts.length === 0 ? draft : { ...draft, gst: parts };

function changePart(draft: JournalDraft, at: number, mark: Choice): JournalDraft {
  const parts = draft.gst ?? [];
  if (mark === 'none') return withParts(draft, parts.toSpliced(at, 1));
  const before = parts[at];
  const made = before === undefined ? newPart(mark) : { ...before, mark, rule: null };
  return withParts(draft, before === undefined ? [...parts, made] : parts.with(at, made));
}

export function GstMarks(props: Props) {
  const { draft, busy, onChange, failure } = props;
  const parts = draft.gst ?? [];
  const change = (at: number, mark: Choice) => {
    if (!busy) onChange((now) => changePart(now, at, mark));
  };
  const next = () => {
    const at = MARKS.indexOf(parts[0]?.mark ?? 'none');
    change(0, MARKS[(at + 1) % MARKS.length] ?? 'none');
  };
  useKeys('GST of a return', [{ keys: KEY, does: wording.change, run: next }]);
  const errors = fieldErrorsOf(failure);
  return (
    <div className="flex flex-col gap-2 border-t border-line px-4 py-2">
      {parts.length === 0 ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Label />
          <MarkSelect label={wording.label} mark="none" onChange={(mark) => change(0, mark)} />
        </div>
      ) : (
        parts.map((part, at) => (
          <Part
            // A part is known by its place alone: it has no name.
            key={at}
            {...props}
            part={part}
            at={at}
            error={errorOf(errors, at)}
            onMark={(mark) => change(at, mark)}
          />
        ))
      )}
      {parts.length > 0 && (
        <div>
          <Button
            kind="quiet"
            className="-ml-4"
            disabled={busy}
            onClick={() => onChange((now) => withParts(now, withOneMore(now)))}
          >
            {wording.another}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Once there are two, each says which lines are its own. */
const withOneMore = ({ gst = [] }: JournalDraft): TypedPart[] => [
  ...gst.map((part) => ({ ...part, lines: part.lines ?? [] })),
  { ...newPart('discharge'), lines: [] },
];

function errorOf(errors: Readonly<Record<string, string>>, at: number): string | null {
  const found = Object.entries(errors).find(
    ([field]) => field === `gst.${at}` || field.startsWith(`gst.${at}.`) || field === 'gst',
  );
  return found?.[1] ?? null;
}

const Label = () => (
  <span className="flex items-center gap-2 text-ink-2">
    {wording.label} <Kbd>{keyLabel(KEY)}</Kbd>
  </span>
);

type MarkProps = {
  readonly label: string;
  readonly mark: Choice;
  readonly onChange: (mark: Choice) => void;
};

const MarkSelect = ({ label, mark, onChange }: MarkProps) => (
  <Select
    label={label}
    value={mark}
    options={MARKS.map((value) => ({
      value,
      label: value === 'none' ? wording.none : GST_MARKS[value],
    }))}
    onChange={(value) => onChange(MARKS.find((one) => one === value) ?? 'none')}
  />
);

type PartProps = Props & {
  readonly part: TypedPart;
  readonly at: number;
  readonly error: string | null;
  readonly onMark: (mark: Choice) => void;
};

function Part({ part, at, error, onMark, ...rest }: PartProps) {
  const { bookId, draft, today, busy, onChange } = rest;
  const { data: returns } = useQuery(asking(readReturns, { params: { bookId }, query: {} }));
  const frequencies = (returns?.frequencies ?? []).map(({ from, frequency }) => ({
    from: calendarDate(from),
    frequency,
  }));
  const usual = usualSpan(part.mark, parseDate(draft.dateText, today) ?? today, frequencies);
  const value = part.period ?? spanText(usual);
  const spans = [...spansBefore(today, frequencies).map(spanText), value];
  const update = (changes: Partial<TypedPart>) => {
    if (busy) return;
    onChange((now) =>
      withParts(now, (now.gst ?? []).with(at, { ...part, period: value, ...changes })),
    );
  };
  const number = (draft.gst?.length ?? 0) > 1 ? ` ${at + 1}` : '';
  const id = `gst-${at}-error`;
  return (
    <fieldset
      className="flex flex-col gap-1"
      aria-describedby={error === null ? undefined : id}
      data-gst-part={at}
    >
      <legend className="sr-only">{`${wording.label}${number}`}</legend>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {at === 0 && <Label />}
        <MarkSelect label={`${wording.label}${number}`} mark={part.mark} onChange={onMark} />
        <Select
          label={`${wording.period}${number}`}
          value={value}
          options={[...new Set(spans)].map((one) => ({ value: one, label: periodName(one) }))}
          onChange={(period) => update({ period })}
        />
        {part.mark === 'credit' && (
          <Select
            label={`${wording.rule}${number}`}
            value={part.rule ?? ''}
            options={[
              { value: '', label: wording.ruleMissing },
              ...creditRule.options.map((one) => ({ value: one, label: CREDIT_RULES[one] })),
            ]}
            onChange={(rule) => update({ rule: creditRule.safeParse(rule).data ?? null })}
          />
        )}
        <span className="text-sm text-ink-2">{wording.means[part.mark]}</span>
      </div>
      {part.lines !== null && (
        <LinesOfPart {...rest} lines={part.lines} onLines={(lines) => update({ lines })} />
      )}
      {error !== null && (
        <div id={id} role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

type LinesProps = Pick<Props, 'accounts' | 'draft'> & {
  readonly lines: readonly string[];
  readonly onLines: (lines: string[]) => void;
};

function LinesOfPart({ accounts, draft, lines, onLines }: LinesProps) {
  const named = SIDES.flatMap((side) =>
    draft[side].flatMap((line) => {
      const account = accounts.find(({ id }) => id === line.accountId);
      const text = `${side === 'debit' ? 'Dr' : 'Cr'} ${account?.name ?? ''} ${line.amountText}`;
      return account === undefined ? [] : [{ name: lineNameOf(side, line), text }];
    }),
  );
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {named.map(({ name, text }) => (
        <Checkbox
          key={name}
          checked={lines.includes(name)}
          onChange={(isIn) =>
            onLines(isIn ? [...lines, name] : lines.filter((one) => one !== name))
          }
        >
          {text}
        </Checkbox>
      ))}
    </div>
  );
}
