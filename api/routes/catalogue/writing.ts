// Writing into the catalogue: a member writes into the book, an admin into what all books share.
import type { Command } from '#core/domain.ts';
import type { ApiContext } from '#api/http/env.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import { answerCommand, createdId } from '#api/requests/answer-command.ts';
import type { Caller } from '#api/requests/answer-command.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export type MasterWrite = Caller & {
  readonly body?: { readonly expected?: number | undefined } | object | undefined;
  readonly context: ApiContext;
};

type Change<Wire> = {
  readonly command: Command;
  readonly reply: (log: LogAsOf, id: number) => Promise<Wire>;
  /** Null of a record that is created. */
  readonly id: number | null;
};

/** Submits, and answers with the record as it then was. */
export function write<Wire>(
  parts: RouteParts,
  asked: MasterWrite,
  { command, reply, id }: Change<Wire>,
): Promise<Wire | Response> {
  const order = { command, expected: expectedOf(asked.body) };
  return answerCommand(parts, asked, order, (log) => reply(log, id ?? createdId(log)));
}

const expectedOf = (body: MasterWrite['body']): number | undefined =>
  body !== undefined && 'expected' in body && typeof body.expected === 'number'
    ? body.expected
    : undefined;
