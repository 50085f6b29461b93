// Entries that could not be sent while the network was away. Each keeps the key that it was first
// sent with, so that one which did arrive is never posted twice. It is a draft until the server has
// answered, and is wiped with the drafts when the person signs out.
import { z } from 'zod';
import { atom } from 'jotai';
import type { postJournal } from '#api/contract/journal/journal.ts';
import { newKey } from '#web/client/new-key.ts';
import { DRAFTS } from './drafts.ts';
import { sessionAtom } from './session.ts';
import { storedAtom } from './stored.ts';

const unsent = z.object({
  id: z.string(),
  personId: z.int(),
  bookId: z.int(),
  /** What a person knows it by: the narration and the amount. */
  title: z.string(),
  keptAt: z.number(),
  idempotencyKey: z.string(),
  body: z.custom<z.input<typeof postJournal.body>>(
    (value) => typeof value === 'object' && value !== null,
  ),
});
export type UnsentEntry = z.infer<typeof unsent>;

const everybodys = storedAtom(`${DRAFTS}outbox`, z.array(unsent), []);

/** What the person who is signed in has not sent yet, oldest first. */
export const outboxAtom = atom((get) => {
  const personId = get(sessionAtom)?.id;
  return get(everybodys).filter((item) => item.personId === personId);
});

export const keepUnsentAtom = atom(
  null,
  (get, set, item: Omit<UnsentEntry, 'id' | 'personId' | 'keptAt'>) => {
    const personId = get(sessionAtom)?.id;
    if (personId === undefined) return;
    set(everybodys, (all) => [...all, { ...item, id: newKey(), personId, keptAt: Date.now() }]);
  },
);

export const dropUnsentAtom = atom(null, (_, set, id: string) =>
  set(everybodys, (all) => all.filter((item) => item.id !== id)),
);
