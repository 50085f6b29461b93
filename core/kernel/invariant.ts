/** Stops on a bug in our own code, never for what a person typed. The message is a sentence. */
export function invariant(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${sentence}`);
}
