// Reading the whole of a list for a sheet: page by page, with a bound and a way to stop.
import type { z } from 'zod';
import type { ReadEndpoint } from '#api/contract/wire/endpoint.ts';
import type { ReportSheet } from '#core/kernel/writing/sheet.ts';
import type { CallInput } from '#web/client/call.ts';
import { reply } from '#web/client/query.ts';

/** Reads once what a list shows; it is handed in, so that a sheet's code is small to fetch. */
export type SheetRead = <E extends ReadEndpoint>(
  endpoint: E,
  input: Omit<CallInput<E>, 'signal' | 'idempotencyKey'>,
) => Promise<z.output<E['reply']>>;

export const readingUntil =
  (signal: AbortSignal): SheetRead =>
  (endpoint, input) =>
    reply(endpoint, { ...input, signal } as CallInput<typeof endpoint>);

export type SheetWork = {
  readonly read: SheetRead;
  /** Hears how many lines there are so far, whenever there is more to come. */
  readonly onProgress: (count: number) => void;
  readonly linesMax: number;
};

/** Makes the sheet of a list as it is narrowed now. */
export type SheetSource = (gathering: SheetWork) => Promise<ReportSheet>;

/** A list with more lines than a sheet may have. */
export type TooLong = Error & { readonly linesMax: number };

type PageReader<Page, Begin> = {
  /** @param begin where the page begins; null is the first. */
  readonly read: (begin: Begin | null) => Promise<Page>;
  /** @returns where the next page begins, or null after the last. */
  readonly next: (page: Page) => Begin | null;
  readonly countOf: (page: Page) => number;
};

/** @returns all pages in their order. */
export async function everyPage<Page, Begin>(
  { onProgress, linesMax }: SheetWork,
  { read, next, countOf }: PageReader<Page, Begin>,
): Promise<Page[]> {
  const pages: Page[] = [];
  let begin: Begin | null = null;
  let count = 0;
  do {
    const page = await read(begin);
    pages.push(page);
    count += countOf(page);
    if (count > linesMax) throw Object.assign(new Error('A list is too long.'), { linesMax });
    begin = next(page);
    if (begin !== null) onProgress(count);
  } while (begin !== null);
  return pages;
}

/** As many as one call of a list gives. */
const LIMIT = 200;

/**
 * Reads a list by its places.
 * @param read gives so many rows of the list after so many others.
 * @returns all rows in their order.
 */
export async function everyOffset<Row>(
  work: SheetWork,
  read: (offset: number, limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  let offset = 0;
  const pages = await everyPage<Row[], number>(work, {
    read: (begin) => read(begin ?? 0, LIMIT),
    next: (page) => {
      offset += page.length;
      return page.length < LIMIT ? null : offset;
    },
    countOf: (page) => page.length,
  });
  return pages.flat();
}
