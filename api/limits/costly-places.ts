// The places for costly calls, by what they cost. What is drawn or sent as a file is counted over
// all servers; reading and writing take connections of one server, which counts them by itself
// (decisions 24 and 92).
import type { PlacesKind } from '#api/contract/costly.ts';
import { ARCHIVES_PERSON, PDFS_PERSON, SHEETS_PERSON } from './limits.ts';
import { createPlaces } from './places.ts';
import type { PersonPlaces, PlacesRule } from './places.ts';
import type { RateLimits } from './rate-limits.ts';

/** What is told where no place came free; the code is stable. */
type NoPlace = {
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly retryAfterSeconds: number;
};

/** A tab may ask for that many at once; what comes beyond asks again. */
const WAITING_MAX = 100;
const OF_THE_CONNECTIONS = { waitMilliseconds: 20_000, waitingMax: WAITING_MAX };

export const PLACES_RULES: Readonly<Record<PlacesKind, PlacesRule & { readonly none: NoPlace }>> = {
  pdf: {
    countMax: PDFS_PERSON.countMax,
    overall: PDFS_PERSON,
    waitMilliseconds: 3000,
    waitingMax: WAITING_MAX,
    none: {
      code: 'too_many_pdfs',
      title: 'Too many PDFs',
      detail: 'Two PDFs of yours are being made; ask again when one of them is done.',
      retryAfterSeconds: 2,
    },
  },
  sheet: {
    countMax: SHEETS_PERSON.countMax,
    overall: SHEETS_PERSON,
    waitMilliseconds: 3000,
    waitingMax: 10,
    none: {
      code: 'too_many_exports',
      title: 'Too many exports',
      detail: 'Two files of yours are being made; ask again when one of them is done.',
      retryAfterSeconds: 5,
    },
  },
  archive: {
    countMax: ARCHIVES_PERSON.countMax,
    overall: ARCHIVES_PERSON,
    waitMilliseconds: 0,
    waitingMax: 0,
    none: {
      code: 'export_running',
      title: 'An export is running',
      detail: 'Your other export of a book is under way; wait until it is done.',
      retryAfterSeconds: 5,
    },
  },
  reading: {
    ...OF_THE_CONNECTIONS,
    countMax: 6,
    none: {
      code: 'too_many_reads',
      title: 'Too much is read at once',
      detail: 'Much of what you asked for is still being read; ask again when it is there.',
      retryAfterSeconds: 5,
    },
  },
  writing: {
    ...OF_THE_CONNECTIONS,
    countMax: 4,
    none: {
      code: 'too_many_writes',
      title: 'Too much is written at once',
      detail: 'Much of what you sent is still being written; send this again when it is done.',
      retryAfterSeconds: 5,
    },
  },
};

export type CostlyPlaces = Readonly<Record<PlacesKind, PersonPlaces>>;

export function createCostlyPlaces(limits: Pick<RateLimits, 'hold'>): CostlyPlaces {
  const placesFor = (kind: PlacesKind) => createPlaces(limits, PLACES_RULES[kind]);
  return {
    pdf: placesFor('pdf'),
    sheet: placesFor('sheet'),
    archive: placesFor('archive'),
    reading: placesFor('reading'),
    writing: placesFor('writing'),
  };
}
