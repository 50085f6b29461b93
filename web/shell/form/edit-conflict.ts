// Two people change one record: whoever saves second is told so, and goes on with either version.
// Every form that sends the version it was opened with has these two ways on. Neither loses
// anything: what was typed lies aside when theirs is loaded.
import { useState } from 'react';
import type { CallResult } from '#web/client/call.ts';
import { isChangedSince } from '#web/client/failure.ts';
import type { Failure } from '#web/client/failure.ts';
import type { Send } from './use-send.ts';

/** A record that others may change while its form stands open. */
export type Editing<Fields extends object, Edited> = {
  /** As it was when the form opened, or as it has come since. */
  readonly begun: Edited;
  readonly latest: () => Promise<CallResult<Edited>>;
  readonly fieldsOf: (record: Edited) => Fields;
  /** The version that is sent along. */
  readonly seqOf: (record: Edited) => number;
};

/** Somebody else changed the record since the form opened: the two ways on, and one back. */
export type EditConflict =
  | { readonly loadTheirs: () => void; readonly keepMine: () => void }
  | { readonly bringMineBack: () => void };

type Conflicting<Fields extends object, Saved, Edited> = {
  readonly failure: Failure | null;
  readonly send: Send;
  readonly editing: Editing<Fields, Edited> | null;
  /** As the person saw it last. */
  readonly record: Edited | null;
  /** As they are typed. */
  readonly fields: Fields;
  /** Begins anew with theirs. */
  readonly take: (theirs: Fields, latest: Edited) => void;
  /** Goes on with what was typed over their version. */
  readonly rebase: (base: Fields, merged: Fields, latest: Edited) => void;
  readonly write: (fields: Fields, record: Edited) => Promise<CallResult<Saved>>;
  readonly saved: (reply: Saved) => void | Promise<void>;
};

/** What was typed when theirs was loaded, over what, and what was loaded. */
type LaidAside<Fields> = {
  readonly typed: Fields;
  readonly before: Fields;
  readonly theirs: Fields;
};

/**
 * @param conflicting null where there is nothing that others could change.
 * @returns null unless the last answer was that somebody else was first, or theirs was loaded then.
 */
export function useEditConflict<Fields extends object, Saved, Edited>(
  conflicting: Conflicting<Fields, Saved, Edited> | null,
): EditConflict | null {
  const [aside, setAside] = useState<LaidAside<Fields> | null>(null);
  if (conflicting === null) return null;
  const { failure, send, editing, record, fields, take, rebase, write, saved } = conflicting;
  if (editing === null || record === null) return null;
  const { latest, fieldsOf } = editing;
  if (!isChangedSince(failure)) {
    // Once something is saved there is nothing to go back to.
    if (failure !== null || aside === null || !isEqual(fieldsOf(record), aside.theirs)) return null;
    const bringMineBack = () => {
      rebase(fieldsOf(record), mergedOnto(fields, aside.before, aside.typed), record);
      setAside(null);
    };
    return { bringMineBack };
  }
  return {
    loadTheirs: () =>
      void send(latest, (read) => {
        const [before, theirs] = [fieldsOf(record), fieldsOf(read)];
        // What lay aside already stays there, below what was typed since.
        setAside((now) =>
          now === null || !isEqual(before, now.theirs)
            ? { typed: fields, before, theirs }
            : { typed: mergedOnto(now.typed, before, fields), before: now.before, theirs },
        );
        take(theirs, read);
      }),
    keepMine: () =>
      void send(async () => {
        const read = await latest();
        if (!read.ok) return read;
        const base = fieldsOf(read.value);
        const merged = mergedOnto(base, fieldsOf(record), fields);
        rebase(base, merged, read.value);
        return write(merged, read.value);
      }, saved),
  };
}

/** Their changes of other fields stay; what was typed here wins in its own fields. */
export const mergedOnto = <Fields extends object>(
  theirs: Fields,
  before: Fields,
  mine: Fields,
): Fields => merged(theirs, before, mine) as Fields;

function merged(theirs: unknown, before: unknown, mine: unknown): unknown {
  if (isEqual(mine, before)) return theirs;
  if (theirs instanceof Map && before instanceof Map && mine instanceof Map) {
    return new Map(mergedEntries(theirs, before, mine));
  }
  if (!isRecord(theirs) || !isRecord(before) || !isRecord(mine)) return mine;
  const [theirsByName, beforeByName, mineByName] = [theirs, before, mine].map(byName);
  return Object.fromEntries(mergedEntries(theirsByName, beforeByName, mineByName));
}

type ByName = ReadonlyMap<unknown, unknown>;
const NONE: ByName = new Map();
const byName = (record: object): ByName => new Map(Object.entries(record));

const mergedEntries = (theirs = NONE, before = NONE, mine = NONE) =>
  [...new Set([...theirs.keys(), ...mine.keys()])]
    .map((name) => [name, merged(theirs.get(name), before.get(name), mine.get(name))] as const)
    .filter(([, value]) => value !== undefined) as [string, unknown][];

const isEqual = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);
const canonical = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) => (part instanceof Map ? [...part] : part));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The record as its form shows it. What happened to it meanwhile outside the fields of the form is
 * seen at once, since it is no reason to refuse them.
 */
export function useSeenRecord<Fields extends object, Edited>(
  editing: Editing<Fields, Edited> | null,
) {
  const [shown, setShown] = useState<Edited | null>(editing?.begun ?? null);
  const now = editing?.begun ?? null;
  const isSame =
    editing !== null &&
    now !== null &&
    shown !== null &&
    editing.seqOf(now) > editing.seqOf(shown) &&
    isEqual(editing.fieldsOf(now), editing.fieldsOf(shown));
  return [isSame ? now : shown, setShown] as const;
}
