// Which fields of which event are personal, read off the schemas where they are marked.
import { z } from 'zod';
import { eventSchemas } from '#core/domain.ts';
import type { SubjectKind } from '#core/kernel/event.ts';
import { invariant } from '#core/kernel/invariant.ts';

export type PersonalFields = {
  /** Each path of keys from the data to a personal text. */
  readonly paths: readonly (readonly string[])[];
  readonly subjectKind: SubjectKind;
  /** The field that names the subject's record. */
  readonly subjectField: string;
};

/** @returns null for the many events that carry nothing personal. */
export function personalFieldsOf(type: string, version: number): PersonalFields | null {
  return PERSONAL.get(`${type} ${version}`) ?? null;
}

const PERSONAL: ReadonlyMap<string, PersonalFields> = new Map(
  eventSchemas.flatMap(({ type, version, schema }) => {
    const paths = personalPaths(schema);
    if (paths.length === 0) return [];
    const named = Object.entries(schema.shape).find(([, field]) => markOf(field)?.subject);
    invariant(named !== undefined, `${type} has personal fields and names its subject.`);
    const [subjectField, field] = named;
    const subjectKind = markOf(field)?.subject as SubjectKind;
    return [[`${type} ${version}`, { paths, subjectKind, subjectField }] as const];
  }),
);

type Mark = { readonly personal?: true; readonly subject?: SubjectKind };

function markOf(field: unknown): Mark | undefined {
  return field instanceof z.ZodType ? (field.meta() as Mark | undefined) : undefined;
}

function personalPaths(schema: unknown): (readonly string[])[] {
  if (schema instanceof z.ZodOptional) return personalPaths(schema.unwrap());
  if (markOf(schema)?.personal) return [[]];
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, field]) =>
    personalPaths(field).map((rest) => [key, ...rest]),
  );
}
