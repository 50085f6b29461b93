import { ratioKey, startKey } from '#core/book/index.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { insertInto, removeFrom } from '../runner/writing/write-rows.ts';
import { bookSettings, KEEPING, STATEMENT_LINE, PREFIX, RETURNS, STOCK } from './table.ts';

const insertSettings = insertInto(bookSettings);
const removeSettings = removeFrom(bookSettings);

/** The last value of each name takes the place of the one before. */
function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  const rows = new Map<string, ReturnType<typeof rowOf>>();
  for (const event of events) {
    for (const [name, value] of setBy(event)) {
      rows.set(`${event.bookId} ${name}`, rowOf(event, name, value));
    }
  }
  const settled = [...rows.values()];
  return [...removeSettings(settled), ...insertSettings(settled)];
}

const rowOf = ({ bookId, seq }: ProjectedEvent, name: string, value: unknown) => ({
  book_id: bookId,
  last_seq: seq,
  name,
  value: JSON.stringify(value),
});

function setBy(event: ProjectedEvent): readonly (readonly [string, unknown])[] {
  switch (event.type) {
    case 'BillingProfileChanged':
    case 'PresaleSeriesChanged':
    case 'ReverseChargeSeriesChanged':
      return namedWith(PREFIX.billing, event.data.changes);
    case 'DebitNoteSeriesSet':
      return namedWith(PREFIX.billing, { debitNoteSeries: event.data.series });
    case 'PostingAccountsChanged':
      return namedWith(PREFIX.posting, event.data.accounts);
    case 'TurnoverSet':
      return namedWith(PREFIX.turnover, { [event.data.financialYear]: event.data.amountPaise });
    case 'SeriesStarted': {
      const { document, series, startsAt } = event.data;
      return namedWith(PREFIX.start, { [startKey(document, series)]: startsAt });
    }
    case 'UndertakingRecorded': {
      const { financialYear, reference } = event.data;
      return namedWith(PREFIX.undertaking, { [financialYear]: reference });
    }
    case 'EInvoiceExemptionSet':
      return namedWith(PREFIX.eInvoicing, { exemption: event.data.exemption });
    case 'PortalKeysSet':
      return namedWith(PREFIX.eInvoicing, { keys: event.data.keys });
    case 'TaxDeductionSet': {
      const { from, tan } = event.data;
      return namedWith(PREFIX.taxDeduction, { from, tan });
    }
    case 'LegalFormSet':
      return namedWith(PREFIX.keeping, { [formName(event.data.from)]: event.data.legalForm });
    case 'ProceedingsRecorded': {
      const { bookId: _book, ...proceedings } = event.data;
      return namedWith(PREFIX.keeping, { [`${KEEPING.began}${proceedings.number}`]: proceedings });
    }
    case 'ProceedingsEnded':
      return namedWith(PREFIX.keeping, endIn(event));
    case 'BookSettingsChanged':
      return namedWith(PREFIX.returns, {
        [RETURNS.registeredFrom]: event.data.changes.registeredFrom,
      });
    case 'FilingFrequencySet': {
      const { from, frequency } = event.data;
      return namedWith(PREFIX.returns, { [`${RETURNS.frequency}${from}`]: frequency });
    }
    case 'ReturnFiled':
      return namedWith(PREFIX.returns, filingIn(event));
    case 'StockAccountingSet':
    case 'StockMethodSet':
    case 'StockBelowNilSet':
    case 'StatementLineSet':
    case 'RatioExplained':
    case 'AgeingDaysSet':
    case 'ShareCapitalSet':
      return reportingIn(event);
    case 'ReturnFilingReversed':
      return namedWith(PREFIX.returns, { [filingName(event.data)]: null });
    default:
      return [];
  }
}

type ReportingSet =
  | StockPolicySet
  | Extract<
      ProjectedEvent,
      {
        type:
          | 'StockBelowNilSet'
          | 'StatementLineSet'
          | 'RatioExplained'
          | 'AgeingDaysSet'
          | 'ShareCapitalSet';
      }
    >;

/** How the book is reported. */
function reportingIn(event: ReportingSet): readonly (readonly [string, unknown])[] {
  if (event.type === 'StatementLineSet') return namedWith(PREFIX.line, lineIn(event));
  if (event.type === 'StockBelowNilSet') {
    return namedWith(PREFIX.belowNil, { policy: event.data.policy });
  }
  if (event.type === 'AgeingDaysSet') return namedWith(PREFIX.ageing, { days: event.data.days });
  if (event.type === 'ShareCapitalSet') {
    const { from, capital } = event.data;
    return namedWith(PREFIX.shares, { [from]: capital });
  }
  if (event.type !== 'RatioExplained') return namedWith(PREFIX.stock, stockPolicyIn(event));
  return namedWith(PREFIX.ratio, { [ratioKey(event.data)]: event.data.explanation });
}

type StockPolicySet = Extract<ProjectedEvent, { type: 'StockAccountingSet' | 'StockMethodSet' }>;

function stockPolicyIn({ type, data }: StockPolicySet): object {
  if (type === 'StockMethodSet') {
    return { [`${STOCK.method}${data.productId}.${data.from}`]: data.method };
  }
  const { from, accounting, method } = data;
  return { [`${STOCK.policy}${from}`]: { accounting, method } };
}

function lineIn({
  data: { subject, from, line },
  actorId,
}: Extract<ProjectedEvent, { type: 'StatementLineSet' }>): object {
  const of =
    'group' in subject
      ? `${STATEMENT_LINE.group}${subject.group}`
      : `${STATEMENT_LINE.account}${subject.accountId}`;
  return { [`${of}.${from}`]: { line, actorId } };
}

const formName = (from: string | undefined): string =>
  from === undefined ? KEEPING.form : `${KEEPING.formFrom}${from}`;

const endIn = ({
  data: { number, endedOn },
}: Extract<ProjectedEvent, { type: 'ProceedingsEnded' }>): object => ({
  [`${KEEPING.ended}${number}`]: endedOn,
});

function filingIn({ data, actorId }: Extract<ProjectedEvent, { type: 'ReturnFiled' }>): object {
  const { kind, period, from, to, filedOn, arn } = data;
  return { [filingName(data)]: { kind, period, from, to, filedOn, arn, actorId } };
}

const filingName = ({ kind, period }: { readonly kind: string; readonly period: string }): string =>
  `${RETURNS.filing}${kind}.${period}`;

const namedWith = (prefix: string, values: object): readonly (readonly [string, unknown])[] =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]: [string, unknown]) => [`${prefix}${name}`, value] as const);

export const bookSettingsProjection: Projection = {
  name: 'book-settings',
  version: 1,
  tables: [bookSettings],
  project,
};
