// Runs an area of the collected cases: each case by the first rule that its input fits, so that a
// case of a new shape fails until somebody says what it means here.
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { casesOf } from '#tests/specimens/tax/cases.ts';

export type Rule = (input: unknown) => object | null;

/** @returns a rule for inputs of one shape; `answer` gives whatever a case may expect, and more. */
export const rule =
  <Input>(shape: z.ZodType<Input>, answer: (input: Input) => object): Rule =>
  (input) => {
    const parsed = shape.safeParse(input);
    return parsed.success ? answer(parsed.data) : null;
  };

export function runTable(area: string, rules: readonly Rule[]): void {
  const cases = casesOf(area).map(
    (each) => [each.id, each.title, each.input, each.expected] as const,
  );
  describe(`the cases of area ${area}`, () => {
    test.each(cases)('%s: %s', (_id, _title, input, expected) => {
      const answers = rules.map((each) => each(input)).filter((answer) => answer !== null);
      expect(answers[0], 'no rule fits the input').toBeDefined();
      expect(answers[0]).toMatchObject(expected);
    });
  });
}
