// Work that many ask for and that is done for all of them together: while it is under way, whoever
// asks has it done once more afterwards.

/** @param work never throws. @returns what asks for it, without waiting. */
export function coalesce(work: () => Promise<void>): () => void {
  let running = false;
  let wanted = false;
  const run = async (): Promise<void> => {
    running = true;
    while (wanted) {
      wanted = false;
      await work();
    }
    running = false;
  };
  return () => {
    wanted = true;
    if (!running) void run();
  };
}
