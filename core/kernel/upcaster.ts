// The step from one version of an event to the next. Its shapes lie on disk for ever, so each step
// is kept as long as the program is; a chain of them brings the oldest event to the newest shape.

import type { EventSchema } from './event.ts';

/** One step of an event's type, from version `from` to the version after it. */
export type Upcaster<Type extends string = string, From extends number = number> = {
  readonly type: Type;
  readonly from: From;
  /** @returns the data of version `from` as version `from + 1` says it. */
  readonly up: (data: unknown) => unknown;
  /**
   * Writes for the servers that read no more than version `from`, while there are any.
   * @returns the data as version `from` says it; null when that version cannot say all of it.
   */
  readonly down: (data: unknown) => unknown;
};

type Steps<Old, New> = {
  readonly up: (data: Old) => New;
  readonly down: (data: New) => Old | null;
};

/** @returns the step between two shapes; the log holds what their schemas let in. */
export const upcaster = <const Type extends string, const From extends number, Old, New>(
  type: Type,
  from: From,
  { up, down }: Steps<Old, New>,
): Upcaster<Type, From> => ({
  type,
  from,
  up: (data) => up(data as Old),
  down: (data) => down(data as New),
});

type Schema<Data> = {
  readonly safeParse: (data: unknown) => { readonly data?: Data | undefined };
};

/** @returns the data as a schema says it; null when the schema cannot say all of it. */
export const parsedBy =
  <Data>(schema: Schema<Data>) =>
  (data: unknown): Data | null =>
    schema.safeParse(data).data ?? null;

type OfPrivate = { readonly privateCustomerId?: number | undefined };

/**
 * The step to the version that may name a private person, with whose key more is sealed. The
 * version before says the same in the open, and reading it hides nothing that it says.
 */
export const privateSubjectStep = <const Type extends string, const From extends number>(
  type: Type,
  from: From,
): Upcaster<Type, From> =>
  upcaster(type, from, {
    up: (data: object): OfPrivate => data,
    down: ({ privateCustomerId: _sealedFor, ...open }: OfPrivate): object => open,
  });

/** Where no step is written, a later version says all that was said before, in the same words. */
export function stepsBetween(
  schemas: readonly EventSchema[],
  written: readonly Upcaster[],
): readonly Upcaster[] {
  const isWritten = ({ type, version }: EventSchema) =>
    written.some((step) => step.type === type && step.from === version);
  const isOld = ({ type, version }: EventSchema) =>
    schemas.some((later) => later.type === type && later.version > version);
  return [
    ...written,
    ...schemas
      .filter((old) => isOld(old) && !isWritten(old))
      .map(({ type, version, schema }) => ({
        type,
        from: version,
        up: (data: unknown) => data,
        down: parsedBy(schema),
      })),
  ];
}

type DataOf<Version extends EventSchema> = Version['schema']['_zod']['output'];

/** The version before the one that follows the list: the last of its type there. */
type Before<List, Type> = List extends readonly [...infer First, infer Last extends EventSchema]
  ? Last['type'] extends Type
    ? Last
    : Before<First, Type>
  : never;

/** The version's name where a step to it is missing; of a version without one before, nothing. */
type StepMissing<Version extends EventSchema, Old, Written> = Old extends EventSchema
  ? [
      | Extract<Written, { readonly type: Old['type']; readonly from: Old['version'] }>
      | (DataOf<Old> extends DataOf<Version> ? Old : never),
    ] extends [never]
    ? `${Version['type']} ${Version['version']}`
    : never
  : never;

/** The versions that cannot say what the one before said, and have no written step from it. */
export type NarrowerVersions<List, Written, Found = never> = List extends readonly [
  ...infer First,
  infer Last extends EventSchema,
]
  ? NarrowerVersions<
      First,
      Written,
      // Gathered on the way, since the compiler follows a call in the last place to any depth.
      Found | StepMissing<Last, Before<First, Last['type']>, Written>
    >
  : Found;
