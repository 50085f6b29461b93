// The step from one version of an event to the next. Its shapes lie on disk for ever, so each step
// is kept as long as the program is; a chain of them brings the oldest event to the newest shape.

/** One step of an event's type, from version `from` to the version after it. */
export type Upcaster = {
  readonly type: string;
  readonly from: number;
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
export const upcaster = <Old, New>(
  type: string,
  from: number,
  { up, down }: Steps<Old, New>,
): Upcaster => ({
  type,
  from,
  up: (data) => up(data as Old),
  down: (data) => down(data as New),
});

type Schema<Data> = {
  readonly safeParse: (data: unknown) => { readonly data?: Data | undefined };
};

/** @returns the data as a schema says it; null when the schema cannot say all of it. */
export const saidBy =
  <Data>(schema: Schema<Data>) =>
  (data: unknown): Data | null =>
    schema.safeParse(data).data ?? null;

/** The step to a version that can say more: whatever the one before said, it says the same. */
export const wideningStep = <Old extends New, New>(
  type: string,
  from: number,
  schema: Schema<Old>,
): Upcaster => upcaster<Old, New>(type, from, { up: (old) => old, down: saidBy(schema) });

type OfPrivate = { readonly privateCustomerId?: number | undefined };

/**
 * The step to the version that may name a private person, with whose key more is sealed. The
 * version before says the same in the open, and reading it hides nothing that it says.
 */
export const privateSubjectStep = (type: string, from: number): Upcaster =>
  upcaster<object, OfPrivate>(type, from, {
    up: (data) => data,
    down: ({ privateCustomerId: _sealedFor, ...open }) => open,
  });
