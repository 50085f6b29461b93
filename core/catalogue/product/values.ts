// The answers of a product to the specifications of its category: one for each that is enabled.
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { invariant } from '../../kernel/invariant.ts';
import { nameKey } from '../../kernel/text.ts';
import type { AttributeInput, Specification } from './commands.ts';
import type { Value } from './events.ts';
import type { ProductRejection } from './rejections.ts';

type ValueInput = {
  readonly values: readonly AttributeInput[];
  readonly valueIds: readonly number[];
};

/**
 * @param before the values that the product has; those of another category are let go.
 * @returns the values after the change, in the order of the specifications.
 */
export function decideValues(
  before: readonly Value[],
  { values, valueIds }: ValueInput,
  specifications: readonly Specification[],
): Result<Value[], ProductRejection> {
  const find = finderOf(specifications);
  const wanted = new Map<number, { readonly value: string; readonly valueId: number }>();
  for (const [index, { key, value }] of values.entries()) {
    const specification = find(key);
    if (specification === undefined) return rejected({ kind: 'attribute_unknown', attribute: key });
    const valueId = valueIds[index];
    invariant(valueId !== undefined, 'Each given value comes with a fresh id.');
    const { itemId, name } = specification;
    const other = wanted.get(itemId);
    if (other !== undefined && other.value !== value.trim()) {
      return rejected({ kind: 'attribute_given_twice', attribute: name });
    }
    wanted.set(itemId, other ?? { value: value.trim(), valueId });
  }
  const after: Value[] = [];
  for (const { itemId, name, enabled } of specifications) {
    const kept = before.find(({ attributeId }) => attributeId === itemId);
    const given = wanted.get(itemId);
    const value = given?.value ?? kept?.value ?? '';
    const valueId = kept?.valueId ?? given?.valueId;
    // A value that nobody sees is none: zero-width spaces alone would pass for text.
    if (nameKey(value) !== '' && valueId !== undefined) {
      after.push({ valueId, attributeId: itemId, attribute: name, value });
    } else if (enabled) {
      return rejected({ kind: 'attribute_value_missing', attributeId: itemId, attribute: name });
    }
  }
  return accepted(after);
}

/** @returns what finds a specification by its id, else by its name; of two alike the first. */
function finderOf(specifications: readonly Specification[]) {
  const byId = new Map(specifications.map((one) => [String(one.itemId), one]));
  const byName = new Map(specifications.toReversed().map((one) => [nameKey(one.name), one]));
  return (key: string): Specification | undefined => byId.get(key) ?? byName.get(nameKey(key));
}
