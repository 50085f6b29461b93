/** What a rule answers: the value, or the one refusal that applies. */
export type Result<Value, Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly rejection: Refusal };

export const accepted = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

export const rejected = <Refusal>(
  rejection: Refusal,
): { readonly ok: false; readonly rejection: Refusal } => ({ ok: false, rejection });
