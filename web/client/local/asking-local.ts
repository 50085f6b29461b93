// A book's list that is drawn from the local database at once, and read from the server behind it.
import type { z } from 'zod';
import type { ReadEndpoint } from '#api/contract/wire/endpoint.ts';
import type { EntityKind } from '#api/contract/entity/kinds.ts';
import type { CallInput } from '../call.ts';
import { momentOf } from '../past/caches.ts';
import { asking, reply } from '../query.ts';
import type { ReadQuery } from '../query.ts';
import { byName } from './by-name.ts';
import { readLocal, writeLocal } from './database.ts';
import type { LocalRecord } from './database.ts';
import { timesWiped } from './wipe.ts';

type ListEndpoint = ReadEndpoint & { readonly reply: z.ZodArray<z.ZodType<LocalRecord>> };

type List<E extends ListEndpoint> = {
  readonly kind: EntityKind;
  readonly bookId: number;
  readonly input: Omit<CallInput<E>, 'signal' | 'idempotencyKey'>;
};

/** @returns what `useQuery` takes to read a list, by name, whose records are kept by their kind. */
export function askingLocal<const E extends ListEndpoint>(
  endpoint: E,
  { kind, bookId, input }: List<E>,
): ReadQuery<E> {
  const plain = asking(endpoint, input);
  return {
    ...plain,
    queryFn: async ({ client, queryKey, signal }) => {
      const moment = momentOf(client);
      // What is kept on this device is of the present.
      if (moment !== null) return reply(endpoint, { ...input, signal, moment } as CallInput<E>);
      const asked = timesWiped();
      const answer = reply(endpoint, { ...input, signal, moment } as CallInput<E>);
      const draw = async () => {
        const records = endpoint.reply.safeParse(await readLocal(kind, bookId));
        if (!records.success) return console.warn(`What was kept of ${kind} could not be read.`);
        const isLate = client.getQueryData(queryKey) !== undefined || asked !== timesWiped();
        if (isLate || records.data.length === 0) return;
        client.setQueryData(queryKey, byName(records.data), { updatedAt: LONG_AGO });
      };
      // A refusal is told where the answer is waited for.
      await Promise.race([answer, draw()]).catch(() => undefined);
      const records = await answer;
      void writeLocal(kind, bookId, records, asked);
      return records;
    },
  };
}

/** What is drawn never counts as fresh. */
const LONG_AGO = 1;
