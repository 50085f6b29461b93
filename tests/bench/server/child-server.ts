// What a server of the bench says to the bench, which is the process that started it.

/** @param statements how many it has sent to PostgreSQL so far. */
export function answerBench(
  address: string,
  { statements, stop }: { readonly statements: () => number; readonly stop: () => Promise<void> },
): void {
  process.send?.({ address });
  process.on('message', (wish) => {
    if (wish !== 'usage') return;
    const [usage, cpu] = [process.resourceUsage(), process.cpuUsage()];
    process.send?.({ usage, cpu, statements: statements() });
  });
  process.on('disconnect', () => void stop().then(() => process.exit(0)));
}
