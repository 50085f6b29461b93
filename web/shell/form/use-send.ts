// A write from a form: idle, on its way, or refused. The form stays as it is until it succeeds.
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { keepKeys } from '#web/ahead/keep.ts';
import type { CallResult } from '#web/client/call.ts';
import { isChangedSince } from '#web/client/failure.ts';
import type { Failure } from '#web/client/failure.ts';

export type Sending = {
  readonly busy: boolean;
  readonly failure: Failure | null;
};

export type Send = <Reply>(
  write: () => Promise<CallResult<Reply>>,
  then: (reply: Reply) => void | Promise<void>,
) => Promise<void>;

type Manner = {
  /** What is typed while it is on its way is meant for what comes after. */
  readonly keepsKeys?: boolean;
  /** What comes after is a form: Ctrl+Enter, typed ahead, is that form's and no repetition. */
  readonly opensForm?: boolean;
};

/** A second call while the first is on its way does nothing. */
export function useSend({ keepsKeys = false, opensForm = false }: Manner = {}): Sending & {
  readonly send: Send;
  readonly clear: () => void;
} {
  const [state, setState] = useState<Sending>({ busy: false, failure: null });
  const send: Send = async (write, then) => {
    if (state.busy) return;
    setState({ busy: true, failure: null });
    const answered = keepsKeys ? keepKeys(opensForm) : null;
    const result = await write();
    if (!result.ok) {
      // The page shows what the refusal speaks of, so that the next try is about what is there.
      if (isChangedSince(result.failure)) void readAgain();
      answered?.(false);
      // Whoever waits for this looks for the field that is marked wrong.
      flushSync(() => setState({ busy: false, failure: result.failure }));
      return;
    }
    await then(result.value);
    // The next key must find the form as it is now.
    flushSync(() => setState({ busy: false, failure: null }));
    answered?.(true);
  };
  return { ...state, send, clear: () => setState({ busy: false, failure: null }) };
}

/** Forms of strangers read nothing, and do without the code that does. */
async function readAgain(): Promise<void> {
  const client = await import('#web/client/query.ts');
  await client.readAgain();
}
