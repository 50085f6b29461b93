// The state of a form for a master: what is typed, what is wrong with it, and sending it.
import { useState } from 'react';
import { z } from 'zod';
import { listAccounts, listAccountTypes } from '#api/contract/account.ts';
import { listAssets } from '#api/contract/asset.ts';
import type { Endpoint } from '#api/contract/endpoint.ts';
import { readFigures } from '#api/contract/figures.ts';
import { readSharedCounts } from '#api/contract/installation.ts';
import type { CallResult } from '#web/client/call.ts';
import { invalidate } from '#web/client/query.ts';
import { useSend } from '#web/client/use-send.ts';
import { useKeptFields } from '#web/shell/form/use-kept-fields.ts';
import type { Start } from '#web/shell/form/use-kept-fields.ts';
import { READS_OF_ONE } from '../calls/one.ts';
import { listsOf } from '../calls/lists.ts';
import type { Saved } from '../calls/writes.ts';
import type { Kind, Where } from '../kinds.ts';
import { refusalsOf } from './refusals.ts';

/** What is wrong, by the field's name on the wire. */
export type Wrongs = Readonly<Record<string, string>>;

export type Keep<Fields> = {
  readonly where: Where;
  /** The kind is enough, unless there are two forms of it. */
  readonly form?: string;
  readonly schema: Start<Fields>['schema'];
};

type Options<Fields> = {
  readonly kind: Kind | 'asset';
  /** Under the name that came along, if one did. */
  readonly begin: Fields;
  /** Long forms are kept on this device while they are typed. */
  readonly keep?: Keep<Fields> | undefined;
  readonly gapsIn: (fields: Fields) => Wrongs;
  readonly write: (fields: Fields) => Promise<CallResult<Saved>>;
  readonly onSaved: (saved: Saved) => void;
};

/** What shows the name of another kind. */
const SHOWN_IN: { readonly [K in Kind | 'asset']?: readonly Endpoint[] } = {
  category: [...listsOf('product'), ...listsOf('service')],
  brand: listsOf('product'),
  unit: listsOf('product'),
  account_type: [listAccountTypes, listAccounts],
};

/** Forgets what a write made old. */
export function invalidateKind(kind: Kind | 'asset'): Promise<void> {
  // Nobody waits for these: the form goes on without them.
  void invalidate(...(SHOWN_IN[kind] ?? []));
  return invalidate(
    ...(kind === 'asset' ? [listAssets] : listsOf(kind)),
    ...READS_OF_ONE,
    readSharedCounts,
    readFigures,
  );
}

function useKept<Fields extends object>({ kind, begin, keep }: Options<Fields>) {
  const { name = '' } = begin as { readonly name?: string };
  return useKeptFields<Fields>({
    form: keep?.form ?? kind,
    // What all books share is kept beside the books.
    bookId: keep?.where ?? 0,
    schema: keep?.schema ?? z.never(),
    begin: () => (keep === undefined ? begin : { ...begin, name: '' }),
    given: begin,
    isKept: keep !== undefined,
    // Whoever brings another name along means another thing.
    isWanted: (draft) => name === '' || (draft as { readonly name?: unknown }).name === name,
  });
}

export function useMasterForm<Fields extends object>(options: Options<Fields>) {
  const { kind, begin, gapsIn, write, onSaved } = options;
  const kept = useKept(options);
  const { fields, setFields, restoredAt, startAfresh } = kept;
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
        kept.forget();
        await invalidateKind(kind);
        onSaved(saved);
      },
    );
    return true;
  };
  const set = (change: Partial<Fields>) => setFields((now) => ({ ...now, ...change }));
  return { begin, fields, set, errors, busy, failure, submit, restoredAt, startAfresh };
}

export type MasterForm<Fields extends object> = ReturnType<typeof useMasterForm<Fields>>;
