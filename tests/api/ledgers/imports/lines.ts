// Sends the lines of an import, and reads what is answered.
import type { z } from 'zod';
import { importCustomers } from '#api/contract/book/import.ts';
import type { RefusedLine } from '#api/contract/journal/batch.ts';
import type { AcceptedImportLine, ImportSummary } from '#api/contract/book/import.ts';
import type { importOfFile } from '#api/contract/book/import.ts';
import type { Asking, EndpointName } from '#tests/support/team.ts';
import { done } from '../../trade/requests.ts';

export type CustomerLine = z.input<(typeof importCustomers)['lines']>;

type LinesAnswer = {
  readonly answers: readonly (AcceptedImportLine | RefusedLine)[];
  readonly summary: ImportSummary;
};

export async function sendLines(
  asking: Asking,
  name: EndpointName,
  lines: readonly unknown[],
  importId?: number,
): Promise<LinesAnswer> {
  const query = importId === undefined ? {} : { import_id: importId };
  const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const { body: got } = done(await asking(name, { query, body }));
  const replies = importCustomers.reply.parse(got);
  const summary = replies.at(-1);
  if (summary === undefined || !('done' in summary)) throw new Error('No summary came.');
  return { answers: replies.flatMap((one) => ('done' in one ? [] : one)), summary };
}

export async function startImport(asking: Asking, lines: number, body: object = {}) {
  const file = { kind: 'customer', file_name: 'parties-2026.xlsx', lines, ...body };
  return (done(await asking('startImport', { body: file })).body as { readonly id: number }).id;
}

export const importsOf = async (asking: Asking): Promise<readonly z.input<typeof importOfFile>[]> =>
  done(await asking('listImports')).body as readonly z.input<typeof importOfFile>[];
