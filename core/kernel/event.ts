// The envelope around what happened. Types are names without a version; the version stands beside.
import type { BookId, JournalId } from './ids.ts';
import type { z } from 'zod';

/** An event that a decision produced: not yet in the log. */
export type DomainEvent<Type extends string = string, Data = unknown> = {
  readonly type: Type;
  readonly version: number;
  readonly data: Data;
};

/** An event as the log holds it, its personal fields readable (or '[erased]'). */
export type LoggedEvent<Event extends DomainEvent = DomainEvent> = Event & {
  readonly bookId: number;
  readonly seq: number;
  readonly epoch: number;
  readonly stream: string;
  readonly actorId: number;
  /** RFC 3339 instant with microseconds in UTC, as `2026-11-20T08:11:02.123456Z`. */
  readonly recordedAt: string;
};

/** What takes the place of a personal field after its subject's key was destroyed. */
export const ERASED = '[erased]';

/**
 * Marks a text field as personal contact data: the store seals it with the subject's key.
 * The event's schema names its subject with `subjectOf`.
 */
export const personal = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ personal: true });

/** As `personal` where the event names a private person (`privateSubject`); else it is open. */
export const personalIfPrivate = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ personal: 'private' });

/** Marks the field of an event that identifies whose personal data the event carries. */
export const subject = <Schema extends z.ZodType>(schema: Schema, kind: SubjectKind): Schema =>
  schema.meta({ subject: kind });

/** Marks the field that names a private person, with whose key all that is personal is sealed. */
export const privateSubject = <Schema extends z.ZodType>(
  schema: Schema,
  kind: SubjectKind,
): Schema => schema.meta({ subject: kind, private: true });

export type SubjectKind = 'person' | 'account' | 'customer' | 'invitation';

/** An entry of the catalogue of event shapes: one per type and version. */
export type EventSchema = {
  readonly type: string;
  readonly version: number;
  readonly schema: z.ZodObject;
  /** What an event of an older version reads as, where that is wider than what is written. */
  readonly asRead?: z.ZodObject;
};

/**
 * An act as its event says it, with what became of it: what is posted at once and undone at once,
 * such as a run of stock, numbered in its book from 1.
 */
export type ActOf<Data> = Data & { readonly undone: boolean };

/** By number, which is the place less one; what is undone stays. */
export type ActsOf<Data> = readonly ActOf<Data>[];

export type UndoAct = {
  readonly bookId: BookId;
  readonly number: number;
  readonly reason: string;
  readonly reversalIds: readonly JournalId[];
};

export const withAct = <Data>(acts: ActsOf<Data>, data: Data): ActsOf<Data> => [
  ...acts,
  { ...data, undone: false },
];

export const withUndone = <Data extends { readonly number: number }>(
  acts: ActsOf<Data>,
  number: number,
): ActsOf<Data> =>
  acts.some((one) => one.number === number)
    ? acts.map((one) => (one.number === number ? { ...one, undone: true } : one))
    : acts;

/** @returns the run that stands and goes furthest, or null. */
export const lastRunInForce = <Data extends { readonly through: string }>(
  runs: ActsOf<Data>,
): ActOf<Data> | null =>
  runs
    .filter(({ undone }) => !undone)
    .toSorted((one, other) => other.through.localeCompare(one.through))[0] ?? null;
