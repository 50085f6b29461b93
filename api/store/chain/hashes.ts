// The hash chain, exactly as docs/log-format.md describes it. Text, so that any language can check
// it; the test vectors in tests/specimens/log are read by a twin in Python as well.
import { hash } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';

type ChainedEvent = {
  readonly seq: number;
  readonly epoch: number;
  readonly stream: string;
  readonly type: string;
  readonly version: number;
  readonly actorId: number;
  /** RFC 3339 in UTC with microseconds. */
  readonly recordedAt: string;
  /** Canonical JSON of the event's data, personal fields sealed. */
  readonly body: string;
};

export const sha256Hex = (text: string): string => hash('sha256', text, 'hex');

/** @returns in hex what takes the place of a previous hash before a book's first event. */
export const genesisHash = (bookUuid: string): string => sha256Hex(`lekha/book/v1\n${bookUuid}\n`);

/**
 * @returns the canonical JSON of what stands beside the body. The order of its members is known, so
 *   that it is written as text: for each event that is ever made or checked.
 */
export const eventHeader = (bookUuid: string, event: Omit<ChainedEvent, 'body'>): string =>
  `{"actor":${canonicalJson(event.actorId)},"book":${canonicalJson(bookUuid)},` +
  `"epoch":${canonicalJson(event.epoch)},"recorded_at":${canonicalJson(event.recordedAt)},` +
  `"seq":${canonicalJson(event.seq)},"stream":${canonicalJson(event.stream)},` +
  `"type":${canonicalJson(event.type)},"version":${canonicalJson(event.version)}}`;

/** @returns the event's hash in hex, chained to the previous one. */
export function eventHash(
  bookUuid: string,
  previous: string,
  event: ChainedEvent,
  bodyHash: string = sha256Hex(event.body),
): string {
  const header = eventHeader(bookUuid, event);
  return sha256Hex(`lekha/event/v1\n${header}\n${previous}\n${bodyHash}\n`);
}
