// What decides how long a book's documents are kept: the law it falls under, and proceedings.
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { calendarDate, dayAfter } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { LegalForm, Proceedings } from '../../tax/index.ts';
import type { BookFacts, EndProceedings, RecordProceedings, SetLegalForm } from '../commands.ts';
import type { BookEvent } from '../events.ts';
import type { BookRejection } from '../rejections.ts';

type Decision = Result<readonly BookEvent[], BookRejection>;

/** From which last day of a statement on a form holds; null: from the first. */
export type LegalFormFrom = {
  readonly from: CalendarDate | null;
  readonly legalForm: LegalForm;
};

export type Keeping = {
  /** As it is now. */
  readonly legalForm: LegalForm;
  /** Of earlier days too, where statements of them were reported under another. */
  readonly legalForms: readonly LegalFormFrom[];
  readonly proceedings: readonly Proceedings[];
};

export const NO_KEEPING: Keeping = { legalForm: 'unknown', legalForms: [], proceedings: [] };

/** @returns the form by which statements are laid out whose last day is that one. */
export const legalFormOn = (
  { legalForms }: Pick<Keeping, 'legalForms'>,
  day: CalendarDate,
): LegalForm =>
  legalForms.reduce<LegalFormFrom | null>((last, one) => {
    const counts = one.from === null || one.from <= day;
    return counts && (last?.from ?? '') <= (one.from ?? '') ? one : last;
  }, null)?.legalForm ?? NO_KEEPING.legalForm;

/** What is said of all days takes the place of whatever was said before. */
export const withLegalForm = (
  forms: readonly LegalFormFrom[],
  form: LegalFormFrom,
): readonly LegalFormFrom[] =>
  form.from === null ? [form] : [...forms.filter(({ from }) => !isFrom(from, form)), form];

const isFrom = (from: CalendarDate | null, later: LegalFormFrom): boolean =>
  from !== null && later.from !== null && from >= later.from;

export function decideKeeping(
  keeping: Keeping,
  command: SetLegalForm | RecordProceedings | EndProceedings,
  facts: Pick<BookFacts, 'today'> & { readonly lockedTo: CalendarDate | null },
): Decision {
  switch (command.type) {
    case 'SetLegalForm':
      return setLegalForm(keeping, command, facts.lockedTo);
    case 'RecordProceedings':
      return recordProceedings(keeping, command, facts);
    case 'EndProceedings':
      return endProceedings(keeping, command, facts);
  }
}

/** Statements up to a lock were reported, and stay as they were laid out. */
function setLegalForm(
  { legalForm }: Keeping,
  { data }: SetLegalForm,
  lockedTo: CalendarDate | null,
): Decision {
  if (legalForm === data.legalForm) return accepted([]);
  const from = lockedTo === null ? {} : { from: dayAfter(lockedTo) };
  return accepted([{ type: 'LegalFormSet', version: 3, data: { ...data, ...from } }]);
}

/** Proceedings are numbered in their book, from 1. */
function recordProceedings(
  { proceedings }: Keeping,
  { data }: RecordProceedings,
  { today }: Pick<BookFacts, 'today'>,
): Decision {
  if (data.beganOn > today) return rejected({ kind: 'proceedings_in_the_future', today });
  const number = proceedings.length + 1;
  return accepted([{ type: 'ProceedingsRecorded', version: 1, data: { ...data, number } }]);
}

function endProceedings(
  { proceedings }: Keeping,
  { data }: EndProceedings,
  { today }: Pick<BookFacts, 'today'>,
): Decision {
  const { number, endedOn } = data;
  const found = proceedings.find((one) => one.number === number);
  if (found === undefined) return rejected({ kind: 'proceedings_not_found', number });
  if (found.endedOn === endedOn) return accepted([]);
  if (found.endedOn !== null) {
    return rejected({ kind: 'proceedings_have_ended', number, endedOn: found.endedOn });
  }
  if (endedOn > today) return rejected({ kind: 'proceedings_in_the_future', today });
  if (endedOn < found.beganOn) {
    return rejected({ kind: 'proceedings_end_too_early', beganOn: found.beganOn });
  }
  return accepted([{ type: 'ProceedingsEnded', version: 1, data }]);
}

/** @returns the proceedings with one that has ended. */
const withEnd = (
  proceedings: readonly Proceedings[],
  { number, endedOn }: Pick<Proceedings, 'number' | 'endedOn'>,
): readonly Proceedings[] =>
  proceedings.map((one) => (one.number === number ? { ...one, endedOn } : one));

type KeepingEvent = Extract<
  BookEvent,
  { type: 'LegalFormSet' | 'ProceedingsRecorded' | 'ProceedingsEnded' }
>;

export function keepingAfter(keeping: Keeping, { type, data }: KeepingEvent): Keeping {
  switch (type) {
    case 'LegalFormSet':
      return {
        ...keeping,
        legalForm: data.legalForm,
        legalForms: withLegalForm(keeping.legalForms, {
          from: data.from === undefined ? null : calendarDate(data.from),
          legalForm: data.legalForm,
        }),
      };
    case 'ProceedingsRecorded': {
      const { number, what, beganOn } = data;
      const recorded = { number, what, beganOn: calendarDate(beganOn), endedOn: null };
      return { ...keeping, proceedings: [...keeping.proceedings, recorded] };
    }
    case 'ProceedingsEnded': {
      const end = { number: data.number, endedOn: calendarDate(data.endedOn) };
      return { ...keeping, proceedings: withEnd(keeping.proceedings, end) };
    }
  }
}
