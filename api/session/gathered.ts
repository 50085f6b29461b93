// One question to the database for everybody who waits for the same kind of answer. With many
// clients at once this costs a round trip where each would have cost its own; with one client it
// costs nothing more.

/**
 * @param ask is given distinct keys; what is missing from its answer is not there.
 * @returns a function that answers from a question begun after it was called, never from an earlier
 *   one, so that nobody is told what held before they asked.
 */
export function gathered<Answer>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): (key: string) => Promise<Answer | null> {
  let next: { readonly keys: Set<string>; readonly answers: Promise<Answers<Answer>> } | null =
    null;
  let running: Promise<unknown> = Promise.resolve();

  const begin = () => {
    const keys = new Set<string>();
    const answers = running.then(() => {
      next = null;
      return ask([...keys]);
    });
    running = answers.catch(() => undefined);
    return { keys, answers };
  };

  return async (key) => {
    next ??= begin();
    next.keys.add(key);
    return (await next.answers).get(key) ?? null;
  };
}

type Answers<Answer> = ReadonlyMap<string, Answer>;
