// A write from a form: idle, on its way, or refused. The form stays as it is until it succeeds.
import { useState } from 'react';
import type { CallResult } from './call.ts';
import type { Failure } from './failure.ts';

export type Sending = {
  readonly busy: boolean;
  readonly failure: Failure | null;
};

export type Send = <Reply>(
  write: () => Promise<CallResult<Reply>>,
  then: (reply: Reply) => void | Promise<void>,
) => Promise<void>;

/** A second call while the first is on its way does nothing. */
export function useSend(): Sending & { readonly send: Send; readonly clear: () => void } {
  const [state, setState] = useState<Sending>({ busy: false, failure: null });
  const send: Send = async (write, then) => {
    if (state.busy) return;
    setState({ busy: true, failure: null });
    const result = await write();
    if (!result.ok) {
      setState({ busy: false, failure: result.failure });
      return;
    }
    await then(result.value);
    setState({ busy: false, failure: null });
  };
  return { ...state, send, clear: () => setState({ busy: false, failure: null }) };
}
