// Unsent work, kept under the person's and the book's id, so that it survives an expired session
// and a reload. It is wiped when the person signs out.
import type { z } from 'zod';

export const DRAFTS = 'lekha.draft.';
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

export type DraftKey = {
  readonly form: string;
  readonly personId: number;
  readonly bookId: number;
};

const nameOf = ({ form, personId, bookId }: DraftKey): string =>
  `${DRAFTS}${personId}.${bookId}.${form}`;

/** What is too long for this device is not kept, nor is what was kept of it before. */
export function keepDraft(key: DraftKey, draft: unknown): void {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify({ keptAt: Date.now(), draft }));
  } catch {
    dropDraft(key);
  }
}

export const dropDraft = (key: DraftKey): void => localStorage.removeItem(nameOf(key));

/** @returns the draft and when it was kept, or null when there is none that can be read. */
export function readDraft<Schema extends z.ZodType>(
  key: DraftKey,
  schema: Schema,
): { readonly keptAt: string; readonly draft: z.output<Schema> } | null {
  const text = localStorage.getItem(nameOf(key));
  if (text === null) return null;
  try {
    const { keptAt, draft } = JSON.parse(text) as { keptAt: number; draft: unknown };
    const read = schema.safeParse(draft);
    if (read.success && Date.now() - keptAt < KEPT_MS) {
      return { keptAt: new Date(keptAt).toISOString(), draft: read.data };
    }
  } catch {
    // Falls through: what cannot be read is dropped.
  }
  dropDraft(key);
  return null;
}

export function wipeDrafts(): void {
  for (const name of Object.keys(localStorage)) {
    if (!name.startsWith(DRAFTS)) continue;
    localStorage.removeItem(name);
    // What is on the page hears of other tabs' changes only, unless it is told.
    window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: null }));
  }
}
