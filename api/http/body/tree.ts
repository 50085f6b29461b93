// What any body must keep to before a schema looks at it: few enough parts, flat enough, and no
// name through which JavaScript objects can be poisoned.
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import type { ProblemDetails } from '../problems/problem.ts';

/** Values nested deeper overflow the stack of whoever walks them. */
const DEPTH_MAX = 20;
/** An invoice of 500 items with all that they may say, and no more. */
const NODES_MAX = 10_000;

const FORBIDDEN_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export const isForbiddenName = (name: string): boolean => FORBIDDEN_NAMES.has(name);

export const malformed = (
  detail: string,
): { readonly ok: false; readonly rejection: ProblemDetails } =>
  rejected({ status: 400, code: 'malformed_body', detail });

/** Walks without recursion, since the value may be as deep as the body is long. */
export function checkTree(value: unknown, nodesMax = NODES_MAX): Result<unknown, ProblemDetails> {
  const waiting: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  let nodes = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    nodes += 1;
    if (nodes > nodesMax) return malformed(`The body has more than ${nodesMax} values.`);
    if (typeof next.value !== 'object' || next.value === null) continue;
    const depth = next.depth + 1;
    if (depth > DEPTH_MAX) return malformed(`The body is nested more than ${DEPTH_MAX} deep.`);
    for (const [name, child] of Object.entries(next.value)) {
      if (isForbiddenName(name)) return malformed('The body has a name that is not allowed.');
      waiting.push({ value: child, depth });
    }
  }
  return accepted(value);
}
