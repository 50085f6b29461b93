// The reading calls of a whole day that an owner makes and that answer at an earlier event.
import { endpoints } from '#api/contract/endpoints.ts';
import { presentOnlyReason } from '#api/contract/wire/endpoint.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { callerOf, WHOLE_DAY } from '../whole-day.ts';
import type { Step } from '../whole-day.ts';

const endpointOf = ([name]: Step): Endpoint => endpoints[name];

/**
 * Files hold the time at which they were made; their papers are read as such. How many events came
 * since a moment grows with the day.
 */
const isRead = (step: Step): boolean => {
  const endpoint = endpointOf(step);
  const answersAlike = endpoint.media === undefined && step[0] !== 'readMoment';
  return presentOnlyReason(endpoint) === null && answersAlike;
};
export const READS_OF_PAST: readonly Step[] = [
  ...new Map(
    WHOLE_DAY.filter((step) => isRead(step) && callerOf(step) === 'owner').map((step) => [
      JSON.stringify(step),
      step,
    ]),
  ).values(),
];
