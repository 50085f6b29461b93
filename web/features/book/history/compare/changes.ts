// What differs between two moments, whatever is compared: lines with their figures at A and at B,
// each with what makes its change. The table of a screen and the working paper follow from them.
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ReadEndpoint } from '#api/contract/wire/endpoint.ts';
import type { SheetLine } from '#core/kernel/writing/sheet.ts';
import { asking } from '#web/client/query.ts';
import type { CallFailed } from '#web/client/query.ts';
import { formatInstant } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import type { ComparisonQuery, FigureQuery } from './queries.ts';

export type ChangedFigure = {
  readonly aPaise: number;
  readonly bPaise: number;
  readonly changePaise: number;
};

/** An event in words: `Moved to the group Deposits (Asset)`. */
export type EventInWords = { readonly text: string; readonly event: number };

/** What of a change no event moves. */
export type Reclassified = {
  readonly paise: number;
  /** Unless it is said, the account counts other days. */
  readonly why?: string;
  readonly by?: readonly EventInWords[];
};

type Explained =
  /** The events of its figure, which are read when they are shown. */
  | {
      readonly by: 'figure';
      /** Null where no event moves it. */
      readonly figure: FigureQuery | null;
      readonly reclassified: Reclassified;
      /** What its events credit makes it more. */
      readonly onCredit?: boolean;
      /** It is the sum of the lines above, whose events paper has already. */
      readonly isOfLinesAbove?: boolean;
    }
  | {
      readonly by: 'events';
      readonly events: readonly (EventInWords & { readonly paise: number })[];
    }
  | { readonly by: 'parts'; readonly parts: readonly ChangedLine[] }
  | { readonly by: 'lines'; readonly lines: readonly NamedChange[] };

export type NamedChange = ChangedFigure & { readonly name: string };

export type ChangedLine = {
  readonly key: string;
  readonly as: SheetLine['as'];
  readonly level: number;
  readonly name: string;
  /** Whose it is, where a name alone does not tell. */
  readonly whose?: string;
  /** What happened to it, or how many events moved it. */
  readonly words: string;
  /** The event that put it under another group; null where it is not known. */
  readonly regroupedBy?: number | null;
  /** What its account is asked for where its balance is explained. */
  readonly account?: Partial<FigureQuery> & Pick<FigureQuery, 'accountId'>;
  /** Null of a heading. */
  readonly change: (ChangedFigure & { readonly explained: Explained }) | null;
};

type Moment = { readonly event: number; readonly recordedAt: string };

type ChangedBooks = {
  readonly a: Moment;
  readonly b: Moment;
  /** What stands over the names on a screen. */
  readonly head: string;
  /** What stands over the names and the words on paper, unless it is of accounts. */
  readonly headsOnPaper?: readonly [string, string];
  /** Whether its figures are balances, debit or credit. */
  readonly hasSides: boolean;
  readonly caption: string;
  readonly lines: readonly ChangedLine[];
  readonly foot?: NamedChange;
  /** Said where nothing changed; the head of the page says it of the trial balance. */
  readonly none: string | null;
  readonly above?: string | null;
  readonly below?: string;
  readonly title: string;
  readonly period: string;
  readonly remark: string;
};

export type ComparedSubject = {
  /** As sentences name it: the open items. */
  readonly what: string;
  readonly useChanges: (bookId: number, asked: ComparisonQuery) => Read;
  readonly readChanges: (
    work: Pick<SheetWork, 'read'>,
    bookId: number,
    asked: ComparisonQuery,
  ) => Promise<ChangedBooks>;
};

type Read = UseQueryResult<ChangedBooks, CallFailed>;

/** @returns what is compared, of the call that reads it and of the changes in its reply. */
export function comparedSubject<E extends ReadEndpoint>(
  what: string,
  endpoint: E,
  inputOf: (bookId: number, asked: ComparisonQuery) => Parameters<typeof asking<E>>[1],
  changesIn: (compared: z.output<E['reply']>) => ChangedBooks,
): ComparedSubject {
  return {
    what,
    useChanges: (bookId, asked) =>
      useQuery({ ...asking(endpoint, inputOf(bookId, asked)), select: changesIn }),
    readChanges: async ({ read }, bookId, asked) =>
      changesIn(await read(endpoint, inputOf(bookId, asked))),
  };
}

/** @returns the figures of a row of a reply. */
export const changeOf = ({ aPaise, bPaise, changePaise }: ChangedFigure): ChangedFigure => ({
  aPaise,
  bPaise,
  changePaise,
});

/** @returns the moments as a working paper says them. */
export const bothMomentsInWords = ({ a, b }: Pick<ChangedBooks, 'a' | 'b'>): string[] =>
  Object.entries({ A: a, B: b }).map(
    ([name, { event, recordedAt }]) =>
      `${name}: as known at event ${formatCount(event)}, ${formatInstant(recordedAt)}`,
  );
