// What a book's locks, its turnover, the beginnings of its numbers, the keeping of its documents
// and the lines of its statements say in a history.
import { nameOfGroup } from '#core/account-type/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { LINE_NAMES } from '#core/statement/index.ts';
import { returnPeriodInWords } from '#core/tax/index.ts';
import type { LegalForm } from '#core/tax/index.ts';
import type { ProjectedEvent } from '../projection.ts';
import { dateInWords, rupeesFigure } from './figures.ts';

type KeepingEvent = Extract<
  ProjectedEvent,
  {
    type:
      | 'TurnoverSet'
      | 'SeriesStarted'
      | 'UndertakingRecorded'
      | 'LockDateSet'
      | 'LegalFormSet'
      | 'ProceedingsRecorded'
      | 'ProceedingsEnded'
      | 'FilingFrequencySet'
      | 'ReturnFiled'
      | 'ReturnFilingReversed'
      | 'DemoBookStarted'
      | 'DemoBookFilled'
      | 'DemoBookDiscarded';
  }
>;

const TYPES: ReadonlySet<ProjectedEvent['type']> = new Set([
  'TurnoverSet',
  'SeriesStarted',
  'UndertakingRecorded',
  'LockDateSet',
  'LegalFormSet',
  'ProceedingsRecorded',
  'ProceedingsEnded',
  'FilingFrequencySet',
  'ReturnFiled',
  'ReturnFilingReversed',
  'DemoBookStarted',
  'DemoBookFilled',
  'DemoBookDiscarded',
] as const satisfies readonly KeepingEvent['type'][]);

export const isOfKeeping = (event: ProjectedEvent): event is KeepingEvent => TYPES.has(event.type);
const FORMS: Readonly<Record<LegalForm, string>> = {
  unknown: 'not known',
  proprietor: 'proprietorship',
  firm: 'partnership firm or LLP',
  company: 'company',
  other: 'other than a company',
};

export function keepingInWords({ type, data }: KeepingEvent): string {
  switch (type) {
    case 'DemoBookStarted':
      return 'Begun as a demo';
    case 'DemoBookFilled':
      return 'Filled as a demo';
    case 'DemoBookDiscarded':
      return 'Demo thrown away';
    case 'LockDateSet':
      return lockInWords(data);
    case 'UndertakingRecorded': {
      const what = data.reference === null ? 'Took away' : 'Recorded';
      return `${what} the letter of undertaking of ${data.financialYear}`;
    }
    case 'TurnoverSet':
      return turnoverInWords(data);
    case 'SeriesStarted':
      return `Numbers ${data.series}… begin at ${data.startsAt}`;
    case 'LegalFormSet':
      return `Legal form set: ${FORMS[data.legalForm]}`;
    case 'ProceedingsRecorded':
      return `Proceedings since ${dateInWords(calendarDate(data.beganOn))}: ${data.what}`;
    case 'ProceedingsEnded':
      return `Proceedings ${data.number} ended on ${dateInWords(calendarDate(data.endedOn))}`;
    case 'FilingFrequencySet': {
      const how = data.frequency === 'monthly' ? 'month' : 'quarter (QRMP)';
      return `Files returns by ${how} from ${dateInWords(calendarDate(data.from))}`;
    }
    case 'ReturnFiled': {
      const { kind, period, filedOn, arn } = data;
      const on = dateInWords(calendarDate(filedOn));
      return `${returnInWords(kind, period)} filed on ${on}, ARN ${arn}`;
    }
    case 'ReturnFilingReversed':
      return `${returnInWords(data.kind, data.period)} not filed after all: ${data.reason}`;
  }
}

const turnoverInWords = ({
  financialYear,
  amountPaise,
}: Extract<ProjectedEvent, { type: 'TurnoverSet' }>['data']): string =>
  amountPaise === null
    ? `Turnover of ${financialYear} taken away`
    : `Turnover of ${financialYear}: ${rupeesFigure(amountPaise)}`;

const returnInWords = (kind: string, period: string): string =>
  `${kind.toUpperCase()} of ${returnPeriodInWords(period)}`;

type Lock = Extract<ProjectedEvent, { type: 'LockDateSet' }>['data'];

function lockInWords({ kind, lockedTo, reason }: Lock): string {
  const closes = kind === 'soft' ? 'month' : 'year';
  const done =
    lockedTo === null ? 'Opened again' : `Locked to ${dateInWords(calendarDate(lockedTo))}`;
  return `${done} (${closes}): ${reason}`;
}

type LineSet = Extract<ProjectedEvent, { type: 'StatementLineSet' }>;

/** Of an account in its own history too. */
export function lineRemarks({ data: { subject, line, from } }: LineSet) {
  const where = line === null ? 'its line by default' : LINE_NAMES[line];
  const since = `from ${dateInWords(calendarDate(from))}`;
  if ('group' in subject) {
    return [{ what: `Statements show ${nameOfGroup(subject.group)} on ${where} ${since}` }];
  }
  const record = { kind: 'account', id: subject.accountId } as const;
  return [
    { what: `Statements show an account on ${where} ${since}` },
    { what: `Shown on ${where} of the statements ${since}`, record },
  ];
}
