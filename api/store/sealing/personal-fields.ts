// Which fields of which event are personal, read off the schemas where they are marked.
import { z } from 'zod';
import { eventSchemas } from '#core/domain.ts';
import type { SubjectKind } from '#core/kernel/event.ts';
import { invariant } from '#core/kernel/invariant.ts';

/** Keys from an event's data to a personal text. */
type PersonalPath = {
  readonly keys: readonly string[];
  /** Whether the text stands open unless the event is of a private person. */
  readonly ifPrivate: boolean;
};

type SubjectField = { readonly kind: SubjectKind; readonly field: string };

type PersonalFields = {
  readonly paths: readonly PersonalPath[];
  /** What names the subject's record; null where only private persons have a key. */
  readonly subject: SubjectField | null;
  /** What names a private person, whose key is then the one for all of it; null in older shapes. */
  readonly privateSubject: SubjectField | null;
};

/** @returns null for the many events that carry nothing personal. */
export function personalFieldsOf(type: string, version: number): PersonalFields | null {
  return PERSONAL.get(`${type} ${version}`) ?? null;
}

const PERSONAL: ReadonlyMap<string, PersonalFields> = new Map(
  eventSchemas.flatMap(({ type, version, schema }) => {
    const paths = personalPaths(schema);
    if (paths.length === 0) return [];
    const subjects = Object.entries(schema.shape).flatMap(([field, shape]) => {
      const mark = markOf(shape);
      return mark?.subject === undefined ? [] : [{ ...mark, kind: mark.subject, field }];
    });
    invariant(subjects.length > 0, `${type} has personal fields and names its subject.`);
    const fields = {
      paths,
      subject: subjects.find((one) => one.private !== true) ?? null,
      privateSubject: subjects.find((one) => one.private === true) ?? null,
    };
    return [[`${type} ${version}`, fields] as const];
  }),
);

type Mark = {
  readonly personal?: true | 'private';
  readonly subject?: SubjectKind;
  readonly private?: true;
};

function markOf(field: unknown): Mark | undefined {
  return field instanceof z.ZodType ? (field.meta() as Mark | undefined) : undefined;
}

function personalPaths(schema: unknown): PersonalPath[] {
  if (schema instanceof z.ZodOptional) return personalPaths(schema.unwrap());
  const mark = markOf(schema)?.personal;
  if (mark !== undefined) return [{ keys: [], ifPrivate: mark === 'private' }];
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, field]) =>
    personalPaths(field).map(({ keys, ifPrivate }) => ({ keys: [key, ...keys], ifPrivate })),
  );
}

const idIn = (data: object, { field }: SubjectField): number | undefined => {
  const id = (data as Readonly<Record<string, unknown>>)[field];
  return id === undefined ? undefined : Number(id);
};

/** What of an event is sealed, and with whose key. */
export type Sealing = {
  readonly keys: readonly (readonly string[])[];
  readonly kind: SubjectKind;
  readonly recordId: number;
};

/** @returns null where an event of this type, version and data has nothing to seal. */
export function sealingOf(type: string, version: number, data: object): Sealing | null {
  const fields = personalFieldsOf(type, version);
  if (fields === null) return null;
  const { subject, privateSubject } = fields;
  const privateId = privateSubject === null ? undefined : idIn(data, privateSubject);
  const isPrivate = privateId !== undefined;
  const named = isPrivate ? privateSubject : subject;
  if (named === null) return null;
  const keys = fields.paths
    .filter((path) => isPrivate || !path.ifPrivate)
    .map((path) => path.keys)
    .filter((path) => typeof textAt(data, path) === 'string');
  if (keys.length === 0) return null;
  const recordId = idIn(data, named);
  invariant(recordId !== undefined, `${type} names its subject.`);
  return { keys, kind: named.kind, recordId };
}

/** @returns what stands at the end of a path of keys. */
export function textAt(data: unknown, path: readonly string[]): unknown {
  let value = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return value;
}
