// One question to the database for everybody who is to be found by the same kind of key.
import { batched } from '#api/store/sql.ts';

/**
 * @param ask is given distinct keys; what is missing from its answer is not there.
 * @returns a function that answers from a question begun after it was called.
 */
export function gathered<Answer>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): (key: string) => Promise<Answer | null> {
  return batched(async (keys: readonly string[]) => {
    const answers = await ask([...new Set(keys)]);
    return keys.map((key) => answers.get(key) ?? null);
  });
}
