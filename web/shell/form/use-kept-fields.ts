// The fields of a form, kept on this device as they are typed, so that closing it loses nothing.
// Only what differs from what the form began with is kept: what others changed meanwhile stays
// theirs.
import { useRef, useState } from 'react';
import { useAtomValue } from 'jotai';
import { z } from 'zod';
import { dropDraft, keepDraft, readDraft } from '#web/state/drafts.ts';
import { sessionAtom } from '#web/state/session.ts';

type PartialFields<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };

export type Start<Fields> = {
  readonly form: string;
  readonly bookId: number;
  readonly schema: z.ZodType<PartialFields<Fields>>;
  readonly begin: () => Fields;
  /** What is filled in for the person, unless a draft was kept. */
  readonly given?: PartialFields<Fields>;
  /** A sheet over another form keeps nothing. */
  readonly isKept?: boolean;
  /** Whether a draft that was kept is what is meant now. */
  readonly isWanted?: (draft: PartialFields<Fields>) => boolean;
};

/** @returns how a short form begins, of which nothing is kept on this device. */
export const startUnkept = <Fields extends object>(fields: Fields): Start<Fields> => ({
  form: '',
  bookId: 0,
  schema: z.never(),
  begin: () => fields,
  isKept: false,
});

export function useKeptFields<Fields extends object>(start: Start<Fields>) {
  const { form, bookId, schema, begin, given, isKept = true, isWanted = () => true } = start;
  const personId = useAtomValue(sessionAtom)?.id ?? 0;
  const key = { form, personId, bookId };
  const [base, setBase] = useState(begin);
  const [kept] = useState(() => {
    const found = isKept ? readDraft(key, schema) : null;
    return found !== null && isWanted(found.draft) ? found : null;
  });
  const [restoredAt, setRestoredAt] = useState(kept?.keptAt ?? null);
  const [fields, setShown] = useState(() => ({ ...base, ...(kept?.draft ?? given) }) as Fields);

  // Two changes of one event must both be kept.
  const latest = useRef(fields);
  const setFields = (next: Fields | ((now: Fields) => Fields)) => {
    latest.current = typeof next === 'function' ? next(latest.current) : next;
    setShown(latest.current);
    if (!isKept) return;
    const changed = changedIn(latest.current, base);
    if (Object.keys(changed).length === 0) dropDraft(key);
    else keepDraft(key, changed);
  };
  /** What was saved, or thrown away, is what the form now begins with. */
  const beginWith = (saved: Fields) => {
    if (isKept) dropDraft(key);
    setRestoredAt(null);
    latest.current = saved;
    setBase(saved);
    setShown(saved);
  };
  /** Others changed what the form began with, and what was typed stays typed. */
  const rebase = (nextBase: Fields, typed: Fields) => {
    latest.current = typed;
    setBase(nextBase);
    setShown(typed);
    if (isKept) keepDraft(key, changedIn(typed, nextBase));
  };
  return {
    fields,
    setFields,
    beginWith,
    rebase,
    restoredAt,
    startAfresh: () => {
      beginWith(base);
      // What the page fills in is no draft.
      latest.current = { ...base, ...given } as Fields;
      setShown(latest.current);
    },
    forget: () => isKept && dropDraft(key),
  };
}

/** @returns the fields that differ from those of the base. */
export function changedIn(fields: object, base: object): Readonly<Record<string, unknown>> {
  const before = new Map<string, unknown>(Object.entries(base));
  const changed = Object.entries(fields).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  return Object.fromEntries(changed);
}
