// What is unusual about an act before it is done: the server judges it as it would be, and does
// nothing. It is asked once typing has paused, and what it says stands until the next answer.
import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { WarningCode } from '#core/warning/index.ts';
import type { WriteEndpoint } from '#api/contract/wire/endpoint.ts';
import { call, previewCall } from './call.ts';
import type { CallInput, CallResult } from './call.ts';
import { sentenceOf } from './failure.ts';
import type { Failure } from './failure.ts';

/** Longer than between two keys of a slow hand. */
const PAUSE_MS = 600;

/** A refusal of the register is told beside the form too: what is in hand cannot be seen in it. */
const TOLD_REFUSALS: ReadonlySet<string> = new Set(['stock_below_nil']);

/** What is sent of an act: whether it fits is for the server to say. */
type PreviewInput = {
  readonly params?: Readonly<Record<string, number>>;
  readonly query?: Readonly<Record<string, number>>;
  readonly body: object;
};

/** An act that a form asks about before it sends it. */
export type AskedAct<Reply> = {
  readonly endpoint: WriteEndpoint;
  readonly input: PreviewInput;
  readonly send: () => Promise<CallResult<Reply>>;
};

export const actOf = <E extends WriteEndpoint>(
  endpoint: E,
  input: CallInput<E> & PreviewInput,
  once: Pick<CallInput<E>, 'idempotencyKey'> = {},
): AskedAct<z.output<E['reply']>> => ({
  endpoint,
  input,
  send: () => call(endpoint, { ...input, ...once }),
});

type PreviewedAct = {
  readonly endpoint: WriteEndpoint;
  readonly input: PreviewInput & { readonly signal: AbortSignal };
};

/**
 * @param input null while what is typed cannot be sent.
 * @param saidElsewhere what the form tells by itself.
 * @returns the warnings in words; none where nothing is unusual, or nothing can be heard.
 */
export const useActWarnings = (
  endpoint: WriteEndpoint,
  input: PreviewInput | null,
  saidElsewhere: readonly WarningCode[] = [],
): readonly string[] =>
  useTold(endpoint, input).flatMap(({ code, text }) =>
    saidElsewhere.some((one) => one === code) ? [] : [text],
  );

/** @returns the warnings that are about one field, by its name on the wire. */
export const useFieldWarnings = (
  endpoint: WriteEndpoint,
  input: PreviewInput | null,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    useTold(endpoint, input).flatMap(({ field, text }) =>
      field === undefined ? [] : [[field, text]],
    ),
  );

function useTold(endpoint: WriteEndpoint, input: PreviewInput | null): readonly Told[] {
  // A form may turn into another act while it is typed: what was typed for the one is not sent to
  // the other.
  const act = `${endpoint.method} ${endpoint.path} `;
  const wanted = input === null ? null : `${act}${JSON.stringify(input)}`;
  const paused = usePaused(wanted);
  const asked = paused?.startsWith(act) === true ? paused.slice(act.length) : null;
  const { data } = useQuery({
    queryKey: [endpoint.path, 'preview', asked],
    queryFn: ({ signal }) =>
      textsOf({
        endpoint,
        input: { ...(JSON.parse(asked ?? '{}') as object), signal },
      } as PreviewedAct),
    enabled: asked !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return wanted === null || data === undefined ? NOTHING : data;
}

const NOTHING: readonly Told[] = [];

type Told = { readonly code: string; readonly text: string; readonly field?: string | undefined };

async function textsOf({ endpoint, input }: PreviewedAct): Promise<readonly Told[]> {
  const told = await previewCall(endpoint, input);
  if (told.ok)
    return told.value.warnings.map(({ code, message: text, field }) => ({ code, text, field }));
  return isTold(told.failure) ? [{ code: 'refused', text: sentenceOf(told.failure) }] : [];
}

const isTold = (failure: Failure): boolean =>
  failure.kind === 'problem' && TOLD_REFUSALS.has(failure.problem.code);

/** @returns the value once it has been the same for a moment. */
function usePaused(value: string | null): string | null {
  const [paused, setPaused] = useState<string | null>(null);
  // A clock is outside React.
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
