// What a refused sign-in or registration says, as one sentence.
import type { Failure } from '#web/client/failure.ts';
import { loginWords, registerWords } from './wording.ts';

export function loginError(failure: Failure): string {
  switch (failure.kind) {
    case 'network':
      return loginWords.network;
    case 'text':
      return failure.text;
    case 'problem':
      return failure.problem.detail;
    case 'unreadable':
      return failure.status === 200 ? loginWords.withoutId : loginWords.failed;
  }
}

/** @returns what the server says of the setup code, or null. */
export const setupCodeError = (failure: Failure | null): string | null =>
  failure?.kind === 'text' ? (/^setup_code: (.*)$/.exec(failure.text)?.[1] ?? null) : null;

export function registerError(failure: Failure): string {
  switch (failure.kind) {
    case 'network':
      return registerWords.network;
    case 'text':
      return failure.text;
    case 'problem':
      return failure.problem.detail;
    case 'unreadable':
      return failure.status === 200 ? registerWords.withoutId : registerWords.failed;
  }
}
