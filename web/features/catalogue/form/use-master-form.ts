// The state of a form for a master: what is typed, what is wrong with it, and sending it.
import { useState } from 'react';
import { listAssets } from '#api/contract/asset.ts';
import { readFigures } from '#api/contract/figures.ts';
import { readSharedCounts } from '#api/contract/installation.ts';
import type { CallResult } from '#web/client/call.ts';
import { forget } from '#web/client/query.ts';
import { useSend } from '#web/client/use-send.ts';
import { READS_OF_ONE } from '../calls/one.ts';
import { listsOf } from '../calls/lists.ts';
import type { Saved } from '../calls/writes.ts';
import type { Kind } from '../kinds.ts';
import { refusalsOf } from './refusals.ts';

/** What is wrong, by the field's name on the wire. */
export type Wrongs = Readonly<Record<string, string>>;

type Options<Fields> = {
  readonly kind: Kind | 'asset';
  readonly begin: Fields;
  readonly gapsIn: (fields: Fields) => Wrongs;
  readonly write: (fields: Fields) => Promise<CallResult<Saved>>;
  readonly onSaved: (saved: Saved) => void;
};

/** Forgets what a write made old. */
export const forgetKind = (kind: Kind | 'asset'): Promise<void> =>
  forget(
    ...(kind === 'asset' ? [listAssets] : listsOf(kind)),
    ...READS_OF_ONE,
    ...[readSharedCounts, readFigures],
  );

export function useMasterForm<Fields extends object>(options: Options<Fields>) {
  const { kind, begin, gapsIn, write, onSaved } = options;
  const [fields, setFields] = useState(begin);
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const gaps = gapsIn(fields);
  const errors: Wrongs = submitted ? { ...refusalsOf(kind, failure), ...gaps } : {};
  /** @returns whether it was sent. */
  const submit = (): boolean => {
    setSubmitted(true);
    if (Object.keys(gaps).length > 0) return false;
    void send(
      () => write(fields),
      async (saved) => {
        await forgetKind(kind);
        onSaved(saved);
      },
    );
    return true;
  };
  const set = (change: Partial<Fields>) => setFields((now) => ({ ...now, ...change }));
  return { begin, fields, set, errors, busy, failure, submit };
}

export type MasterForm<Fields extends object> = ReturnType<typeof useMasterForm<Fields>>;
