// What several operations take in their path or query stands once among the components, under the
// name of the parameter. Where operations mean different things by a name, the form that most of
// them share has it, and the others are written out.
import type { Json } from './shapes.ts';

export type Parameter = Json & { readonly name: string; readonly in: 'path' | 'query' };

/** From so many operations on, a name is shorter than what it says. */
const OPERATIONS_MIN = 3;

export type Parameters = {
  /** @returns the parameter, or a reference to it. Asked after each of them was counted. */
  readonly of: (parameter: Parameter) => Json;
  /** @returns those that were referred to, by name. */
  readonly all: () => Json;
};

/**
 * @param each of each operation, as often as it stands there.
 * @param taken names that the document gives itself.
 */
export function createParameters(each: readonly Parameter[], taken: readonly string[]): Parameters {
  const names = namesOf(each, new Set(taken));
  const known = new Map<string, Json>();
  return {
    of(parameter) {
      const name = names.get(JSON.stringify(parameter));
      if (name === undefined) return parameter;
      known.set(name, parameter);
      return { $ref: `#/components/parameters/${name}` };
    },
    all: () => Object.fromEntries([...known].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** @returns the name of each shared form, by the form as JSON. */
function namesOf(each: readonly Parameter[], taken: Set<string>): ReadonlyMap<string, string> {
  const forms = Map.groupBy(each, (parameter) => JSON.stringify(parameter));
  const often = [...forms].toSorted(([, one], [, other]) => other.length - one.length);
  const names = new Map<string, string>();
  for (const [form, [parameter, ...more]] of often) {
    if (parameter === undefined || more.length + 1 < OPERATIONS_MIN) continue;
    const name = componentName(parameter);
    if (taken.has(name)) continue;
    taken.add(name);
    names.set(form, name);
  }
  return names;
}

/** `book_id` of a query is `BookId`, `bookId` of a path `BookIdInPath`. */
function componentName({ name, in: place }: Parameter): string {
  const words = name.split('_').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return `${words.join('')}${place === 'path' ? 'InPath' : ''}`;
}
