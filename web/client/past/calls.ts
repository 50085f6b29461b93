// Where the moment of a page meets the calls to the server.
import { changesSomething, presentOnlyReason } from '#api/contract/wire/endpoint.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { dateOfInstant, timeInIndia } from '#web/format/dates.ts';
import { AS_ON_NAME, AT_NAME } from './moment.ts';
import type { PageMoment } from './moment.ts';

let shown: PageMoment | null = null;

/** Of the page that is on the screen, for the calls that stand in no cache: a file, a sheet. */
export function setShownMoment(moment: PageMoment | null): void {
  shown = moment;
}

export const shownMoment = (): PageMoment | null => shown;

/** The event that the moment means, once the server has said it. */
export type KnownMoment = { readonly event: number; readonly recorded_at: string };
let known: KnownMoment | null = null;

export function setKnownMoment(moment: KnownMoment | null): void {
  known = moment;
}

/**
 * @returns what the name of a file that is made of the page ends with: `, as on 2026-10-31, as
 *   known at event 1282, 2026-11-10 14.05`; nothing in the present.
 */
export function momentInFileName(): string {
  if (shown === null) return '';
  const dated = shown.asOn === null ? '' : `, as on ${shown.asOn}`;
  if (known === null) return `${dated}${shown.at === null ? '' : `, as known at ${shown.at}`}`;
  const time = timeInIndia(known.recorded_at).slice(0, 5).replace(':', '.');
  const when = `${dateOfInstant(known.recorded_at)} ${time}`;
  return `${dated}, as known at event ${known.event}, ${when}`;
}

/** The contract names the calls whose answer is told by the day that an entry is dated. */
const isDated = ({ query }: Endpoint): boolean => query !== undefined && AS_ON_NAME in query.shape;

/** @returns what a call says of the moment; nothing where it answers the present only. */
export function momentQuery(endpoint: Endpoint, moment: PageMoment | null): Record<string, string> {
  if (moment === null || presentOnlyReason(endpoint) !== null) return {};
  return {
    ...(moment.at === null ? {} : { [AT_NAME]: moment.at }),
    ...(moment.asOn === null || !isDated(endpoint) ? {} : { [AS_ON_NAME]: moment.asOn }),
  };
}

/** @returns whether a call would write into the book whose past is on the screen. */
export const writesIntoPast = (endpoint: Endpoint): boolean =>
  shown !== null &&
  endpoint.access === 'member' &&
  endpoint.ofCaller !== true &&
  changesSomething(endpoint);
