// Whether a line of an import adds a record or changes one that is there: by its id, or by the name
// that one record alone bears.
import { nameKey } from '#core/kernel/text.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';

type OfRecord = {
  readonly id?: number | undefined;
  readonly match?: 'name' | undefined;
  readonly name?: string | undefined;
};

/** The id of the record to change, null where one is added, or why neither can be. */
type LineTarget = number | null | ProblemDetails;

type NamesSought = {
  /** What a record is called in a sentence, such as `product`. */
  readonly what: string;
  /** @returns the records that bear a name, by its key. */
  readonly idsOf: (keys: readonly string[]) => Promise<ReadonlyMap<string, readonly number[]>>;
};

/** @returns for each line, in their order, what it is of. */
export async function targetsOf(
  lines: readonly OfRecord[],
  { what, idsOf }: NamesSought,
): Promise<readonly LineTarget[]> {
  const sought = lines.flatMap((line) => (isSought(line) ? nameKey(line.name ?? '') : []));
  const found = sought.length === 0 ? new Map<string, readonly number[]>() : await idsOf(sought);
  return lines.map((line) => {
    const { id = null, name } = line;
    if (!isSought(line)) return id;
    if (name === undefined) return missingField('name');
    const [first, ...others] = found.get(nameKey(name)) ?? [];
    if (first === undefined) return invalidField('name', `No ${what} is called “${name}”.`);
    if (others.length === 0) return first;
    const count = others.length + 1;
    return invalidField('name', `${count} ${what}s are called “${name}”. Give the id of one.`);
  });
}

const isSought = ({ id, match }: OfRecord): boolean => id === undefined && match === 'name';

export const isProblem = (target: LineTarget): target is ProblemDetails =>
  typeof target === 'object' && target !== null;

export const missingField = (field: string): ProblemDetails => invalidField(field, 'Is missing.');

/** @returns fresh ids for the lines that add a record, and null for the others, in their order. */
export async function freshFor<Id extends number>(
  targets: readonly LineTarget[],
  next: (count: number) => Promise<readonly number[]>,
): Promise<readonly (Id | null)[]> {
  const ids = (await next(targets.filter((target) => target === null).length)).values();
  return targets.map((target) => (target === null ? (ids.next().value as Id) : null));
}
