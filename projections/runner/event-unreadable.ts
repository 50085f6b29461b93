/** An event of the log that cannot be made rows of. */
export class EventUnreadable extends Error {
  override name = 'EventUnreadable';
  readonly seq: number;

  constructor({ seq, stream }: { readonly seq: number; readonly stream: string }, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : 'it cannot be read';
    super(`event ${seq} (${stream}): ${reason}`, { cause });
    this.seq = seq;
  }
}
