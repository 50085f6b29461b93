// What decides how long a book's documents are kept: the law it falls under, and proceedings.
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { LegalForm, Proceedings } from '../../tax/index.ts';
import type { BookFacts, EndProceedings, RecordProceedings, SetLegalForm } from '../commands.ts';
import type { BookEvent } from '../events.ts';
import type { BookRejection } from '../rejections.ts';

type Decision = Result<readonly BookEvent[], BookRejection>;

export type Keeping = {
  readonly legalForm: LegalForm;
  readonly proceedings: readonly Proceedings[];
};

export const NO_KEEPING: Keeping = { legalForm: 'unknown', proceedings: [] };

export function decideKeeping(
  keeping: Keeping,
  command: SetLegalForm | RecordProceedings | EndProceedings,
  facts: BookFacts,
): Decision {
  switch (command.type) {
    case 'SetLegalForm':
      return setLegalForm(keeping, command);
    case 'RecordProceedings':
      return recordProceedings(keeping, command, facts);
    case 'EndProceedings':
      return endProceedings(keeping, command, facts);
  }
}

function setLegalForm({ legalForm }: Keeping, { data }: SetLegalForm): Decision {
  if (legalForm === data.legalForm) return accepted([]);
  return accepted([{ type: 'LegalFormSet', version: 2, data }]);
}

/** Proceedings are numbered in their book, from 1. */
function recordProceedings(
  { proceedings }: Keeping,
  { data }: RecordProceedings,
  { today }: BookFacts,
): Decision {
  if (data.beganOn > today) return rejected({ kind: 'proceedings_in_the_future', today });
  const number = proceedings.length + 1;
  return accepted([{ type: 'ProceedingsRecorded', version: 1, data: { ...data, number } }]);
}

function endProceedings(
  { proceedings }: Keeping,
  { data }: EndProceedings,
  { today }: BookFacts,
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
      return { ...keeping, legalForm: data.legalForm };
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
